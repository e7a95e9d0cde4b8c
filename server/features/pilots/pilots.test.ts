import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalog } from '#contract/assessment.ts'
import { STORIES } from '#engine/bank/item.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { latestPins } from '#engine/versions/pinned-items.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { createApi } from '#server/app.ts'
import { attempts, notifications, pilotAnswers, pilotPlans } from '#server/db/schema.ts'
import { type Attempt, describeAttempt } from '#server/features/assessment/attempt.ts'
import { newestVersions } from '#server/features/assessment/newest-versions.ts'
import {
  type AnswerToSave,
  judgeUnstoredAnswer,
  storeAnswer,
} from '#server/features/assessment/save-answer.ts'
import {
  type ApiResponse,
  createTestApi,
  type Person,
  PROFILE,
  type TestApi,
} from '../../../tests/support/api.ts'
import { pilotPair, withPilots } from '../../../tests/support/sample-pilots.ts'
import { pick, seededRandom } from '../../../tests/support/seeded-random.ts'
import { takePilots } from './plans.ts'

const SECTIONS = FORMS.quick.sections
const [FIRST = '', , LAST = ''] = SECTIONS.map(({ id }) => id)
const released = withPilots('quick', { [FIRST]: 2, [LAST]: 2 })
const PAIRS = [pilotPair(FIRST, 1), pilotPair(FIRST, 2), pilotPair(LAST, 1), pilotPair(LAST, 2)]

let world: TestApi
beforeAll(async () => {
  const made = await createTestApi()
  const deps = { ...made.deps, released }
  world = { ...made, deps, api: createApi(deps) }
  // Everybody calls the release with pairs on trial.
  ;(made.deps as { released: typeof released }).released = released
})
afterAll(() => world.close())

/** Plans pairs, as an operator would, and nothing but them. */
async function plan(wanted: number, pairs: readonly string[] = PAIRS): Promise<void> {
  const { database } = world.store
  await database.delete(pilotPlans)
  for (const pair of pairs) {
    await database.insert(pilotPlans).values({ pair, wanted, isOn: true, changedAt: world.clock.now })
  }
}

const planned = () => world.store.database.select().from(pilotPlans).orderBy(pilotPlans.pair)

async function ready(): Promise<Person> {
  const person = await world.person()
  await person.call('POST', '/api/profile', PROFILE)
  return person
}

async function start(person: Person, path = 'start'): Promise<ApiResponse['json']> {
  return (await person.call('POST', `/api/assessment/${path}`, { templateId: 'quick' })).json
}

const storedOf = async (id: string) => {
  const [row] = await world.store.database.select().from(attempts).where(eq(attempts.id, id))
  if (!row) throw new Error('no such attempt')
  return row
}

const pilotAnswersOf = (id: string) =>
  world.store.database
    .select()
    .from(pilotAnswers)
    .where(eq(pilotAnswers.attemptId, id))
    .orderBy(pilotAnswers.number)

/** Answers whatever stands next, once, as the page does. */
async function answerNext(person: Person, id: string, answer = 3): Promise<ApiResponse> {
  const { json: now } = await person.call('GET', '/api/assessment')
  return person.call('POST', `/api/assessment/${id}/answer`, {
    ...{ section: now.currentSection, questionNumber: now.currentQuestion, answer, responseTime: 9000 },
  })
}

test('without a plan nobody is asked anything more, and the catalog says nothing of it', async () => {
  await plan(0)
  const person = await ready()
  const attempt = await start(person)
  expect(attempt).toMatchObject({ questions: 15, pilots: 0 })
  const found = catalog.parse(await (await world.api.request('/api/catalog')).json())
  expect(found.templates.map(({ pilots }) => pilots)).toEqual([0, 0, 0, 0])
})

test('a new attempt has three at most, at the ends of their sections, and says so before it starts', async () => {
  await plan(50)
  const { templates } = catalog.parse(await (await world.api.request('/api/catalog')).json())
  const quick = templates.find(({ id }) => id === 'quick')
  expect(quick).toMatchObject({ pilots: 3, total: 15 })
  await plan(0)
  const before = catalog.parse(await (await world.api.request('/api/catalog')).json())
  const without = before.templates.find(({ id }) => id === 'quick')
  expect(quick?.minutes.to).toBeGreaterThanOrEqual(without?.minutes.to ?? Number.POSITIVE_INFINITY)
  await plan(50)
  const person = await ready()
  const attempt = await start(person)
  expect(attempt).toMatchObject({ questions: 18, pilots: 3, answered: 0 })
  const { pilots } = await storedOf(attempt.id)
  expect(pilots.map(({ after }) => after).every(after => after === 5 || after === 15)).toBe(true)
  const first = await person.call('GET', `/api/assessment/${attempt.id}/questions?section=${FIRST}`)
  const own = pilots.filter(({ after }) => after === 5).length
  expect(first.json.questions).toHaveLength(5 + own)
  expect(first.json.questions.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 5 + own }, (_, index) => index + 1),
  )
  // Nothing tells a question on trial from another.
  const shapes = new Set(first.json.questions.map((question: object) => Object.keys(question).sort().join()))
  expect(shapes.size).toBe(1)
})

test('the answers are taken in order, in one row, and the last one completes the attempt, whichever it is', async () => {
  await plan(50, [pilotPair(FIRST, 1), pilotPair(LAST, 1)])
  const person = await ready()
  const { id } = await start(person)
  for (let answered = 0; answered < 5; answered += 1) await answerNext(person, id, 4)
  // The next question of the form is not taken before the one on trial.
  const [, second] = SECTIONS
  const early = await person.call('POST', `/api/assessment/${id}/answer`, {
    ...{ section: second?.id, questionNumber: 1, answer: 2, responseTime: 5000 },
  })
  expect(early.json).toMatchObject({
    code: 'not_current_question',
    assessment: { answered: 5, currentQuestion: 6 },
  })
  const trial = { section: FIRST, questionNumber: 6, answer: 1, responseTime: 5000 }
  const taken = await person.call('POST', `/api/assessment/${id}/answer`, trial)
  expect(taken.json.assessment).toMatchObject({ answered: 6, currentSection: second?.id, currentQuestion: 1 })
  const again = await person.call('POST', `/api/assessment/${id}/answer`, trial)
  expect(again.status).toBe(200)
  const other = await person.call('POST', `/api/assessment/${id}/answer`, { ...trial, answer: 2 })
  expect(other.json.code).toBe('answer_conflict')
  const beyond = await person.call('POST', `/api/assessment/${id}/answer`, { ...trial, questionNumber: 7 })
  expect(beyond.status).toBe(400)
  for (let answered = 0; answered < 10; answered += 1) await answerNext(person, id, 4)
  expect(await storedOf(id)).toMatchObject({ answers: '4'.repeat(15), completedAt: null, pilotsAnswered: 1 })
  const last = await answerNext(person, id, 5)
  expect(last.json).toMatchObject({ completed: true, assessment: { answered: 15, questions: 15, pilots: 0 } })
  expect(
    (await pilotAnswersOf(id)).map(({ number, answer, item }) => [number, answer, item.slice(0, -4)]),
  ).toEqual([
    [1, 1, `pilot-${FIRST}-01`],
    [2, 5, `pilot-${LAST}-01`],
  ])
  const told = await world.store.database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.userId))
  expect(told.map(({ cause }) => cause)).toEqual([{ kind: 'report_ready', attemptId: id }])
  const late = await person.call('POST', `/api/assessment/${id}/answer`, { ...trial, answer: 2 })
  expect(late.json.code).toBe('already_completed')
})

test('of many answers to one question on trial at once one is stored', async () => {
  await plan(50, [pilotPair(FIRST, 1)])
  const person = await ready()
  const { id } = await start(person)
  for (let answered = 0; answered < 5; answered += 1) await answerNext(person, id)
  const all = await Promise.all(
    [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map(answer =>
      person.call('POST', `/api/assessment/${id}/answer`, {
        ...{ section: FIRST, questionNumber: 6, answer, responseTime: 5000 },
      }),
    ),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await pilotAnswersOf(id)).toHaveLength(1)
})

test('what waited on the device is taken later, with its time as far as it fits', async () => {
  await plan(50, [pilotPair(FIRST, 1)])
  const person = await ready()
  const { id } = await start(person)
  for (let answered = 0; answered < 5; answered += 1) await answerNext(person, id)
  world.clock.advance(60_000)
  const sent = { section: FIRST, questionNumber: 6, answer: 2, responseTime: 20_000, queuedMs: 30_000 }
  const [, second] = SECTIONS
  expect((await person.call('POST', `/api/assessment/${id}/answer`, sent)).status).toBe(200)
  const next = { section: second?.id, questionNumber: 1, answer: 2, responseTime: 50_000, queuedMs: 5000 }
  expect((await person.call('POST', `/api/assessment/${id}/answer`, next)).status).toBe(200)
  const [kept] = await pilotAnswersOf(id)
  expect(kept?.milliseconds).toBe(20_000)
  // Twenty seconds of the sixty went into the question on trial: fifty more do not fit.
  expect((await storedOf(id)).itemMilliseconds.at(-1)).toBeNull()
})

test('200 starts at once ask no story in more attempts than planned, and nobody meets a pair twice', async () => {
  await plan(20)
  const people = await Promise.all(Array.from({ length: 100 }, ready))
  for (const path of ['start', 'reset']) {
    for (let from = 0; from < people.length; from += 20) {
      await Promise.all(people.slice(from, from + 20).map(person => start(person, path)))
    }
  }
  const rows = await world.store.database.select().from(attempts)
  const plans = await planned()
  const times = (pair: string, story: string) =>
    rows.filter(({ pilots }) => pilots.some(({ item }) => item === pair.replace('@', `/${story}@`)))
  for (const { pair, askedA, askedB } of plans) {
    expect([askedA, askedB]).toEqual([20, 20])
    for (const story of STORIES) {
      const asked = times(pair, story).filter(row => people.some(({ userId }) => userId === row.userId))
      expect(asked).toHaveLength(20)
    }
  }
  for (const { userId } of people) {
    const pairs = rows
      .filter(row => row.userId === userId)
      .flatMap(({ pilots }) => pilots.map(({ item }) => item.replace(/\/[ab]/, '')))
    expect(new Set(pairs).size).toBe(pairs.length)
  }
  // The plan is full: nobody is asked any more.
  expect(await start(await ready())).toMatchObject({ pilots: 0, questions: 15 })
}, 60_000)

test('no pair on trial has a slot in a form, so no score can count it', () => {
  const slots = Object.values(FORMS).flatMap(({ slots: own }) => own)
  expect(slots).toHaveLength(185)
  for (const storySet of [1, 32, 64]) {
    const { itemVersions } = latestPins(released, 'quick', null, storySet)
    expect(itemVersions).toHaveLength(15)
  }
})

test('1,000 attempts are sent twice, with questions on trial and without, and score the same; 100 of them answer by answer, the rest from their last question on', async () => {
  await plan(10_000)
  const { database } = world.store
  const random = seededRandom(41)
  const form = newestForm(released, 'quick')
  const people = await Promise.all(Array.from({ length: 10 }, ready))
  let [compared, onTrial] = [0, 0]
  const send = async (person: Person, id: string, answer: Omit<AnswerToSave['answer'], 'responseTime'>) => {
    const input = { id, locale: 'ar', device: 'phone', answer: { ...answer, responseTime: 9000 } } as const
    const stored =
      (await storeAnswer(world.deps, person.sessionToken, input)) ??
      (await judgeUnstoredAnswer(world.deps, person.userId, input))
    if ('kind' in stored && stored.kind !== 'saved') throw new Error(stored.kind)
  }
  /** Starts an attempt as the server does and answers it from a question on, on trial with what says nothing of the others. */
  const answerAll = async (
    person: Person,
    {
      answers,
      from,
      storySet,
      number,
      isWith,
    }: { answers: string; from: number; storySet: number; number: number; isWith: boolean },
  ) => {
    const id = randomUUID()
    // As somebody else each time, who has met nothing yet.
    const wish = { userId: id, attemptId: id, form: 'quick', locale: 'ar' } as const
    const pilots = isWith
      ? await database.transaction(transaction => takePilots(released, transaction, wish))
      : []
    await database.insert(attempts).values({
      ...{ userId: person.userId, id, number, applicationNumber: id, storySet, pilots, form: 'quick' },
      ...newestVersions(released, 'quick'),
      ...{ education: 'بكالوريوس', experienceYears: '3-5 سنوات' },
      ...latestPins(released, 'quick', null, storySet),
      ...{ startedAt: world.clock.now, openedAt: world.clock.now },
      ...answeredBefore(answers.slice(0, from)),
    })
    let position = 0
    for (const { id: section, count } of form.sections) {
      for (let questionNumber = 1; questionNumber <= count; questionNumber += 1) {
        if (position >= from)
          await send(person, id, { section, questionNumber, answer: Number(answers[position]) })
        position += 1
      }
      const own = pilots.filter(({ after }) => after === position)
      for (const index of own.keys()) {
        await send(person, id, { section, questionNumber: count + index + 1, answer: pick(random, 1, 5) })
        onTrial += 1
      }
    }
    return storedOf(id)
  }
  const compare = (row: Attempt, twin: Attempt) => {
    expect(scoreStored(released, row)).toEqual(scoreStored(released, twin))
    const [said, saidOfTwin] = [row, twin].map(own => describeAttempt(released, own))
    expect({ ...said, id: '', applicationNumber: '' }).toEqual({
      ...{ ...saidOfTwin, id: '', applicationNumber: '' },
    })
    compared += 1
  }
  const drawAnswers = () => Array.from({ length: form.count }, () => pick(random, 1, 5)).join('')
  /** Everybody answers in some rounds, and in each of them twice. */
  const answerRounds = (first: number, last: number, from: number, pilotsAnswered: number) =>
    Promise.all(
      people.map(async person => {
        for (let round = first; round <= last; round += 1) {
          const wish = { answers: drawAnswers(), from, storySet: pick(random, 1, 64), number: 2 * round }
          const row = await answerAll(person, { ...wish, isWith: true })
          expect(row).toMatchObject({ answers: wish.answers, pilotsAnswered, completedAt: world.clock.now })
          compare(row, await answerAll(person, { ...wish, number: wish.number + 1, isWith: false }))
        }
      }),
    )
  await answerRounds(1, 10, 0, 3)
  expect([compared, onTrial]).toEqual([100, 300])
  await plan(10_000, [pilotPair(LAST, 1)])
  await answerRounds(11, 100, form.count - 1, 1)
  expect([compared, onTrial]).toEqual([1000, 300 + 900])
}, 300_000)

/** Writes what an attempt holds after some answers that came one by one. */
function answeredBefore(answers: string) {
  const { length } = answers
  return {
    ...{ answers, languages: 'a'.repeat(length), devices: 'p'.repeat(length), changes: '0'.repeat(length) },
    itemMilliseconds: Array<number>(length).fill(9000),
    answeredAfter: Array<number>(length).fill(60),
  }
}
