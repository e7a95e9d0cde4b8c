import { Pool } from 'pg'
import type { Logger } from 'pino'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from './db/connection.ts'
import { hasRoom } from './db/disk-space.ts'
import { findMissingLimits } from './db/find-missing-limits.ts'
import { migrateDatabase } from './db/migrate.ts'
import { isTransactionPooled } from './db/transaction-pooler.ts'
import type { Deps } from './deps.ts'
import type { Environment } from './env.ts'
import { REPORT_WORLD } from './features/paper/paper-world.ts'
import { openPayments } from './gateways/open-payments.ts'
import { startEmbeddedPostgres } from './gateways/postgres/start-embedded.ts'
import { startTypst } from './gateways/typst.ts'
import { migrateJobs } from './jobs/migrate-jobs.ts'
import { steadyClock } from './operation/steady-clock.ts'
import { readSecret } from './secret.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

/**
 * Sixteen connections, measured on two cores: with eight the database waits for this process to read its replies, with sixteen
 * it does not (`npm run bench`).
 */
const CONNECTIONS = { max: 16, connectionTimeoutMillis: 5000 }

/**
 * Milliseconds that a statement, a lock and a transaction that says nothing may take: so many slow ones hold everybody up. A
 * PDF within a transaction takes ten seconds at most. A pooler does not pass them on: its role has them (docs/database-roles.sql).
 */
export const LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 15_000,
}

export interface World {
  readonly deps: Deps & { readonly jobs: RunningJobs }
  readonly pool: Pool
  /** The database answers and the queues run. */
  readonly isReady: () => Promise<boolean>
  /** In the order in which one uses the other. */
  stop(): Promise<void>
}

/**
 * Starts database, queues, PDF worker and payments. What was started is stopped again when a later part cannot start.
 */
export async function startWorld(environment: Environment, log: Logger): Promise<World> {
  const secret = readSecret(environment)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.toReversed()) await one()
  }
  try {
    const embedded = environment.DATABASE_URL ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
    if (embedded) stops.push(() => embedded.stop())
    const url = environment.DATABASE_URL ?? embedded?.url ?? ''
    const { MIGRATION_DATABASE_URL: migrationUrl } = environment
    if (environment.DATABASE_URL) await refusePooler(environment, url)
    await migrateDatabase(migrationUrl ?? url)
    if (migrationUrl) await migrateJobs(migrationUrl)
    const byTransaction = environment.DATABASE_POOLING === 'transaction'
    const pool = new Pool({ connectionString: url, ...CONNECTIONS, ...(byTransaction ? {} : LIMITS) })
    pool.on('error', () => log.warn({ event: 'database_connection_lost' }, 'a database connection was lost'))
    stops.push(() => pool.end())
    // Before anything is asked: connections that are open already would go on sending names.
    const database = openDatabase(pool, environment.DATABASE_POOLING)
    if (byTransaction) await refuseWithoutLimits(pool)
    const payments = await openPayments(environment, secret, log)
    stops.push(() => payments.stop())
    const typst = startTypst(REPORT_WORLD)
    stops.push(() => typst.stop())
    const world = {
      ...{ environment, database, clock: steadyClock(), log, secret, typst, payments },
      released: RELEASED,
    }
    const jobs = await startJobs(world)
    stops.push(() => jobs.stop())
    return {
      deps: { ...world, jobs },
      pool,
      stop,
      isReady: askedOnce(() =>
        pool
          .query('select 1')
          .then(() => hasRoom(pool))
          .catch(() => false),
      ),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Behind a pooler that nobody named most requests would fail, while the server says that it is ready. */
async function refusePooler({ DATABASE_POOLING }: Environment, url: string): Promise<void> {
  if (DATABASE_POOLING === 'session' && (await isTransactionPooled(url)))
    throw new Error(
      'DATABASE_URL leads through a pooler in transaction mode: DATABASE_POOLING=transaction says so, or let it pool by session.',
    )
}

/** A role without limits works until one statement that never ends holds everybody up. */
async function refuseWithoutLimits(pool: Pool): Promise<void> {
  const missing = await findMissingLimits(pool, Object.keys(LIMITS))
  if (missing.length > 0)
    throw new Error(
      `The role of DATABASE_URL has no ${missing.join(', ')}, which a pooler in transaction mode does not pass on: docs/database-roles.sql sets them.`,
    )
}

/** Whoever asks while the answer is looked for gets that one: health is asked for by anybody, as often as they like. */
function askedOnce(look: () => Promise<boolean>): () => Promise<boolean> {
  let looking: Promise<boolean> | undefined
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
