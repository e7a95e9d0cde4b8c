import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Funnel } from '#contract/console.ts'
import { FUNNEL_PARTS, FUNNEL_STEPS, type FunnelStep } from '#contract/funnel.ts'
import { FORMS } from '#engine/forms/forms.ts'
import {
  arrivals,
  attempts,
  companySendings,
  credentials,
  landingVisits,
  orders,
  users,
} from '#server/db/schema.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { hideSmall } from './hide-small.ts'

const MONTH = '2026-09'
const PEOPLE = 2000
const SECTIONS = FORMS.basic.sections.map(({ count }) => count)

let world: AccountsApi
let editor: OperatorBrowser
beforeAll(async () => {
  world = await createAccountsApi()
  editor = await openConsole(world, 'editor')
})
afterAll(() => world.close())

interface Journey {
  readonly language: 'ar' | 'en'
  readonly device: 'phone' | 'desktop'
  readonly source: string
  readonly at: Date
  readonly steps: ReadonlySet<FunnelStep>
}

const read = async (part: string, month = MONTH): Promise<Funnel> =>
  (await editor.call('GET', `/api/operator/funnel?month=${month}&part=${part}`)).json

test('the funnel is that of 2,000 journeys to the person, by whatever it is divided', async () => {
  const journeys = await walk()
  const truth = (part: (typeof FUNNEL_PARTS)[number], id: string, step: FunnelStep) =>
    journeys.filter(
      ({ steps, at, ...journey }) =>
        steps.has(step) && (part === 'day' ? dayInRiyadh(at) : journey[part]) === id,
    ).length
  for (const part of FUNNEL_PARTS) {
    const { all, groups } = await read(part)
    const ids = groups.map(({ id }) => id)
    // Each journey is in one group, but for the words of few, which are together.
    const few = [...new Set(journeys.map(({ source }) => source))].filter(word => !ids.includes(word))
    if (part === 'source')
      expect([ids.toSorted(), few]).toEqual([['fair', 'none', 'other', 'post'], ['rare']])
    for (const step of FUNNEL_STEPS) {
      const counts = ids.map(id => (id === 'other' ? truth(part, 'rare', step) : truth(part, id, step)))
      const shown = { all: all[step], parts: groups.map(({ counts }) => counts[step]) }
      expect([part, step, shown]).toEqual([part, step, hideSmall(counts)])
      expect(all[step]).toBe(journeys.filter(({ steps }) => steps.has(step)).length)
    }
  }
})

test('an account that was simulated is nobody', async () => {
  await walk({ month: '2026-06', people: 12 })
  expect((await read('day', '2026-06')).all.registered).toBe(12)
  await world.store.pool.query(
    `update "user" set email = 'simulated:' || id where created_at < '2026-06-29' and created_at > '2026-05-31'`,
  )
  expect((await read('day', '2026-06')).all.registered).toBeNull()
})

test('an account without an arrival counts by its language, and one of another month or that is gone not at all', async () => {
  await walk({ month: '2026-08', people: 12, isRecorded: false })
  const { groups } = await read('device', '2026-08')
  expect(groups.map(({ id, counts }) => [id, counts.registered])).toEqual([
    ...[
      ['phone', null],
      ['desktop', null],
      ['unknown', null],
    ],
  ])
  expect((await read('device', '2026-08')).all.registered).toBe(12)
  expect((await read('device', '2026-07')).all.registered).toBeNull()
  await world.store.pool.query(
    `delete from "user" where created_at < '2026-08-31' and email like '%example.test'`,
  )
  expect((await read('device', '2026-08')).all.registered).toBeNull()
})

test('reading it leaves a line, and a month or part that is none is refused', async () => {
  const { rows } = await world.store.pool.query('select act from operator_log where operator_id = $1', [
    editor.userId,
  ])
  expect(new Set(rows.map(({ act }) => act))).toEqual(new Set(['funnel_read']))
  for (const query of ['month=2026-13&part=day', 'month=2026-09&part=email', 'month=2026-09'])
    expect((await editor.call('GET', `/api/operator/funnel?${query}`)).status).toBe(400)
})

/** Invents people who register in a month and give up somewhere; and writes the rows that are there anyway. */
async function walk({ month = MONTH, people = PEOPLE, isRecorded = true } = {}): Promise<Journey[]> {
  const random = seededRandom(19)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One
  const journeys = Array.from({ length: people }, (_, index): Journey => {
    const way = FUNNEL_STEPS.slice(0, 8)
    const far = 1 + Math.floor(random() * way.length)
    const steps = new Set<FunnelStep>(way.slice(0, far + 1))
    if (far > 3) for (const step of ['paid', 'opened', 'shared'] as const) if (random() < 0.3) steps.add(step)
    return {
      language: random() < 0.8 ? 'ar' : 'en',
      device: pick(['phone', 'phone', 'desktop']),
      source: index % 400 === 7 ? 'rare' : pick(['none', 'none', 'post', 'fair']),
      // The last hours of a day in UTC are the next day in Riyadh.
      at: new Date(Date.parse(`${month}-01T00:00:00+03:00`) + random() * 29.9 * 86_400_000),
      steps,
    }
  })
  const rows = journeys.map(journey => ({ ...journey, userId: randomUUID(), attemptId: randomUUID() }))
  const having = (step: FunnelStep) => rows.filter(({ steps }) => steps.has(step))
  const { store } = world
  const { database } = store
  await database.insert(users).values(
    rows.map(({ userId, at, language }) => ({
      ...{ id: userId, name: 'A B', firstName: 'A', lastName: 'B', language, createdAt: at },
      email: `${userId}@example.test`,
    })),
  )
  if (isRecorded) {
    await database.insert(arrivals).values(
      rows.map(({ userId, language, device, source }) => ({
        ...{ userId, language, device, source: source === 'none' ? null : source },
      })),
    )
    const visits = rows.map(({ at, language, device, source }) => ({
      ...{ day: dayInRiyadh(at), language, device, source },
    }))
    const counted = Map.groupBy(visits, visit => JSON.stringify(visit))
    await database
      .insert(landingVisits)
      .values(
        [...counted.values()].flatMap(([visit, ...more]) =>
          visit ? [{ ...visit, visits: 1 + more.length }] : [],
        ),
      )
  }
  await store.pool.query(
    `insert into profile (user_id, full_name, education, city, experience_years, preferred_fields)
     select id, 'A B', 'بكالوريوس', 'الرياض', '3-5 سنوات', '{}' from unnest($1::uuid[]) as id`,
    [having('profile').map(({ userId }) => userId)],
  )
  const answered = ({ steps }: Journey) => {
    const sections = (['section1', 'section2', 'section3'] as const).filter(step => steps.has(step)).length
    const whole = SECTIONS.slice(0, sections).reduce((sum, count) => sum + count, 0)
    // One answer short of the next section's end is not its end.
    return whole + (SECTIONS[sections] ? SECTIONS[sections] - 1 : 0)
  }
  await database.insert(attempts).values(
    having('profile').map(row => ({
      ...{ userId: row.userId, id: row.attemptId, number: 1, applicationNumber: row.attemptId },
      ...({ form: 'basic', formVersion: 1, scoringVersion: 1, education: 'بكالوريوس' } as const),
      ...({ experienceYears: '3-5 سنوات', questions: 90 } as const),
      openedAt: row.steps.has('field') ? row.at : null,
      answers: row.steps.has('field') ? '3'.repeat(answered(row)) : '',
      resultShownAt: row.steps.has('result') ? row.at : null,
      reportOpenedAt: row.steps.has('opened') ? row.at : null,
    })),
  )
  await insertMany(having('paid'), ({ userId, attemptId, at }) =>
    database.insert(orders).values({
      ...{ userId, id: randomUUID(), reference: randomUUID(), product: 'unlock', subject: attemptId },
      ...{ amount: 2900, currency: 'SAR', live: false, status: 'paid', createdAt: at, paidAt: at },
    }),
  )
  await insertMany(having('shared'), ({ userId, attemptId, at }, index) =>
    index % 2 === 0
      ? database.insert(companySendings).values({
          ...{ userId, id: randomUUID(), companyId: randomUUID(), attemptId, consentedAt: at },
          ...{ askedAt: at, expiresAt: at },
        })
      : database.insert(credentials).values({
          ...{ userId, id: randomUUID(), attemptId, place: index, issuedAt: at, expiresAt: at },
          statement: {} as never,
        }),
  )
  return journeys
}

async function insertMany<Row>(
  rows: readonly Row[],
  insert: (row: Row, index: number) => PromiseLike<unknown>,
) {
  await Promise.all(rows.map(insert))
}
