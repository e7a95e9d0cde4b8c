import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { HttpClient } from '../support/http-client.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { type Rate, rateOf, runClosedLoop, type Turns } from './closed-loop.ts'
import type { Figure } from './figures.ts'
import { preparePeople } from './people.ts'
import { openRawDatabase } from './raw-rate.ts'

const CONCURRENCY = 32
const WARM_UP = { concurrency: CONCURRENCY, seconds: 3, warmUp: 0 }
/** Answers and raw transactions take turns in short stretches, so that what else the machine does meets both. */
const STRETCH = { concurrency: CONCURRENCY, seconds: 2, warmUp: 0.25 }
const ROUNDS = 5
const SECTIONS = ['motivation', 'competency', 'skills']
/** Enough for 5,000 answers a second. */
const PEOPLE = 900

/** Answers a second over HTTP, beside what the same database can do in the same minute; and landing pages a second. */
export async function measureAnswers(): Promise<Figure[]> {
  const secret = randomBytes(32).toString('hex')
  const app = await startApp({ variables: { AUTH_SECRET: secret, RATE_LIMIT_FACTOR: '1000' } })
  const { url } = embeddedPostgres(app.dataDirectory)
  const client = new HttpClient(app.url, CONCURRENCY)
  try {
    const pool = new Pool({ connectionString: url, max: 1 })
    const people = await preparePeople(pool, secret, PEOPLE)
    await pool.end()

    const raw = await openRawDatabase(url, CONCURRENCY)
    const answer = taker(client, people)
    const [answers, transactions]: [Turns[], Turns[]] = [[], []]
    await runClosedLoop(answer, WARM_UP)
    await runClosedLoop(raw.turn, WARM_UP)
    for (let round = 0; round < ROUNDS; round++) {
      answers.push(await runClosedLoop(answer, STRETCH))
      transactions.push(await runClosedLoop(raw.turn, STRETCH))
    }
    await raw.close()
    const visit = async () => {
      const { status } = await client.request('GET', '/', { headers: { 'accept-encoding': 'gzip, br' } })
      if (status !== 200) throw new Error(`the landing page was answered ${status}`)
    }
    await runClosedLoop(visit, WARM_UP)
    const visits: Turns[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await runClosedLoop(visit, STRETCH))
    return figuresOf(rateOf(answers), rateOf(transactions), rateOf(visits))
  } finally {
    client.close()
    await app.stop()
    removeData(app)
  }
}

function figuresOf(answers: Rate, raw: Rate, pages: Rate): Figure[] {
  return [
    { what: 'answers, a second', value: answers.perSecond, unit: '/s' },
    { what: 'answers, p50', value: answers.p50, unit: 'ms', digits: 1 },
    { what: 'answers, p99', value: answers.p99, unit: 'ms', digits: 1, atMost: 100 },
    { what: 'raw transactions, a second', value: raw.perSecond, unit: '/s' },
    { what: 'answers to raw', value: answers.perSecond / raw.perSecond, unit: '', digits: 2, atLeast: 0.5 },
    { what: 'landing pages, a second', value: pages.perSecond, unit: '/s', atLeast: 3000 },
    { what: 'landing pages, p99', value: pages.p99, unit: 'ms', digits: 1, atMost: 50 },
  ]
}

/** Each worker answers the questions of one person after the other. */
function taker(client: HttpClient, people: Awaited<ReturnType<typeof preparePeople>>) {
  const turns = Array.from({ length: CONCURRENCY }, () => ({ person: people.pop(), position: 0 }))
  return async (worker: number): Promise<void> => {
    const turn = turns[worker] as (typeof turns)[number]
    if (turn.position === 90) Object.assign(turn, { person: people.pop(), position: 0 })
    const { person } = turn
    if (!person) throw new Error('There are not enough people for a machine this fast.')
    const position = turn.position++
    const answer = await client.request('POST', `/api/assessment/${person.attempt}/answer`, {
      headers: person.headers,
      body: JSON.stringify({
        section: SECTIONS[Math.floor(position / 30)],
        questionNumber: (position % 30) + 1,
        answer: (position % 5) + 1,
        responseTime: 9000,
        changes: 0,
      }),
    })
    if (answer.status !== 200) throw new Error(`an answer was refused: ${answer.status} ${answer.text}`)
  }
}
