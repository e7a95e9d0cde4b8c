import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#server/gateways/postgres/free-port.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { Member } from '../support/member.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'
import { type BrowserDriver, openDriver } from './answering-browser.ts'
import { drivenOverHttp } from './answering-http.ts'
import { commands, runModel } from './answering-model.ts'

/** How many runs over HTTP; a ninth as many in a browser. */
const RUNS = Number(process.env.FAULTS_RUNS ?? 270)
const SEED = Number(process.env.FAULTS_SEED ?? 20_261_120)

let app: App
const start = { variables: { RATE_LIMIT_FACTOR: '100000' }, port: 0 }

beforeAll(async () => {
  start.port = await freePort()
  app = await startApp(start)
})
afterAll(async () => {
  await app.stop()
  removeData(app)
})

/** Past the API. A connection each time: the database that the killed app leaves behind is taken over, or started anew. */
async function storedAnswers(id: string): Promise<string> {
  const client = new Client({ connectionString: embeddedPostgres(app.dataDirectory).url })
  await client.connect()
  try {
    const { rows } = await client.query('select answers from attempt where id = $1', [id])
    return rows[0].answers
  } finally {
    await client.end()
  }
}

async function killServer(): Promise<void> {
  await app.kill()
  app = await startApp({ ...start, dataDirectory: app.dataDirectory })
}

async function beginQuick(): Promise<{ member: Member; attempt: string; stored: () => Promise<string> }> {
  const member = await Member.signUp(app.url)
  const { id } = await member.expect('POST', '/api/assessment/start', { templateId: 'quick' })
  return { member, attempt: id, stored: () => storedAnswers(id) }
}

describe('however a test is answered, the server has in the end what was confirmed, once and in order', () => {
  it(`${RUNS} times through the queue over HTTP`, async () => {
    await fc.assert(
      fc.asyncProperty(commands(25), async sequence => {
        const world = await beginQuick()
        try {
          await runModel(sequence, drivenOverHttp({ ...world, killServer }))
        } finally {
          world.member.client.close()
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: Boolean(process.env.CI) },
    )
  })

  it(`${Math.ceil(RUNS / 9)} times in a browser`, async () => {
    let driver: BrowserDriver | undefined
    await fc.assert(
      fc.asyncProperty(commands(12), async sequence => {
        const world = await beginQuick()
        driver = await openDriver({ ...world, url: app.url, killServer })
        try {
          await runModel(sequence, driver)
        } finally {
          await driver.close()
          world.member.client.close()
        }
      }),
      { numRuns: Math.ceil(RUNS / 9), seed: SEED, endOnFailure: true },
    )
    expect(driver).toBeDefined()
  })

  it('a server that is killed in the middle is waited for, also by a page that is opened meanwhile', async () => {
    const world = await beginQuick()
    const driver = await openDriver({ ...world, url: app.url, killServer })
    try {
      await driver.answer(0, 1, false)
      await driver.place(0, 1)
      await app.kill()
      await driver.answer(0, 2, false)
      expect(await driver.place(0, 2)).toBe(2)
      await driver.reload(0)
      expect(await driver.place(0, 2)).toBe(2)
      await driver.answer(0, 3, false)
      await driver.openTab()
      expect(await driver.place(1, 3)).toBe(3)
      await driver.answer(1, 4, false)
      expect(await driver.place(0, 4)).toBe(4)
      app = await startApp({ ...start, dataDirectory: app.dataDirectory })
      expect(await driver.settle()).toBe('1234')
    } finally {
      await driver.close()
      world.member.client.close()
    }
  })
})
