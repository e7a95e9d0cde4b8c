import { describe, expect, it } from 'vitest'
import { pick, seededRandom } from '../tests/support/seeded-random.ts'
import { itemsOf } from './bank/block.ts'
import { BANK } from './bank/index.ts'
import type { ItemOption } from './bank/item.ts'
import { mean } from './bank/mean.ts'
import { bothValuesOf, pairsIn } from './bank/pairs-in.ts'
import { itemsOfSet } from './checks/check-bank.ts'
import type { AssembledItem } from './forms/assemble-form.ts'
import { FORMS } from './forms/forms.ts'
import { complementOf, STORY_SETS } from './forms/story-sets.ts'
import { type Answer, valueOfAnswer } from './public-view.ts'
import { FIELD_IDS } from './vocabulary.ts'

const ATTEMPTS = 10_000
const SECTIONS = FORMS.basic.sections.map(({ id }) => id)
const PAIRED = SECTIONS.filter(section => section !== 'motivation')

const known = new Map<string, readonly AssembledItem[]>()
function formOf(set: number, field: (typeof FIELD_IDS)[number]): readonly AssembledItem[] {
  const name = `${set} ${field}`
  const items = known.get(name) ?? itemsOfSet(BANK, { form: 'basic', field }, set)
  known.set(name, items)
  return items
}

/** Attempts of people who were given a set and a field by chance. */
function* attempts(): Generator<{ items: readonly AssembledItem[]; set: number; place: Answer }> {
  const random = seededRandom(7)
  for (let count = 0; count < ATTEMPTS; count++) {
    const set = pick(random, 1, STORY_SETS)
    const field = FIELD_IDS[pick(random, 0, FIELD_IDS.length - 1)] ?? 'technology'
    yield { items: formOf(set, field), set, place: pick(random, 1, 5) as Answer }
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** The option that is worth most over both stories of its pair: the best there is without the story. */
const BLIND_CHOICE = new Map(
  pairsIn(itemsOf(BANK)).flatMap(pair => {
    const [best] = bothValuesOf(pair).toSorted((one, other) => other.a + other.b - one.a - one.b)
    return [pair.a, pair.b].map(({ key }) => [key, best?.id] as const)
  }),
)

describe(`over ${ATTEMPTS} attempts`, () => {
  it('whoever always answers at one place scores exactly 90 in every section', () => {
    for (const { items, set, place } of attempts()) {
      const scores = SECTIONS.map(id =>
        sumOf(items.filter(({ section }) => section === id).map(item => valueOfAnswer(item, place))),
      )
      expect([set, place, ...scores]).toEqual([set, place, 90, 90, 90])
    }
  })

  it('whoever knows all keys and reads no story scores at most 97 of 150 where a section is paired', () => {
    const scores = new Map(PAIRED.map(id => [id, [] as number[]]))
    for (const { items } of attempts())
      for (const id of PAIRED) {
        const told = items.filter(({ section, item }) => section === id && item.story)
        const values = told.map(item => worthOf(item.item.options, BLIND_CHOICE.get(item.key)))
        scores.get(id)?.push(30 * mean(values))
      }
    for (const [id, values] of scores) {
      expect([id, values.length]).toEqual([id, ATTEMPTS])
      expect(mean(values)).toBeGreaterThan(85)
      expect(mean(values)).toBeLessThanOrEqual(97)
    }
  })

  it('a retake is told no story again', () => {
    for (const { items, set } of attempts()) {
      const again = formOf(complementOf(set), items.find(({ field }) => field)?.field ?? 'technology')
      const told = new Set(items.filter(({ item }) => item.story).map(({ key }) => key))
      expect(told.size).toBeGreaterThanOrEqual(74)
      expect(again.filter(({ key }) => told.has(key))).toEqual([])
    }
  })
})

function worthOf(options: readonly ItemOption[], id: string | undefined): number {
  return options.find(option => option.id === id)?.value ?? Number.NaN
}
