import { describe, expect, it } from 'vitest'
import { BANK } from '#engine/bank/index.ts'
import { itemsOfSet, openAssemblies } from '#engine/checks/check-bank.ts'
import { extremeAnswer, lengthHint } from '#engine/checks/length-hint.ts'
import { positions } from '#engine/checks/positions.ts'
import { runs } from '#engine/checks/runs.ts'
import { storySetFaults } from '#engine/checks/story-sets.ts'
import { unitsOf } from '#engine/checks/units.ts'
import { meanWords } from '#engine/checks/word-limits.ts'
import { FORMS } from '#engine/forms/forms.ts'
import type { Slot } from '#engine/forms/slots.ts'
import { complementOf, STORY_SETS, storyIn } from '#engine/forms/story-sets.ts'
import { ANSWERS, valueOfAnswer } from '#engine/public-view.ts'
import { FIELD_IDS, type FieldId, TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { pairsByField } from './story-sets.ts'

const SETS = Array.from({ length: STORY_SETS }, (_, index) => index + 1)
const lettersOf = (slots: readonly Slot[], set: number, field: FieldId | null) =>
  slots.map(storyIn(set, field)).join('')

describe.each(TEMPLATE_IDS)('the story sets of %s', form => {
  const { slots, asksField } = FORMS[form]
  const fields = pairsByField(BANK, form)

  it('are alike in any field: half of each story, leans that cancel out, facets that are about as hard', () => {
    expect(fields.map(({ field }) => field)).toEqual(asksField ? FIELD_IDS : [null])
    for (const { field, pairs } of fields)
      for (const set of SETS)
        expect([field, set, storySetFaults(storyIn(set, field), slots, pairs)]).toEqual([field, set, []])
  })

  it('are all different, and each has its complement', () => {
    for (const { field } of fields) {
      expect(new Set(SETS.map(set => lettersOf(slots, set, field))).size).toBe(STORY_SETS)
      for (const set of SETS) {
        expect(complementOf(complementOf(set))).toBe(set)
        const other = storyIn(complementOf(set), field)
        expect(slots.filter(slot => storyIn(set, field)(slot) === other(slot))).toEqual([])
      }
    }
  })
})

it('no set lets place or length hint at a value, in any field (A-04 to A-09)', () => {
  for (const assembly of openAssemblies(BANK))
    for (const set of SETS) {
      const items = itemsOfSet(BANK, assembly, set)
      const key = `${assembly.form} ${assembly.field} ${set}`
      const found = unitsOf(assembly.form, items).flatMap(({ name, items: own }) =>
        [positions, meanWords, lengthHint, extremeAnswer].flatMap(check => check(own, key, name)),
      )
      expect([...found, ...runs(items, key)].filter(({ level }) => level === 'fail')).toEqual([])
    }
}, 60_000)

it('who always takes one place scores 3 points a question: 90 in each section of the core, 3 of 5 in any form', () => {
  for (const assembly of openAssemblies(BANK))
    for (const set of SETS)
      for (const { name, items } of unitsOf(assembly.form, itemsOfSet(BANK, assembly, set)))
        for (const answer of ANSWERS) {
          const points = items.reduce((sum, item) => sum + valueOfAnswer(item, answer), 0)
          expect([assembly, set, name, answer, points]).toEqual([
            assembly,
            set,
            name,
            answer,
            3 * items.length,
          ])
        }
})

describe('a set is refused', () => {
  const [{ field, pairs } = { field: null, pairs: [] }] = pairsByField(BANK, 'basic')
  const { slots } = FORMS.basic
  const first = storyIn(1, field)
  const flipped = (wanted: (slot: Slot) => boolean) => (slot: Slot) => (wanted(slot) ? 'a' : first(slot))

  it.each([
    ['that tells one story of a facet only', flipped(({ facet }) => facet === 'LOG'), 'skills LOG'],
    [
      'that tells one story of a section only',
      flipped(({ section }) => section === 'motivation'),
      'motivation:',
    ],
  ])('%s', (_, storyAt, named) => {
    expect(storySetFaults(storyAt, slots, pairs).join()).toContain(named)
  })

  it('whose leans add up', () => {
    const leaning = pairs.map(pair => ({ ...pair, lean: first(pair.a.item.slot) === 'a' ? 1 : -1 }))
    expect(storySetFaults(first, slots, leaning).join()).toContain('leans sum to')
  })

  it('whose stories are the easier ones', () => {
    const easier = pairs.map(pair => {
      const told = first(pair.a.item.slot)
      const item = { ...pair[told].item, expected: { share: 1, why: 'invented' } }
      return { ...pair, [told]: { ...pair[told], item } }
    })
    expect(storySetFaults(first, slots, easier).join()).toContain('easier than the other stories')
  })
})
