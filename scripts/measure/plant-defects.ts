import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import type { ItemKey, Value } from '#engine/bank/item.ts'
import { findDif } from '#engine/measurement/fairness/find-dif.ts'
import { findEasier } from '#engine/measurement/fairness/find-easier.ts'
import {
  type Defects,
  drawModels,
  readsTranslation,
  simulateTakers,
  type TakerAnswer,
} from '#engine/measurement/simulate.ts'
import { columnOf } from '#engine/measurement/table.ts'
import { watchStories } from '#engine/measurement/watch-stories.ts'
import { seededRandom } from '../../tests/support/seeded-random.ts'

/** Lists the kinds of faults that are planted, and looked for each by its own figure. */
export const KINDS = ['swapped', 'neighbours', 'leaked', 'dependent', 'translated'] as const
type Kind = (typeof KINDS)[number]

export interface Planted {
  readonly seed: number
  /** What was not found, by kind. */
  readonly missed: readonly { readonly kind: Kind; readonly what: string }[]
  /** Sound stories that were accused of anything, of all that were looked at. */
  readonly falseFlags: number
  readonly sound: number
  /** Sound stories on which the languages differ with p below .05 before correction: chance alone. */
  readonly nullAlarms: number
}

/**
 * Invents takers of the real bank, makes seven faults in one section of it (two stories with best and worst exchanged, one with
 * neighbours exchanged, one known to a tenth of the later half, one that repeats another for a half, two that are harder in one
 * language), and tells which of them are found.
 */
export function plantDefects(section: string, takers: number, seed: number): Planted {
  const random = seededRandom(seed)
  const stories = itemsOf(BANK).filter(({ item }) => item.slot.form === 'basic' && item.status !== 'retired')
  const own = stories.filter(({ item, field }) => item.slot.section === section && field === null)
  const keys = own.map(({ key }) => key)
  const defects = drawDefects(keys, takers / 2, random)
  const models = drawModels(
    stories.map(({ key }) => key),
    random,
  )
  const invented = simulateTakers(BANK, models, random, { defects })
  const people = Array.from({ length: takers }, () =>
    invented.next().value.answers.filter(answer => answer.section === section),
  )
  const pair = [defects.dependent.key, defects.dependent.on].sort().join(' and ')
  const planted: readonly { readonly kind: Kind; readonly what: string }[] = [
    ...defects.exchanged.map(({ key, values: [first] }) => ({
      kind: first === 1 ? ('swapped' as const) : ('neighbours' as const),
      what: key,
    })),
    { kind: 'leaked', what: defects.leaked.key },
    { kind: 'dependent', what: pair },
    ...defects.translated.keys.map(what => ({ kind: 'translated' as const, what })),
  ]
  const { flags, alarms } = lookFor(keys, people, takers / 2)
  const partsOf = (what: string) => what.split(' and ')
  const faulty = new Set(planted.flatMap(({ what }) => partsOf(what)))
  const accused = new Set(Object.values(flags).flat().flatMap(partsOf))
  return {
    seed,
    missed: planted.filter(({ kind, what }) => !flags[kind].includes(what)),
    falseFlags: [...accused].filter(key => !faulty.has(key)).length,
    sound: keys.filter(key => !faulty.has(key)).length,
    nullAlarms: alarms.filter(key => !faulty.has(key)).length,
  }
}

/** Looks at the answers as the measurement does, and names the accused by kind. */
function lookFor(keys: readonly ItemKey[], people: readonly (readonly TakerAnswer[])[], later: number) {
  const columns = new Map(keys.map((key, column) => [key, column]))
  const table = people.map(answers => {
    const row = Array<Value | null>(keys.length).fill(null)
    for (const { key, value } of answers) {
      const column = columns.get(key)
      if (column !== undefined) row[column] = value
    }
    return row
  })
  const sums = people.map(answers => answers.reduce((sum, { value }) => sum + value, 0))
  const name = (column: number) => String(keys[column])
  const watched = watchStories(table)
  const againstKey = watched.stories.filter(story => story.againstKey).map(({ column }) => name(column))
  const easier = findEasier(
    Float64Array.from(sums),
    keys.map((_, column) => {
      const scores = columnOf(table, column)
      const rows = [...scores.keys()].filter(row => scores[row] !== null)
      return { rows, scores: rows.map(row => scores[row] ?? 0) }
    }),
    sums.map((_, taker) => taker >= later),
  )
  const leaked = keys.filter((_, column) => easier[column] !== null)
  const dependent = watched.dependent.map(({ one, other }) => [name(one), name(other)].sort().join(' and '))
  const dif = compareLanguages(keys, people)
  const translated = keys.filter((_, column) => dif[column]?.flagged)
  const alarms = keys.filter((_, column) => (dif[column]?.ordinal?.total.p ?? 1) < 0.05)
  const flags: Record<Kind, readonly string[]> = {
    ...{ swapped: againstKey, neighbours: againstKey, leaked, dependent, translated },
  }
  return { flags, alarms }
}

/** Compares those who read the translation with the others on every story, matched by the sum over the questions of the section. */
function compareLanguages(keys: readonly ItemKey[], people: readonly (readonly TakerAnswer[])[]) {
  const readers = new Map(keys.map(key => [key, { column: 0, rows: [] as number[], scores: [] as number[] }]))
  people.forEach((answers, row) => {
    answers.forEach(({ key, value }, column) => {
      const story = readers.get(key)
      if (!story) return
      story.column = column
      story.rows.push(row)
      story.scores.push(value)
    })
  })
  const matching = Array.from({ length: people[0]?.length ?? 0 }, (_, column) =>
    Float64Array.from(people, answers => answers[column]?.value ?? Number.NaN),
  )
  return findDif(
    matching,
    [...readers.values()],
    people.map((_, taker) => readsTranslation(taker)),
  )
}

function drawDefects(keys: readonly ItemKey[], from: number, random: () => number): Required<Defects> {
  const left = [...keys]
  const take = (fits: (key: ItemKey) => boolean = () => true): ItemKey => {
    const fitting = left.filter(fits)
    const key = fitting[Math.floor(random() * fitting.length)]
    if (!key) throw new Error('There is no story left to make a fault in.')
    // Its twin stays sound.
    left.splice(0, left.length, ...left.filter(other => slotOf(other) !== slotOf(key)))
    return key
  }
  // What repeats comes later in the form than what it repeats.
  const [one, other] = [take(), take()].sort()
  return {
    exchanged: [
      { key: take(), values: [1, 5] },
      { key: take(), values: [1, 5] },
      { key: take(), values: [3, 4] },
    ],
    leaked: { key: take(), share: 0.1, from },
    dependent: { key: other ?? take(), on: one ?? take(), share: 0.5 },
    translated: { keys: [take(), take()], harder: 1 },
  }
}

function slotOf(key: ItemKey): string {
  return key.replace(/\/[ab]@\d+$/, '')
}
