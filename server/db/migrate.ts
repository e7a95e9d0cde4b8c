import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any fixed number; the same in every process. */
const LOCK = 7202

/**
 * Brings the database at `url` to the schema of this release, forward only. Processes that start together queue behind one
 * lock, so each migration runs once. Each migration is a transaction: killed in the middle, it never happened.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}
