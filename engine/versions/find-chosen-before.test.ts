import { describe, expect, it } from 'vitest'
import { findChosenBefore } from './find-chosen-before.ts'
import { newestForm } from './find-version.ts'
import { latestPins, pinnedItems } from './pinned-items.ts'
import { RELEASED } from './released.ts'

const form = newestForm(RELEASED, 'basic')
const field = 'finance' as const
const first = { field, ...latestPins(RELEASED, 'basic', field, 5) }
const turned = first.stories.replace(/[ab]/g, story => (story === 'a' ? 'b' : 'a'))
const second = { ...first, stories: turned }
const items = pinnedItems(RELEASED, form, second)
const before = pinnedItems(RELEASED, form, first)
const answers = '2'.repeat(90)
/** Positions of the section whose stories are sisters: an option is worth the same in both. */
const sisters = items.flatMap(({ section }, position) => (section === 'motivation' ? [position] : []))
const found = (...earlier: Parameters<typeof findChosenBefore>[3]) =>
  findChosenBefore(RELEASED, form, second, earlier)

describe('what an earlier attempt chose with the twins', () => {
  it('stands at the place of that option in the order of today, for every pair whose facts turn its worth', () => {
    const digits = [...found({ ...first, answers })].map(Number)
    for (const [position, digit] of digits.entries()) {
      if (sisters.includes(position)) expect(digit).toBe(0)
      else expect(items[position]?.item.options[digit - 1]?.id).toBe(before[position]?.item.options[1]?.id)
    }
    expect(digits.filter(digit => digit > 0)).toHaveLength(60)
  })

  it.each<[string, Parameters<typeof findChosenBefore>[3]]>([
    ['nothing was answered', [{ ...first, answers: '' }]],
    ['there is none', []],
    ['it told the same stories', [{ ...second, answers }]],
    ['its items were of another version', [{ ...first, itemVersions: 'z'.repeat(90), answers }]],
  ])('is empty where %s', (_, earlier) => {
    expect(found(...earlier)).toBe('')
  })

  it('leaves the questions of another field out, and takes the newest attempt that answered', () => {
    const elsewhere = [...found({ ...first, field: 'legal', answers })].map(Number)
    expect(elsewhere.filter(digit => digit > 0)).toHaveLength(44)
    expect(found({ ...first, answers: '' }, { ...first, answers })).toBe(found({ ...first, answers }))
  })
})
