import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { RELEASED } from '#engine/versions/released.ts'
import { users } from '#server/db/schema.ts'
import { readEnvironment } from '#server/env.ts'
import { enqueueMail } from '#server/features/letters/mail-queue.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst } from '#server/gateways/typst.ts'
import type { Pace } from '#server/jobs/pace.ts'
import { openQueues, type RunningJobs, startJobs } from '#server/start-jobs.ts'
import { createTestDatabase } from './database.ts'
import { NO_PAYMENTS } from './no-payments.ts'
import { startSmtpServer } from './smtp-server.ts'

export const SECRET = 'a-secret-of-the-tests-that-signs-nothing-else'
export const QUICK: Pace = { poll: 0.5, expire: 3, monitor: 1, retry: 1, retryMax: 2, retryLimit: 5 }

export type MailJobs = Awaited<ReturnType<typeof createMailJobs>>

/** Creates the mail queue over a database of its own and a real SMTP conversation. */
export async function createMailJobs() {
  const store = await createTestDatabase()
  const smtp = await startSmtpServer()
  const running: RunningJobs[] = []
  const children: ChildProcess[] = []
  const logged: string[] = []

  const mailTo = (to: string, changes: Partial<Mail> = {}) =>
    ({
      kind: 'verify_email',
      to,
      firstName: 'نورة',
      locale: 'ar',
      token: 'the-mailed-token',
      ...changes,
    }) as Mail

  const addUser = async (email: string) => {
    const name = { name: 'N S', firstName: 'نورة', lastName: 'السالم' }
    await store.database.insert(users).values({ id: randomUUID(), email, ...name })
  }

  return {
    store,
    smtp,
    logged,
    mailTo,
    addUser,

    /** Workers in this process. */
    async start(pace = QUICK): Promise<RunningJobs> {
      const variables = { NODE_ENV: 'test', SMTP_URL: smtp.url, APP_URL: 'http://localhost:3000' }
      const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
      const environment = readEnvironment(variables)
      const typst = startTypst(REPORT_WORLD)
      const world = {
        database: store.database,
        environment,
        secret: SECRET,
        clock: () => new Date(),
        released: RELEASED,
        payments: NO_PAYMENTS,
        log,
        typst,
      }
      const jobs = await startJobs(world, pace)
      running.push(jobs)
      return jobs
    },

    async stop(jobs: RunningJobs): Promise<void> {
      running.splice(running.indexOf(jobs), 1)
      await jobs.stop()
    },

    /** The queues without workers, as the operator's command opens them. */
    async queues() {
      const queues = await openQueues({
        database: store.database,
        log: pino({ level: 'silent' }),
        secret: SECRET,
      })
      running.push(queues.jobs)
      return queues
    },

    /** Workers in a process of their own. */
    async startChild(pace = QUICK): Promise<ChildProcess> {
      const script = join(import.meta.dirname, 'mail-worker.ts')
      const child = fork(script, [store.url, smtp.url, SECRET, JSON.stringify(pace)])
      children.push(child)
      await once(child, 'message')
      return child
    },

    /** A mail to someone who has an account, in line with a commit. */
    async send(jobs: RunningJobs, to = 'noura@example.com', changes: Partial<Mail> = {}): Promise<void> {
      await addUser(to)
      await store.database.transaction(transaction => sendMail({ jobs }, transaction, mailTo(to, changes)))
    },

    /** The same without workers in this process. */
    async sendFromOutside(to = 'noura@example.com'): Promise<void> {
      const executeSql = (text: string, values?: unknown[]) => store.pool.query(text, values)
      const boss = new PgBoss({ db: { executeSql }, schema: 'pgboss', supervise: false, schedule: false })
      await boss.start()
      await addUser(to)
      await store.database.transaction(transaction =>
        enqueueMail(boss, SECRET, transaction, { mail: mailTo(to), about: to }),
      )
      await boss.stop({ graceful: false })
    },

    async states(): Promise<{ name: string; state: string }[]> {
      const text = "select name, state from pgboss.job where name like 'mail%' order by name"
      return (await store.pool.query(text)).rows
    },

    async close(): Promise<void> {
      for (const child of children) child.kill('SIGKILL')
      for (const jobs of running) await jobs.stop()
      await smtp.close()
      await store.drop()
    },
  }
}
