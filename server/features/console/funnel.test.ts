import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Funnel } from '#contract/console.ts'
import {
  FUNNEL_PARTS,
  FUNNEL_STEPS,
  type FunnelStep,
  PERSON_STEPS,
  type PersonStep,
} from '#contract/funnel.ts'
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
import { countPeople } from '#server/features/funnel/count-people.ts'
import { keepFunnel, keepMonth } from '#server/features/funnel/keep-funnel.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { erasePerson } from '#server/features/privacy/erase-person.ts'
import { openQueues, startJobs } from '#server/start-jobs.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { answerAt, PROFILE } from '../../../tests/support/api.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { createShop, pay } from '../../../tests/support/shop.ts'
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

const keptDays = async (month: string): Promise<number> => {
  const { rows } = await world.store.pool.query(
    `select count(distinct day)::int as days from funnel_count where to_char(day, 'YYYY-MM') = $1`,
    [month],
  )
  return rows[0].days
}

const read = async (part: string, month = MONTH): Promise<Funnel> =>
  (await editor.call('GET', `/api/operator/funnel?month=${month}&part=${part}`)).json

test('the funnel is that of 2,000 journeys to the person, by whatever it is divided, counted now or kept', async () => {
  const journeys = await walk()
  for (const part of FUNNEL_PARTS) expectTruth(part, await read(part), journeys)
  await keepMonth(world.deps, MONTH)
  expect(await keptDays(MONTH)).toBe(30)
  for (const part of FUNNEL_PARTS) expectTruth(part, await read(part), journeys)
})

/** Compares what is shown with the journeys: each is in one group, but for the words of few, which are together. */
function expectTruth(
  part: (typeof FUNNEL_PARTS)[number],
  { all, groups }: Funnel,
  journeys: readonly Journey[],
): void {
  const truth = (id: string, step: FunnelStep) =>
    journeys.filter(
      ({ steps, at, ...journey }) =>
        steps.has(step) && (part === 'day' ? dayInRiyadh(at) : journey[part]) === id,
    ).length
  const ids = groups.map(({ id }) => id)
  const few = [...new Set(journeys.map(({ source }) => source))].filter(word => !ids.includes(word))
  if (part === 'source') expect([ids.toSorted(), few]).toEqual([['fair', 'none', 'other', 'post'], ['rare']])
  for (const step of FUNNEL_STEPS) {
    const counts = ids.map(id => (id === 'other' ? truth('rare', step) : truth(id, step)))
    const shown = { all: all[step], parts: groups.map(({ counts }) => counts[step]) }
    expect([part, step, shown]).toEqual([part, step, hideSmall(counts)])
    expect(all[step]).toBe(journeys.filter(({ steps }) => steps.has(step)).length)
  }
}

test('a person is one more at each step once their own calls have come there, and at no other', async () => {
  const shop = await createShop()
  const { database } = shop.store
  const day = dayInRiyadh(shop.clock.now)
  const counts = async () => {
    const { rows } = await database.execute<Record<PersonStep, number>>(
      countPeople(shop.deps.released, [day]),
    )
    return PERSON_STEPS.filter(step => rows.some(row => row[step] > 0)).map(step => [
      step,
      rows.reduce((sum, row) => sum + row[step], 0),
    ])
  }
  const reached: FunnelStep[] = []
  const comeTo = async (...steps: FunnelStep[]) => {
    reached.push(...steps)
    expect(await counts()).toEqual(PERSON_STEPS.filter(step => reached.includes(step)).map(step => [step, 1]))
  }
  try {
    await comeTo()
    const person = await shop.registered()
    await comeTo('registered')
    const call = async (method: string, path: string, body?: object) => {
      const { status, json } = await person.call(method, path, body)
      expect(status, `${method} ${path}: ${JSON.stringify(json)}`).toBeLessThan(300)
      return json
    }
    await call('POST', '/api/profile', PROFILE)
    await comeTo('profile')
    const { id } = await call('POST', '/api/assessment/start')
    await comeTo()
    await call('POST', `/api/assessment/${id}/field`, { selectedField: 'technology' })
    await comeTo('field')
    for (const [section, count] of SECTIONS.entries()) {
      const first = section * count
      for (let place = first; place < first + count; place++) {
        await comeTo()
        await call('POST', `/api/assessment/${id}/answer`, answerAt(place, 1 + (place % 5)))
      }
      await comeTo(`section${section + 1}` as FunnelStep)
    }
    await call('GET', `/api/assessment/${id}/results`)
    await comeTo('result')
    const intent = await call('POST', '/api/create-payment-intent', { assessmentId: id })
    await comeTo()
    await call('POST', `/api/payments/${await pay(intent)}/settle`)
    await comeTo('paid')
    await call('POST', `/api/assessment/${id}/open`)
    await comeTo('opened')
    await call('POST', `/api/assessment/${id}/credentials`, {
      ...{ fields: ['total'], purpose: 'own', months: 3, withName: false, language: 'en' },
    })
    await comeTo('shared')
    expect(reached).toEqual(PERSON_STEPS)
  } finally {
    await shop.close()
  }
})

test('what is kept shows what its people do later once it is counted anew, and an older month within a day', async () => {
  const month = '2026-05'
  await walk({ month, people: 40 })
  const field = async () => (await read('day', month)).all.field
  const before = await field()
  await keepMonth(world.deps, month)
  await world.store.pool.query(
    `update attempt set opened_at = now() from "user" u
     where u.id = attempt.user_id and u.created_at between '2026-05-02' and '2026-05-30'`,
  )
  expect(await field()).toBe(before)
  await world.store.pool.query(
    `insert into funnel_count select '2020-01-01', language, device, source, registered, profile, field, section1, section2,
       section3, result, paid, opened, shared from funnel_count limit 1`,
  )
  const atHour = (hour: number) => {
    const at = new Date(world.clock.now)
    at.setUTCHours(hour)
    return keepFunnel({ ...world.deps, clock: () => at })
  }
  // It lies six months back.
  await atHour(5)
  expect(await field()).toBe(before)
  await atHour(6)
  expect(await field()).toBeGreaterThan(before ?? 0)
  // Months that the page does not offer are kept no longer: nobody would count them anew.
  expect(await keptDays('2020-01')).toBe(0)
})

test('the day that runs is counted as it is now, and never kept', async () => {
  const now = world.clock.now
  const month = dayInRiyadh(now).slice(0, 7)
  await keepFunnel(world.deps)
  const before = (await read('day', month)).all.registered ?? 0
  await world.store.database.insert(users).values(
    Array.from({ length: 10 }, () => {
      const id = randomUUID()
      return { id, name: 'A B', firstName: 'A', lastName: 'B', email: `${id}@today.example`, createdAt: now }
    }),
  )
  await keepFunnel(world.deps)
  expect((await read('day', month)).all.registered).toBeGreaterThanOrEqual(before + 10)
  const { rows } = await world.store.pool.query('select max(day)::text as last from funnel_count')
  expect(rows[0].last < dayInRiyadh(now)).toBe(true)
})

test('the counts of the last month are kept by a job, every hour', async () => {
  await walk({ month: '2026-10', people: 12 })
  await (await startJobs(world.deps)).stop()
  const queues = await openQueues(world.deps)
  await queues.boss.send('funnel', {})
  await queues.jobs.stop()
  const jobs = await startJobs(world.deps)
  const isKept = expect.poll(() => keptDays('2026-10'), { timeout: 10_000 }).toBeGreaterThan(0)
  await isKept.finally(() => jobs.stop())
  const { rows } = await world.store.pool.query(`select cron from pgboss.schedule where name = 'funnel'`)
  expect(rows).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }])
}, 30_000)

test('an account that is erased leaves what is kept at once, also one that is being counted', async () => {
  const month = '2026-04'
  await walk({ month, people: 120 })
  await keepMonth(world.deps, month)
  const { rows } = await world.store.pool.query(
    `select id from "user" where created_at >= '2026-04-01' and created_at < '2026-04-29' limit 40`,
  )
  const erase = (userId: string) =>
    world.store.database.transaction(transaction =>
      erasePerson(world.deps, transaction, { userId, isTold: false }),
    )
  await erase(rows[0].id)
  expect((await read('day', month)).all.registered).toBe(119)
  const counting = Promise.all([1, 2, 3].map(() => keepMonth(world.deps, month)))
  for (const { id } of rows.slice(1)) await erase(id)
  await counting
  expect((await read('day', month)).all.registered).toBe(80)
})

test('a funnel that is read while its days are counted is whole', async () => {
  const month = '2026-03'
  await walk({ month, people: 120 })
  let isCounting = true
  const counting = (async () => {
    for (let turn = 0; turn < 5; turn++) {
      await world.store.pool.query(`delete from funnel_count where day between '2026-03-01' and '2026-03-31'`)
      await keepMonth(world.deps, month)
    }
    isCounting = false
  })()
  const seen = new Set<number | null>()
  while (isCounting) seen.add((await read('language', month)).all.registered)
  await counting
  expect([...seen]).toEqual([120])
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
