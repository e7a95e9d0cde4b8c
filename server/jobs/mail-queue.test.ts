import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema.ts'
import type { MailJob } from '#server/deps.ts'
import { readEnvironment } from '#server/env.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts'
import { enqueueMail } from './mail-queue.ts'
import { longestWait, PACE, type Pace } from './pace.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const SECRET = 'a-secret-of-the-tests-that-signs-nothing-else'
const QUICK: Pace = { poll: 0.5, expire: 3, monitor: 1, retry: 1, retryMax: 2, retryLimit: 5 }

let store: TestDatabase
let smtp: TestSmtpServer
let running: RunningJobs[]
let children: ChildProcess[]
let logged: string[]

beforeEach(async () => {
  store = await createTestDatabase()
  smtp = await startSmtpServer()
  running = []
  children = []
  logged = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const jobs of running) await jobs.stop()
  await smtp.close()
  await store.drop()
})

async function start(pace = QUICK): Promise<RunningJobs> {
  const jobs = await startJobs(
    {
      database: store.database,
      environment: readEnvironment({
        NODE_ENV: 'test',
        SMTP_URL: smtp.url,
        APP_URL: 'http://localhost:3000',
      }),
      secret: SECRET,
      clock: () => new Date(),
      log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    },
    pace,
  )
  running.push(jobs)
  return jobs
}

/** A worker in a process of its own. */
async function startChild(pace = QUICK): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../../tests/support/mail-worker.ts')
  const child = fork(script, [store.url, smtp.url, SECRET, JSON.stringify(pace)])
  children.push(child)
  await once(child, 'message')
  return child
}

async function holder(email: string): Promise<void> {
  const id = crypto.randomUUID()
  await store.database.insert(users).values({ id, name: 'N S', firstName: 'نورة', lastName: 'السالم', email })
}

const mailTo = (to: string, changes: Partial<MailJob> = {}) =>
  ({
    kind: 'verify_email',
    to,
    firstName: 'نورة',
    locale: 'ar',
    token: 'the-mailed-token',
    ...changes,
  }) as MailJob

async function send(
  jobs: RunningJobs,
  to = 'noura@example.com',
  changes: Partial<MailJob> = {},
): Promise<void> {
  await holder(to)
  await store.database.transaction(transaction => jobs.sendMail(transaction, mailTo(to, changes)))
}

const states = async () =>
  (await store.pool.query("select name, state from pgboss.job where name like 'mail%' order by name")).rows

describe('a mail', () => {
  test('arrives within two seconds of the commit', async () => {
    await send(await start())
    const [mail] = await smtp.until(1, 2000)
    expect(mail?.recipients).toEqual(['noura@example.com'])
    expect(mail?.subject).toBe('تأكيد البريد الإلكتروني في وجهة')
    expect(mail?.text).toContain('http://localhost:3000/verify-email?token=the-mailed-token')
  })

  test('of a transaction that is rolled back never exists', async () => {
    const jobs = await start()
    await holder('noura@example.com')
    const rolledBack = store.database.transaction(async transaction => {
      await jobs.sendMail(transaction, mailTo('noura@example.com'))
      throw new Error('the work failed')
    })
    await expect(rolledBack).rejects.toThrow('the work failed')
    await sleep(1500)
    expect(smtp.tries).toEqual([])
    expect(await states()).toEqual([])
  })

  test('to someone whose account is gone is not sent', async () => {
    const jobs = await start()
    await store.database.transaction(transaction => jobs.sendMail(transaction, mailTo('gone@example.com')))
    await expect.poll(states, { timeout: 5000 }).toEqual([{ name: 'mail', state: 'completed' }])
    expect(smtp.tries).toEqual([])
  })

  test('reaches each of 40 people once, in the own language', async () => {
    const jobs = await start()
    for (let person = 0; person < 40; person++) {
      await send(jobs, `person-${person}@example.com`, { locale: person % 2 ? 'ar' : 'en' })
    }
    const mails = await smtp.until(40, 20_000)
    await sleep(1000)
    expect(new Set(mails.flatMap(({ recipients }) => recipients)).size).toBe(40)
    expect(smtp.received).toHaveLength(40)
    for (const { recipients, html } of mails) {
      const odd = Number(recipients[0]?.match(/\d+/)?.[0]) % 2
      expect(html).toContain(odd ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">')
    }
  })

  test('in line shows neither address, name nor token to who reads the database', async () => {
    const jobs = await start({ ...QUICK, retry: 60, retryMax: 60 })
    smtp.answerRecipient = () => 451
    await send(jobs)
    await expect.poll(() => smtp.tries.length, { timeout: 5000 }).toBe(1)
    await expect.poll(states).toEqual([{ name: 'mail', state: 'retry' }])
    const { rows } = await store.pool.query('select data, output from pgboss.job')
    expect(JSON.stringify(rows)).toContain('sealed')
    expect(JSON.stringify(rows)).not.toMatch(/noura|نورة|the-mailed-token/)
  })

  test('leaves neither address, name nor token in the log', async () => {
    const jobs = await start()
    await send(jobs)
    await smtp.until(1)
    smtp.answerRecipient = () => 550
    await send(jobs, 'refused@example.com')
    await expect.poll(() => logged.join('')).toContain('mail_refused')
    expect(logged.join('')).not.toMatch(/example\.com|نورة|the-mailed-token/)
  })
})

describe('a server that cannot take it now', () => {
  test('is asked again, at growing distance, until it can', async () => {
    let noes = 3
    smtp.answerRecipient = () => (noes-- > 0 ? 451 : undefined)
    await send(await start({ ...QUICK, retryMax: 60 }))
    const [mail] = await smtp.until(1, 60_000)
    expect(mail?.recipients).toEqual(['noura@example.com'])
    expect(smtp.tries).toHaveLength(4)
    const waits = smtp.tries.slice(1).map(({ at }, index) => at - (smtp.tries[index]?.at ?? 0))
    // Each wait is 1 to 2 times a base that doubles, so one may be shorter than the one before, but not than two before.
    expect(waits[2]).toBeGreaterThan(waits[0] ?? 0)
  }, 90_000)

  test('is given up on in the end, and the mail goes to the dead letters', async () => {
    smtp.answerRecipient = () => 421
    await send(await start({ ...QUICK, retryLimit: 1 }))
    const dead = { name: 'mail-dead-letters', state: 'created' }
    await expect.poll(states, { timeout: 15_000 }).toContainEqual(dead)
    expect(smtp.tries).toHaveLength(2)
    expect(logged.join('')).toContain('mail_given_up')
  })

  test('does not hold up the others', async () => {
    const jobs = await start({ ...QUICK, expire: 60 })
    smtp.answerRecipient = to => (to.startsWith('slow') ? new Promise(() => {}) : undefined)
    await send(jobs, 'slow@example.com')
    await expect.poll(() => smtp.tries.length, { timeout: 5000 }).toBe(1)
    await send(jobs, 'quick@example.com')
    expect((await smtp.until(1, 3000))[0]?.recipients).toEqual(['quick@example.com'])
  })
})

test('a recipient that is refused for good is asked for once', async () => {
  smtp.answerRecipient = () => 550
  await send(await start())
  await expect.poll(states, { timeout: 5000 }).toContainEqual({ name: 'mail-dead-letters', state: 'created' })
  await sleep(3000)
  expect(smtp.tries).toHaveLength(1)
})

describe('a worker that is killed in the middle of a mail', () => {
  test('leaves a job that another worker runs again', async () => {
    const child = await startChild()
    smtp.answerRecipient = () => new Promise(() => {})
    await sendFromOutside()
    await expect.poll(() => smtp.tries.length, { timeout: 10_000 }).toBe(1)
    child.kill('SIGKILL')
    smtp.answerRecipient = () => undefined
    await start()
    const [mail] = await smtp.until(1, 20_000)
    expect(mail?.recipients).toEqual(['noura@example.com'])
  }, 60_000)

  test('is replaced within five minutes at the pace of a deployment', () => {
    expect(longestWait(PACE)).toBeLessThan(300)
    expect(PACE.retryLimit + 1).toBeGreaterThanOrEqual(5)
  })
})

test('a worker that stood still while another did its work does not send the mail a second time', async () => {
  const child = await startChild()
  let answerFirst = () => {}
  smtp.answerRecipient = () =>
    smtp.tries.length > 1
      ? undefined
      : new Promise(resolve => {
          answerFirst = () => resolve(undefined)
        })
  await sendFromOutside()
  await expect.poll(() => smtp.tries.length, { timeout: 10_000 }).toBe(1)
  child.kill('SIGSTOP')
  answerFirst()
  await start()
  await smtp.until(1, 20_000)
  child.kill('SIGCONT')
  await sleep(3000)
  expect(smtp.received).toHaveLength(1)
}, 60_000)

test('a mail under way when the server stops goes back in line', async () => {
  const jobs = await start({ ...QUICK, expire: 60 })
  smtp.answerRecipient = () => new Promise(() => {})
  await send(jobs)
  await expect.poll(() => smtp.tries.length, { timeout: 5000 }).toBe(1)
  const started = Date.now()
  await jobs.stop()
  running.length = 0
  expect(Date.now() - started).toBeLessThan(8000)
  expect(await states()).toEqual([{ name: 'mail', state: 'retry' }])
  smtp.answerRecipient = () => undefined
  await start()
  expect(await smtp.until(1, 10_000)).toHaveLength(1)
}, 30_000)

test('two processes that start at once share the work', async () => {
  const [first] = await Promise.all([start(), start()])
  for (let person = 0; person < 10; person++) await send(first, `person-${person}@example.com`)
  await smtp.until(10)
  await sleep(1000)
  expect(smtp.received).toHaveLength(10)
})

/** Puts a mail in line without a worker in this process. */
async function sendFromOutside(to = 'noura@example.com'): Promise<void> {
  const executeSql = (text: string, values?: unknown[]) => store.pool.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, schema: 'pgboss', supervise: false, schedule: false })
  await boss.start()
  await holder(to)
  await store.database.transaction(transaction => enqueueMail(boss, SECRET, transaction, mailTo(to)))
  await boss.stop({ graceful: false })
}
