import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { Member } from '../support/member.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'

const ROUNDS = 10
const AT_ONCE = 20

let app: App
beforeAll(async () => {
  app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(async () => {
  await app.stop()
  removeData(app)
})

describe(`${AT_ONCE} last answers at once`, () => {
  it('complete the attempt once, and all are told the same', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { member, id } = await oneBeforeTheEnd()
      const answers = await atOnce(() => member.call('POST', answerPath(id), answerAt(89)))
      expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
      expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
      expect(answers[0]?.json.completed).toBe(true)
      await expectCompletedOnce(member, id, answers[0]?.json.assessment.completedAt)
    }
  })

  it('of different choices complete it by one of them, and the others are told so', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { member, id } = await oneBeforeTheEnd()
      const answers = await atOnce(async n => {
        const answer = (n % 5) + 1
        return { answer, ...(await member.call('POST', answerPath(id), { ...answerAt(89), answer })) }
      })
      const taken = answers.filter(({ status }) => status === 200)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(new Set(taken.map(({ answer }) => answer)).size).toBe(1)
      expect(taken).toHaveLength(AT_ONCE / 5)
      expect(new Set(refused.map(({ status, json }) => `${status} ${json.code}`))).toEqual(
        new Set(['409 already_completed']),
      )
      const stored = await expectCompletedOnce(member, id, taken[0]?.json.assessment.completedAt)
      expect(stored.at(-1)).toBe(String(taken[0]?.answer))
    }
  })
})

const answerPath = (id: string) => `/api/assessment/${id}/answer`

function answerAt(position: number) {
  const section = ['motivation', 'competency', 'skills'][Math.floor(position / 30)]
  return { section, questionNumber: (position % 30) + 1, answer: 3, responseTime: 9000 }
}

async function oneBeforeTheEnd(): Promise<{ member: Member; id: string }> {
  const member = await Member.signUp(app.url)
  const id = await member.beginAttempt()
  for (let position = 0; position < 89; position++)
    await member.expect('POST', answerPath(id), answerAt(position))
  return { member, id }
}

/** Each over a connection of its own: they are all under way before the first is answered. */
function atOnce<Result>(send: (n: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)))
}

/** One row, 90 answers, one moment of completion that does not move; the answers. */
async function expectCompletedOnce(member: Member, id: string, completedAt: string): Promise<string> {
  const current = await member.expect('GET', '/api/assessment')
  expect(current).toMatchObject({ id, answered: 90, isCompleted: true, completedAt })
  const client = new Client({ connectionString: embeddedPostgres(app.dataDirectory).url })
  await client.connect()
  const { rows } = await client.query(
    `select answers, completed_at, cardinality(item_milliseconds) as times from attempt where user_id = $1`,
    [member.userId],
  )
  await client.end()
  expect(rows).toMatchObject([{ completed_at: new Date(completedAt), times: 90 }])
  expect(rows[0].answers).toHaveLength(90)
  return rows[0].answers
}
