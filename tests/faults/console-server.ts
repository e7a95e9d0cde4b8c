/**
 * Serves the whole API over the database of `DATABASE_URL`, as the app does, and nothing else: no pages, no workers of jobs. So it
 * starts in a fraction of the time, and can be killed fifty times. Says its address in its first line.
 */
import { serve } from '@hono/node-server'
import { Pool } from 'pg'
import pino from 'pino'
import { RELEASED } from '#engine/versions/released.ts'
import { createApi } from '#server/app.ts'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst } from '#server/gateways/typst.ts'
import { readSecret } from '#server/secret.ts'
import { openQueues } from '#server/start-jobs.ts'
import { NO_PAYMENTS } from '../support/no-payments.ts'

const environment = readEnvironment(process.env)
const log = pino({ level: 'silent' })
const secret = readSecret(environment)
const database = openDatabase(new Pool({ connectionString: environment.DATABASE_URL, max: 16 }))
const { jobs } = await openQueues({ database, log, secret })
const { fetch } = createApi({
  ...{ environment, secret, database, log, jobs, released: RELEASED, payments: NO_PAYMENTS },
  ...{ clock: () => new Date(), typst: startTypst(REPORT_WORLD) },
})
serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`http://127.0.0.1:${port}`))
