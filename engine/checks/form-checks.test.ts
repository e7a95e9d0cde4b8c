import { describe, expect, it } from 'vitest'
import { BANK } from '../bank/index.ts'
import type { Item, ItemText } from '../bank/item.ts'
import { wordCount } from '../bank/parts.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { sampleForm } from '../forms/sample-form.ts'
import { publicQuestion } from '../public-view.ts'
import { TEMPLATE_IDS } from '../vocabulary.ts'
import { itemsOfSet } from './check-bank.ts'
import { checkForm } from './form-checks.ts'
import { payload } from './payload.ts'

type Change = (item: AssembledItem, index: number) => AssembledItem

/** Item 31 is the first of the competency section, 61 the first of skills. */
const CORE = sampleForm('basic', 'technology')
const changed = (change: Change) => CORE.map(change)
const only = (section: string, change: Change): AssembledItem[] =>
  changed((item, index) => (item.section === section ? change(item, index) : item))
const withItem = (entry: AssembledItem, change: Partial<Item>) => ({
  ...entry,
  item: { ...entry.item, ...change },
})
const withText = (entry: AssembledItem, locale: 'ar' | 'en', change: Partial<ItemText>) => ({
  ...entry,
  text: { ...entry.text, [locale]: { ...entry.text[locale], ...change } },
})
const sorted = (entry: AssembledItem, order: readonly number[]): AssembledItem =>
  withItem(entry, {
    options: order.map(value =>
      entry.item.options.find(option => option.value === value),
    ) as unknown as Item['options'],
  })
const rewritten = (entry: AssembledItem, rewrite: (option: string, value: number) => string) =>
  withText(entry, 'en', {
    options: entry.text.en.options.map((option, index) =>
      rewrite(option, entry.item.options[index]?.value ?? 0),
    ) as unknown as ItemText['options'],
  })
/** An item of as many words, the story filled up. */
const ofWords = (entry: AssembledItem, locale: 'ar' | 'en', words: number): AssembledItem => {
  const empty = withText(entry, locale, { story: '' })
  const left = words - wordCount(empty.text[locale])
  return withText(entry, locale, { story: Array.from({ length: left }, () => 'word').join(' ') })
}
const long =
  'and then to all of the other rooms that the whole of the office has on this and on the next floor'

// biome-ignore format: one planted fault a line reads as the table it is
const FAULTS: readonly (readonly [check: string, level: 'fail' | 'warn', fault: string, items: AssembledItem[]])[] = [
  ['A-04', 'fail', 'value 5 at one place too often', only('skills', item => sorted(item, [5, 2, 1, 3, 4]))],
  ['A-04', 'fail', 'values that prefer late places', only('skills', item => sorted(item, [1, 2, 3, 5, 4]))],
  ['A-05', 'fail', 'value 5 three times running at one place', changed((item, index) => (index < 3 ? sorted(item, [2, 5, 1, 4, 3]) : item))],
  ['A-05', 'fail', 'values as a stair', changed((item, index) => (index === 7 ? sorted(item, [5, 4, 3, 2, 1]) : item))],
  ['A-06', 'fail', 'a section of long items', only('competency', item => withText(item, 'en', { story: `${long} `.repeat(9) }))],
  ['A-06', 'fail', 'a section of English items one word over a fifth', only('competency', item => ofWords(item, 'en', 142))],
  ['A-06', 'fail', 'a section of Arabic items one word over a fifth', only('competency', item => ofWords(item, 'ar', 103))],
  ['A-08', 'fail', 'length that grows with value', only('skills', item => rewritten(item, (option, value) => option.replace('.', `${' a'.repeat(value)}.`)))],
  [
    'A-09',
    'fail',
    'a best option that is often the longest',
    only('motivation', (item, index) => (index % 3 === 0 ? rewritten(item, (option, value) => (value === 5 ? option.replace('.', ' as well.') : option)) : index % 3 === 1 ? rewritten(item, (option, value) => (value === 5 ? option.replace('.', ' now.') : option)) : item)),
  ],
  ['A-09', 'fail', 'a best option that is often the shortest', only('motivation', (item, index) => (index % 2 ? rewritten(item, (option, value) => (value === 5 ? option.replace('the ', '') : option)) : item))],
  [
    'A-15',
    'fail',
    'a section of hard English',
    only('skills', item =>
      withText(item, 'en', {
        story: `Administrative considerations necessitate organisational recalibration, ${long}, ${long}, ${long}.`,
        question: 'Organisational administration notwithstanding?',
      }),
    ),
  ],
  ['A-19', 'warn', 'a verb that opens good options only', only('competency', item => rewritten(item, (option, value) => (value === 5 ? option.replace(/^I \w+/, 'I praise') : option)))],
  ['A-19', 'warn', 'a verb that opens one option in five', only('competency', item => rewritten(item, (option, value) => (value === 3 ? option.replace(/^I \w+/, 'I praise') : option)))],
  ['A-20', 'fail', 'one option in two items', changed((item, index) => (index === 40 ? withText(item, 'en', { options: CORE[3]?.text.en.options ?? item.text.en.options }) : item))],
  ['A-23', 'warn', 'a section of men', only('motivation', item => withText(item, 'ar', { story: 'في الرياض يعمل المدير سعد.' }))],
  ['A-23', 'warn', 'a section without another Arab city', only('motivation', item => withText(item, 'en', { story: 'At office 100 in Riyadh, Saad works.' }))],
  ['A-30', 'fail', 'one opening of many stories', only('competency', (item, index) => (index % 4 ? item : withText(item, 'ar', { story: `ربما ${item.text.ar.story}` })))],
  ['A-30', 'fail', 'an article that opens one story in six', only('skills', (item, index) => (index % 6 ? item : withText(item, 'en', { story: `A ${item.text.en.story}` })))],
  ['A-30', 'fail', 'one question of many items', only('competency', (item, index) => (index % 3 ? item : withText(item, 'en', { question: 'Which of these helps most here?' })))],
  ['A-26', 'fail', 'a cell asked once too often', changed(item => (item.item.cell === 'ordering' ? withItem(item, { cell: 'conditional' }) : item))],
  ['A-26', 'fail', 'a type asked too rarely', changed((item, index) => (index === 0 ? withItem(item, { type: 'case_study' }) : item))],
  ['A-26', 'fail', 'an item missing', CORE.slice(1)],
]

describe('the checks over a form', () => {
  it.each(TEMPLATE_IDS)('find nothing in the sample of %s', form => {
    const items = sampleForm(form, form === 'basic' ? 'technology' : null)
    expect(checkForm(form, items, form)).toEqual([])
  })

  it.each(FAULTS)('%s (%s) finds %s', (check, level, _, items) => {
    expect(checkForm('basic', items, 'basic/technology')).toContainEqual(
      expect.objectContaining({ check, level }),
    )
  })

  it('A-06 lets a section of pairs be longer by a fifth', () => {
    const filled = only('competency', item => ofWords(ofWords(item, 'en', 141), 'ar', 102))
    const found = checkForm('basic', filled, 'basic/technology').filter(({ check }) => check === 'A-06')
    expect(found).toEqual([])
  })

  it('A-30 (fail) finds one question too often in a section of another form', () => {
    const asked = sampleForm('leadership', null).map((item, index) =>
      index < 3 ? withText(item, 'en', { question: 'Which of these helps most here?' }) : item,
    )
    expect(checkForm('leadership', asked, 'leadership')).toEqual([
      expect.objectContaining({ check: 'A-30', level: 'fail', where: 'STR, en' }),
    ])
  })

  it('A-28 (fail) finds a secret at any depth of what is sent', () => {
    const leaking = (item: AssembledItem) => ({ ...publicQuestion(item), options: item.item.options })
    expect(payload(CORE, leaking)).toContainEqual(
      expect.objectContaining({ check: 'A-28', level: 'fail', message: 'holds rationale' }),
    )
    expect(payload(CORE)).toEqual([])
  })

  it.each<[string, (item: AssembledItem) => unknown]>([
    ['the letter of the story', ({ item }) => ({ told: item.story })],
    ['the key', ({ key }) => ({ name: key })],
    ['an id of an option', ({ item }) => item.options.map(({ id }) => [id])],
    ['a reason', ({ item }) => ({ text: { en: item.options[0].rationale } })],
    ['what a reader has to find out', ({ text }) => [text.ar.deciding]],
    ['the fact that decides', ({ item }) => [item.knowledge?.fact]],
    ['where the fact stands', ({ item }) => ({ about: [item.knowledge?.source.title] })],
  ])('A-28 (fail) finds %s under an innocent name', (_, leak) => {
    const items = itemsOfSet(BANK, { form: 'basic', field: 'technology' }, 7)
    const told = items.filter(({ section }) => section === 'skills').slice(0, 3)
    const leaking = (item: AssembledItem) => ({ ...publicQuestion(item), more: leak(item) })
    expect(payload(told, leaking)).toContainEqual(expect.objectContaining({ check: 'A-28', level: 'fail' }))
    expect(payload(items)).toEqual([])
  })
})
