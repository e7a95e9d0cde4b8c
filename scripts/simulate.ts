/**
 * `npm run simulate -- 2000 basic`: adds simulated takers of a form to the configured database and measures all that are there, so that
 * the pages of measurement can be seen full. They answer by a stated model (docs/method/measurement.md), cannot sign in, get no mail, and are counted by no figure
 * about people. `npm run simulate -- remove` takes all of them away. The server must not run where the database is the embedded one.
 */
import { Pool } from 'pg'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readEnvironment } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { readSecret } from '#server/secret.ts'
import { findReasonAgainst } from './demo/reason-against.ts'
import { inventAttempts } from './simulate/invent-attempts.ts'
import { measureTakers } from './simulate/measure-takers.ts'
import { type Plan, readPlan, USAGE } from './simulate/plan.ts'
import { removeTakers, storeTakers } from './simulate/store-takers.ts'

const plan = readPlan(process.argv.slice(2))
if (!plan) {
  console.error(USAGE)
  process.exit(2)
}
try {
  console.log(await carryOut(plan))
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function carryOut(wanted: Plan | 'remove'): Promise<string> {
  const environment = readEnvironment(process.env)
  const reason = wanted === 'remove' ? undefined : await findReasonAgainst(environment)
  if (reason) throw new Error(reason)
  const { DATABASE_URL, MIGRATION_DATABASE_URL, DATA_DIR } = environment
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres(DATA_DIR)
  const url = DATABASE_URL ?? embedded?.url ?? ''
  const pool = new Pool({ connectionString: url, max: 1 })
  try {
    await migrateDatabase(MIGRATION_DATABASE_URL ?? url)
    const database = openDatabase(pool, environment.DATABASE_POOLING)
    if (wanted === 'remove') return `${await removeTakers(database)} simulated takers removed`
    const stored = await storeTakers(database, inventAttempts(RELEASED, wanted, new Date()))
    console.log(`${stored} simulated takers of the form ${wanted.form} added`)
    await measureTakers({ database, environment, clock: () => new Date(), secret: readSecret(environment) })
    return 'They are measured: the snapshot is under Bank and measurement'
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
