import type { SentScaleTable } from '#contract/measurement.ts'
import { itemsOf } from '#engine/bank/block.ts'
import type { ItemKey } from '#engine/bank/item.ts'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import {
  type Defects,
  drawModels,
  readsTranslation,
  simulateTakers,
  type Taker,
} from '#engine/measurement/simulate.ts'
import { type AnswerSheet, GROUPINGS, startSheet } from '#engine/measurement/tables/answer-sheet.ts'
import type { GroupFigures } from '#engine/measurement/tables/group-figures.ts'
import { type Flag, measureForm } from '#engine/measurement/tables/measure-form.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { latestPins } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { newestVersions } from '#server/features/assessment/newest-versions.ts'
import { gateScaleTable } from '#server/features/measurement/gate-tables.ts'
import { seededRandom } from '../../tests/support/seeded-random.ts'

/** Maps each kind of fault that is planted to the sign that must say so. */
const SIGN_OF = {
  swapped: 'key',
  neighbours: 'key',
  leaked: 'easier',
  dependent: 'dependent',
  translated: 'group',
} as const satisfies Readonly<Record<string, Flag['why']>>
type Kind = keyof typeof SIGN_OF
/** Lists the kinds of faults that are planted. */
export const KINDS = Object.keys(SIGN_OF) as readonly Kind[]

export interface Planted {
  readonly seed: number
  /** What was not found, by kind. */
  readonly missed: readonly { readonly kind: Kind; readonly what: string }[]
  /** Sound stories that were accused, each with its sign. */
  readonly accusing: readonly string[]
  /** Sound stories that were accused of anything, of all that were looked at. */
  readonly falseFlags: number
  readonly sound: number
  /** Sound stories on which the languages differ with p below .05 before correction: chance alone. */
  readonly nullAlarms: number
}

/**
 * Invents takers of the real bank, makes seven faults in one section of it (two stories with best and worst exchanged, one with
 * neighbours exchanged, one known to a tenth of the later half, one that repeats another for a half, two that are harder in one
 * language), measures them as a snapshot does, and tells which of them its signs name.
 */
export function plantDefects(section: string, takers: number, seed: number): Planted {
  const random = seededRandom(seed)
  const stories = itemsOf(RELEASED.bank).filter(
    ({ item }) => item.slot.form === 'basic' && item.status !== 'retired',
  )
  const own = stories.filter(({ item, field }) => item.slot.section === section && field === null)
  const keys = own.map(({ key }) => key)
  const defects = drawDefects(keys, takers / 2, random)
  const models = drawModels(
    stories.map(({ key }) => key),
    random,
  )
  const sheet = readTakers(simulateTakers(RELEASED.bank, models, random, { defects }), takers)
  const { exchanged, leaked, dependent, translated } = defects
  const planted: readonly { readonly kind: Kind; readonly keys: readonly ItemKey[] }[] = [
    ...exchanged.map(({ key, values: [first] }) => ({
      kind: first === 1 ? ('swapped' as const) : ('neighbours' as const),
      keys: [key],
    })),
    { kind: 'leaked', keys: [leaked.key] },
    { kind: 'dependent', keys: [dependent.on, dependent.key] },
    ...translated.keys.map(key => ({ kind: 'translated' as const, keys: [key] })),
  ]
  const { signs, alarms } = readSigns(sheet, section)
  const says = (key: string, why: Flag['why']) => signs.some(sign => sign.key === key && sign.why === why)
  const faulty = new Set(planted.flatMap(own => own.keys))
  const sound = new Set<string>(keys.filter(key => !faulty.has(key)))
  // A pair leans where either of its stories has a fault; the sign names the first.
  const places = new Set([...faulty].map(slotOf))
  const accusing = signs.filter(
    ({ key, why }) => sound.has(key) && !(why === 'lean' && places.has(slotOf(key))),
  )
  return {
    seed,
    missed: planted
      .filter(({ kind, keys: own }) => !own.every(key => says(key, SIGN_OF[kind])))
      .map(({ kind, keys: own }) => ({ kind, what: own.join(' and ') })),
    accusing: accusing.map(({ key, why }) => `${key} ${why}`),
    falseFlags: new Set(accusing.map(({ key }) => key)).size,
    sound: sound.size,
    nullAlarms: alarms.filter(key => sound.has(key)).length,
  }
}

/** Stores takers in a sheet as their attempts would be; who reads the translation answers in the second language. */
function readTakers(invented: Generator<Taker, never>, takers: number): AnswerSheet {
  const form = newestForm(RELEASED, 'basic')
  const { add, end } = startSheet(RELEASED, form, takers)
  const pins = new Map<string, ReturnType<typeof latestPins>>()
  for (let taker = 0; taker < takers; taker += 1) {
    const { field, storySet, answers } = invented.next().value
    const name = `${field} ${storySet}`
    const pinned = pins.get(name) ?? latestPins(RELEASED, form.id, field, storySet)
    pins.set(name, pinned)
    const [first, second = first] = LOCALES
    const { letter } = LANGUAGES[readsTranslation(taker) ? second : first]
    add({
      ...{ form: form.id, ...newestVersions(RELEASED, form.id), field },
      ...pinned,
      answers: answers.map(({ place }) => place + 1).join(''),
      languages: letter.repeat(answers.length),
      devices: inTurn(GROUPINGS.device, taker >> 1).repeat(answers.length),
      itemMilliseconds: answers.map(() => null),
      ...{ education: 'بكالوريوس', experienceYears: inTurn(GROUPINGS.experience, taker >> 2) },
      ...{ startedAt: taker, isCompleted: true, isLeft: false },
    })
  }
  return end()
}

function inTurn<Entry>(all: readonly Entry[], turn: number): Entry {
  return all[turn % all.length] as Entry
}

/**
 * Measures a section as a snapshot does, and reads what the console says of it: its signs, behind their gates. The rest of the form
 * is left out.
 */
function readSigns(sheet: AnswerSheet, section: string) {
  let signs: SentScaleTable['flags'] | undefined
  const alarms: string[] = []
  for (const { name, table } of measureForm(sheet, seededRandom(1))) {
    if (name.section !== section && signs) break
    if (name.section !== section) continue
    if ('flags' in table) signs = gateScaleTable(table, name.form).flags
    else alarms.push(...table.groups.filter(isAlarm).map(({ key }) => key))
  }
  return { signs: signs ?? [], alarms }
}

const isAlarm = ({ by, p = null }: GroupFigures) => by === 'language' && p !== null && p < 0.05

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

function slotOf(key: string): string {
  return key.replace(/\/[ab]@\d+$/, '')
}
