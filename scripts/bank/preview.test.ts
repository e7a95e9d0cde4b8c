import { afterEach, expect, it, vi } from 'vitest'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { sampleBank } from '#engine/forms/sample-form.ts'
import { printPreview } from './preview.ts'

const bank = sampleBank('basic', 'technology')
const print = vi.spyOn(console, 'log').mockImplementation(() => {})
const complain = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  print.mockClear()
  complain.mockClear()
})

function preview(words: readonly string[], options = {}): string {
  expect(printPreview(bank, words, { keys: false, html: false, ...options })).toBe(0)
  return print.mock.calls.join('\n')
}

it.each(['0', '65', '1.5', 'all'])('a story set that does not exist is refused: %s', set => {
  expect(printPreview(bank, ['technology', 'ar', set], { keys: false, html: false })).toBe(2)
  expect(complain.mock.calls[0]).toEqual([`There is no story set ${set}.`])
  expect(print).not.toHaveBeenCalled()
})

it('a reader sees the words and no key', () => {
  const shown = preview(['technology', 'ar'])
  expect(shown).toContain('الدوافع والرغبات 1 · موقف')
  expect(shown).not.toContain('invented')
})

it('a reviewer sees keys and reasons on request', () => {
  expect(preview(['technology', 'en'], { keys: true })).toContain('1 · mastery · invented')
})

it('the page to print is whole and has the direction of its language', () => {
  const page = preview(['technology', 'ar'], { html: true })
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page.match(/<article>/g)).toHaveLength(90)
})

it('the sheet of a blind reviewer has a box beside every option, a place for remarks and no key', () => {
  const page = preview(['technology', 'en'], { html: true })
  expect(page.match(/class="box"/g)).toHaveLength(450)
  expect(page.match(/class="remarks"/g)).toHaveLength(90)
  expect(page).toContain('technology-skills-4@1')
  expect(page).not.toContain('invented')
  expect(page).not.toContain('draft')
})

it('the sheet with keys names slot, facet and reason of every item and asks whether the key holds', () => {
  const page = preview(['technology', 'en'], { html: true, keys: true })
  expect(page).toContain('slot motivation 1 · ')
  expect(page.match(/Agree with the key/g)).toHaveLength(90)
  expect(page).not.toContain('class="box"')
})

it('an unknown field, form or language is named, with those that there are', () => {
  for (const [words, named] of [
    [['astronomy', 'ar'], 'no field or form astronomy'],
    [['basic', 'ar'], 'no field or form basic'],
    [['technology', 'fr'], 'no language fr'],
  ] as const) {
    complain.mockClear()
    expect(printPreview(bank, words, { keys: false, html: false })).toBe(2)
    expect(complain.mock.calls.join()).toContain(named)
    expect(complain.mock.calls.join()).toContain('technology, healthcare')
  }
})

it('a form that is not open says what is missing', () => {
  expect(printPreview(bank, ['finance', 'ar'], { keys: false, html: false })).toBe(1)
  expect(complain.mock.calls.join()).toContain('competency 25')
  expect(printPreview(bank, ['finance', 'fr'], { keys: false, html: false })).toBe(2)
})

it('a pair is shown with both stories side by side and their changed facts marked', () => {
  const page = ((): string => {
    expect(printPreview(BANK, ['technology', 'en'], { keys: false, html: true })).toBe(0)
    return print.mock.calls.join('\n')
  })()
  const pairs = pairsIn(itemsOf(BANK))
  expect(page.match(/class="stories"/g)).toHaveLength(90)
  expect(page).toMatch(/<mark>[^<]+<\/mark>/)
  expect(page).not.toContain(pairs[0]?.a.item.options[0].rationale)
  print.mockClear()
  expect(printPreview(BANK, ['technology', 'en'], { keys: true, html: false })).toBe(0)
  const [lines = ''] = print.mock.calls.flat().map(String)
  expect(lines).toMatch(/ {7}a [1-5] · [^\n]+ \/ b [1-5] · /)
})

it('a story set is shown as a reader meets it, without the other stories', () => {
  expect(printPreview(BANK, ['technology', 'ar', '7'], { keys: false, html: true })).toBe(0)
  const page = print.mock.calls.join('\n')
  expect(page).not.toContain('class="stories"')
  expect(page.match(/\/[ab]@/g)).toHaveLength(90)
})
