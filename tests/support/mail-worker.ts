/** A worker of its own process, to be killed: `node tests/support/mail-worker.ts DATABASE_URL SMTP_URL SECRET PACE`. */
import { Pool } from 'pg'
import pino from 'pino'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst } from '#server/gateways/typst.ts'
import type { Pace } from '#server/jobs/pace.ts'
import { startJobs } from '#server/start-jobs.ts'
import { NO_PAYMENTS } from './no-payments.ts'

const [url, smtp = '', secret = '', pace = ''] = process.argv.slice(2)
const database = openDatabase(new Pool({ connectionString: url, max: 5 }))
const environment = readEnvironment({ NODE_ENV: 'test', SMTP_URL: smtp })
const log = pino({ level: 'silent' })
const world = {
  ...{ database, environment, secret, log, clock: () => new Date() },
  ...{ released: RELEASED, payments: NO_PAYMENTS, typst: startTypst(REPORT_WORLD) },
}
await startJobs(world, JSON.parse(pace) as Pace)
process.send?.('working')
