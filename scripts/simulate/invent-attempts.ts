import { randomUUID } from 'node:crypto'
import { itemsOf, textIn } from '#engine/bank/block.ts'
import { wordCount } from '#engine/bank/parts.ts'
import type { AssembledItem } from '#engine/forms/assemble-form.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { normal } from '#engine/measurement/numbers/normal.ts'
import { drawModels, simulateTakers, type Taker } from '#engine/measurement/simulate.ts'
import { CAREER_STAGES } from '#engine/narrative/career-stage.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { latestPins, pinnedItems } from '#engine/versions/pinned-items.ts'
import type { Released } from '#engine/versions/released.ts'
import { EDUCATION, type Education, EXPERIENCE, type Experience, type Locale } from '#engine/vocabulary.ts'
import type { attempts, users } from '#server/db/schema.ts'
import { SIMULATED_ADDRESS } from '#server/db/simulated.ts'
import { newApplicationNumber } from '#server/features/assessment/application-number.ts'
import { newestVersions } from '#server/features/assessment/newest-versions.ts'
import { seededRandom } from '../../tests/support/seeded-random.ts'
import type { Plan } from './plan.ts'

/** Over how many days the attempts begin, the first of them first. */
const DAYS = 180
const DAY_MS = 86_400_000
/** Chance that a taker reads the first of several languages, and is on a phone. */
const FIRST_LANGUAGE = 0.75
const ON_PHONE = 0.7
/** Chance to stop after an answer: 1 taker in 17 does not reach the end of 90. */
const STOPS = 0.0007
/** Chance to hurry: an answer in 1 or 2 seconds, whichever it is. */
const HURRIES = 0.02
/** Spread of the pace between people, and of one person between questions, on the scale of logarithms. */
const PACE = 0.35
const UNEVEN = 0.45
const SECONDS_TO_DECIDE = 10
const CHANGES = 0.08

/** Holds the rows of a simulated taker. */
export interface InventedTaker {
  readonly user: typeof users.$inferInsert
  readonly attempt: typeof attempts.$inferInsert
}

/**
 * Invents accounts with one attempt each, in the shape that an attempt has after a person: answers by the model of
 * `simulateTakers`, times from the words that are read, some who stop or hurry. Equal seeds give equal answers; ids are new each time.
 */
export function* inventAttempts(
  released: Released,
  { count, form: id, fields, languages, seed }: Plan,
  now: Date,
): Generator<InventedTaker> {
  const random = seededRandom(seed)
  const form = newestForm(released, id)
  const models = drawModels(
    itemsOf(released.bank).map(({ key }) => key),
    random,
  )
  const takers = simulateTakers(released.bank, models, random, { form: id, fields })
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const wordsIn = countsWords()
  for (let index = 0; index < count; index += 1) {
    const taker = takers.next().value
    const { field, storySet } = taker
    const pins = latestPins(released, id, field, storySet)
    const items = pinnedItems(released, form, { field, ...pins })
    const language =
      languages.length > 1 && random() >= FIRST_LANGUAGE
        ? pick(languages.slice(1))
        : pick(languages.slice(0, 1))
    const startedAt = new Date(now.getTime() - (DAYS * (count - index) * DAY_MS) / count)
    const userId = randomUUID()
    yield {
      user: {
        id: userId,
        ...{ name: '', firstName: '', lastName: '', email: `${SIMULATED_ADDRESS}${userId}` },
        ...{ emailVerified: true, language, createdAt: startedAt, updatedAt: startedAt },
      },
      attempt: {
        ...{
          userId,
          id: randomUUID(),
          number: 1,
          applicationNumber: newApplicationNumber(),
          simulated: true,
        },
        ...{ form: id, ...newestVersions(released, id), field, storySet, ...pins },
        education: pick(Object.keys(EDUCATION) as Education[]),
        experienceYears: pick(Object.keys(EXPERIENCE) as Experience[]),
        careerStage: pick(CAREER_STAGES),
        ...{ startedAt, openedAt: startedAt },
        ...answer(
          taker,
          items.map(item => wordsIn(item, language)),
          { language, startedAt },
          random,
        ),
      },
    }
  }
}

/** Answers from the first question to where the taker stops. */
function answer(
  taker: Taker,
  words: readonly number[],
  { language, startedAt }: { readonly language: Locale; readonly startedAt: Date },
  random: () => number,
) {
  const hurries = random() < HURRIES
  const pace = PACE * normal(random)
  const device = random() < ON_PHONE ? 'p' : 'd'
  const { letter, wordsAMinute } = LANGUAGES[language]
  let answers = ''
  let changes = ''
  const itemMilliseconds: number[] = []
  const answeredAfter: number[] = []
  let spent = 0
  for (const [position, { place }] of taker.answers.entries()) {
    const read = ((words[position] ?? 0) / wordsAMinute) * 60 + SECONDS_TO_DECIDE
    const seconds = hurries ? 1 + random() : read * Math.exp(pace + UNEVEN * normal(random))
    answers += hurries ? 1 + Math.floor(random() * 5) : place + 1
    changes += random() < CHANGES ? 1 : 0
    itemMilliseconds.push(Math.round(1000 * seconds))
    spent += seconds
    answeredAfter.push(Math.floor(spent))
    if (random() < STOPS) break
  }
  const { length } = answers
  const lastAnswerAt = new Date(startedAt.getTime() + 1000 * spent)
  return {
    ...{ answers, changes, itemMilliseconds, answeredAfter, lastAnswerAt, lastAloneAt: lastAnswerAt },
    ...{ languages: letter.repeat(length), devices: device.repeat(length) },
    completedAt: length === taker.answers.length ? lastAnswerAt : null,
  }
}

/** Counts the words of an item once for each language. */
function countsWords() {
  const counted = new Map<string, number>()
  return (item: AssembledItem, locale: Locale): number => {
    const name = `${item.key} ${locale}`
    const words = counted.get(name) ?? wordCount(textIn(item, locale))
    counted.set(name, words)
    return words
  }
}
