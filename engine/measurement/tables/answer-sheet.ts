import { type BankItem, itemsOf } from '../../bank/block.ts'
import type { ItemKey } from '../../bank/item.ts'
import type { Form } from '../../forms/forms.ts'
import { LANGUAGES, LOCALES, type Locale } from '../../languages/index.ts'
import type { Answer } from '../../public-view.ts'
import { assessResponseQuality, isRapid } from '../../scoring/assess-response-quality.ts'
import { findRules } from '../../versions/find-version.ts'
import { pinnedItems } from '../../versions/pinned-items.ts'
import type { Released } from '../../versions/released.ts'
import { answersOf, type StoredAnswers } from '../../versions/score-stored.ts'
import { EDUCATION, type Education, EXPERIENCE, type Experience, FIELD_IDS } from '../../vocabulary.ts'
import type { Columns, Score } from '../table.ts'

/** Holds what is measured of an attempt: answers and coarse groups, and nobody's name or id. */
export interface MeasuredAttempt extends StoredAnswers {
  /** One letter a position: `p` phone, `d` desktop. */
  readonly devices: string
  readonly education: Education
  readonly experienceYears: Experience
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly isCompleted: boolean
  /** Not finished, and nothing has come of it for so long that it is given up. */
  readonly isLeft: boolean
  /** Answers to questions on trial: where the chosen option stood. */
  readonly pilotAnswers?: readonly { readonly item: ItemKey; readonly answer: Answer }[]
}

/** Lists the groups by which people are compared. Who changed language or device on the way belongs to none of these. */
export const GROUPINGS = {
  language: LOCALES,
  device: ['p', 'd'],
  experience: Object.keys(EXPERIENCE) as Experience[],
  field: FIELD_IDS,
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Grouping = keyof typeof GROUPINGS
const LEVELS = Object.keys(EDUCATION)

/** Describes a story that somebody read. */
export interface SheetStory {
  readonly key: ItemKey
  readonly position: number
  /** Asked of one field only. */
  readonly isOfField: boolean
  /** The values of its options, in display order. */
  readonly values: readonly number[]
}

/** Holds a story on trial, and who answered it how. */
export interface SheetPilot {
  readonly item: BankItem
  readonly people: number[]
  /** Where the chosen option stood, from 1. */
  readonly places: Answer[]
}

/** Holds one question of everybody; an entry a person. */
export interface SheetColumn {
  /** Points, 0 where nothing was answered. */
  readonly values: Int8Array
  /** Index among the stories, -1 where nothing was answered. */
  readonly stories: Int16Array
  /** Where the chosen option stood, from 1. */
  readonly places: Int8Array
  /** `NaN` where the time is not known. */
  readonly seconds: Float32Array
  readonly rapid: Uint8Array
}

/** Holds the first attempts of many people at one version of a form, question by question. */
export interface AnswerSheet {
  readonly form: Form
  readonly people: number
  readonly stories: readonly SheetStory[]
  readonly columns: readonly SheetColumn[]
  /** Read beside the questions of the form. */
  readonly pilots: readonly SheetPilot[]
  /** How many questions each person answered. */
  readonly answered: Int16Array
  readonly finished: Uint8Array
  readonly left: Uint8Array
  /** Finished, and without a sign against the way in which it was answered. */
  readonly regular: Uint8Array
  /** For each grouping, the place of a person's group in `GROUPINGS`, or -1. */
  readonly groups: Readonly<Record<Grouping, Int8Array>>
  /** Place among the levels of education, to which norms are weighted. */
  readonly education: Int8Array
  /** Milliseconds since 1970. */
  readonly startedAt: Float64Array
}

/** Starts a sheet that has room for so many people. To add an attempt throws UnknownVersion, and adds nothing, as reading it does. */
export function startSheet(
  released: Released,
  form: Form,
  room: number,
): { readonly add: (attempt: MeasuredAttempt) => void; readonly end: () => AnswerSheet } {
  const stories: SheetStory[] = []
  const places = new Map<string, number>()
  const columns = form.slots.map(() => ({
    values: new Int8Array(room),
    stories: new Int16Array(room).fill(-1),
    places: new Int8Array(room),
    seconds: new Float32Array(room).fill(Number.NaN),
    rapid: new Uint8Array(room),
  }))
  const people = {
    answered: new Int16Array(room),
    finished: new Uint8Array(room),
    left: new Uint8Array(room),
    regular: new Uint8Array(room),
    startedAt: new Float64Array(room),
    education: new Int8Array(room),
  }
  const groups = {
    language: new Int8Array(room),
    device: new Int8Array(room),
    experience: new Int8Array(room),
    field: new Int8Array(room),
  }
  const pilots = new Map(
    itemsOf(released.pilots).map(item => [
      item.key,
      { item, people: [] as number[], places: [] as Answer[] },
    ]),
  )
  let count = 0
  const add = (attempt: MeasuredAttempt) => {
    const answers = answersOf(released, form, attempt)
    const items = pinnedItems(released, form, attempt)
    const { quality } = findRules(released, attempt.scoringVersion).scoring
    const person = count
    count += 1
    answers.forEach((answer, position) => {
      const [column, item] = [columns[position], items[position]]
      if (!column || !item) return
      const name = `${position} ${item.key}`
      const story = places.get(name) ?? stories.length
      if (story === stories.length) {
        places.set(name, story)
        stories.push({
          key: item.key,
          position,
          isOfField: item.slot.scope === 'field',
          values: item.item.options.map(({ value }) => value),
        })
      }
      column.values[person] = answer.value
      column.stories[person] = story
      column.places[person] = answer.position
      if (answer.milliseconds !== null) column.seconds[person] = answer.milliseconds / 1000
      column.rapid[person] = isRapid(quality, answer) ? 1 : 0
    })
    for (const { item, answer } of attempt.pilotAnswers ?? []) {
      pilots.get(item)?.people.push(person)
      pilots.get(item)?.places.push(answer)
    }
    const isFinished = attempt.isCompleted && answers.length === form.count
    people.answered[person] = answers.length
    people.finished[person] = isFinished ? 1 : 0
    people.left[person] = !isFinished && attempt.isLeft ? 1 : 0
    people.startedAt[person] = attempt.startedAt
    people.education[person] = LEVELS.indexOf(attempt.education)
    people.regular[person] =
      isFinished && assessResponseQuality(quality, form, answers).level === 'regular' ? 1 : 0
    groups.language[person] = LOCALES.indexOf(languageOf(attempt.languages) as Locale)
    groups.device[person] = GROUPINGS.device.indexOf(onlyLetterOf(attempt.devices) as 'p')
    groups.experience[person] = GROUPINGS.experience.indexOf(attempt.experienceYears)
    groups.field[person] = attempt.field === null ? -1 : FIELD_IDS.indexOf(attempt.field)
  }
  const end = () => {
    const read = [...pilots.values()].filter(({ people: readers }) => readers.length > 0)
    return { form, people: count, stories, columns, pilots: read, ...people, groups }
  }
  return { add, end }
}

/** Finds the one language in which everything was answered. */
export function languageOf(letters: string): Locale | undefined {
  return LOCALES.find(locale => LANGUAGES[locale].letter === onlyLetterOf(letters))
}

function onlyLetterOf(letters: string): string | null {
  const [first = ''] = letters
  return first !== '' && letters === first.repeat(letters.length) ? first : null
}

/** Lists the people of regular quality, all of them or those of a group. */
export function regularIn(sheet: AnswerSheet, group?: { by: Grouping; place: number }): number[] {
  const people: number[] = []
  for (let person = 0; person < sheet.people; person += 1) {
    const isIn = group === undefined || sheet.groups[group.by][person] === group.place
    if (isIn && sheet.regular[person] === 1) people.push(person)
  }
  return people
}

/** Reads the points of some people at some questions: a column a question. */
export function pointsOf(
  sheet: AnswerSheet,
  people: readonly number[],
  positions: readonly number[],
): Columns {
  return positions.map(position => {
    const values = sheet.columns[position]?.values
    const points = new Float64Array(people.length)
    for (let place = 0; place < people.length; place += 1)
      points[place] = values?.[people[place] ?? -1] || Number.NaN
    return points
  })
}

/** Reads the points of some people at one story; `null` for those who read the other one. */
export function storyPoints(sheet: AnswerSheet, people: readonly number[], story: number): Score[] {
  const column = sheet.columns[sheet.stories[story]?.position ?? -1]
  return people.map(person => (column?.stories[person] === story ? (column.values[person] ?? null) : null))
}

/** Holds the readers of a story: where each stands among the people asked about, and the points of each. */
export interface Readers {
  readonly places: readonly number[]
  readonly points: readonly number[]
}

/** Divides some people by the story that they read at a position. */
export function readersAt(
  sheet: AnswerSheet,
  people: readonly number[],
  position: number,
): ReadonlyMap<number, Readers> {
  const column = sheet.columns[position]
  const byStory: { places: number[]; points: number[] }[] = []
  for (let place = 0; place < people.length; place += 1) {
    const person = people[place] ?? -1
    const story = column?.stories[person] ?? -1
    if (story < 0) continue
    byStory[story] ??= { places: [], points: [] }
    const readers = byStory[story]
    readers.places.push(place)
    readers.points.push(column?.values[person] ?? 0)
  }
  return new Map(Object.entries(byStory).map(([story, readers]) => [Number(story), readers]))
}

export const NO_READERS: Readers = { places: [], points: [] }

/** Lists the positions of a section, of the whole form without one. */
export function positionsIn({ form }: Pick<AnswerSheet, 'form'>, section?: string): number[] {
  return form.slots.flatMap((slot, position) =>
    section === undefined || slot.section === section ? [position] : [],
  )
}
