import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { isTransactionPooled } from './transaction-pooler.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any fixed number; the same in every process. */
const LOCK = 7202

/**
 * Brings the database at `url` to the schema of this release, forward only, by a connection of its own: never through a pooler
 * that lends servers for a transaction alone, where the lock would be somebody else's. Processes that start together queue behind one
 * lock, so each migration runs once. Each migration is a transaction: killed in the middle, it never happened. Throws when a
 * newer release has been there: this one does not know what it would be writing into. `upTo` stops at an earlier migration,
 * for a backup of that time.
 */
export async function migrateDatabase(url: string, { upTo }: { upTo?: number } = {}): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // A role that may not change tables, or an address through a pooler, can find that there is nothing to change.
    if (await isCurrent(client)) return
    await refuseWithoutRight(client)
    if (await isTransactionPooled(url))
      throw new Error(
        'Migrations do not run through a pooler in transaction mode: npm run migrate with the address of the database itself.',
      )
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isCurrent(client)) return
    if (upTo === undefined) await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    else await migrateUpTo(client, upTo)
  } finally {
    await client.end()
  }
}

interface Journal {
  /** `when` is the number by which the migrator knows a migration: the time at which it was made. */
  entries: { when: number }[]
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal
}

async function isCurrent(client: Client): Promise<boolean> {
  const newest = await findNewest(client)
  const known = Math.max(...readJournal().entries.map(entry => entry.when))
  if (newest > known)
    throw new Error(
      'The database was brought to the schema of a newer release: start that release, or restore a backup.',
    )
  return newest === known
}

/** The newest migration that was run, by its number; 0 in an empty database. */
async function findNewest(client: Client): Promise<number> {
  const found = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as any`)
  if (!found.rows[0].any) return 0
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return Number(rows[0].newest)
}

async function refuseWithoutRight(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select has_database_privilege(current_database(), 'create') as may, current_user as role`,
  )
  if (!rows[0].may)
    throw new Error(
      `The database waits for this release's migrations, and ${rows[0].role} may not run them: npm run migrate with the role that may (docs/deploy.md).`,
    )
}

/** The migrator takes a folder whole: it gets one whose list ends where it should stop. */
async function migrateUpTo(client: Client, upTo: number): Promise<void> {
  const journal = readJournal()
  const entries = journal.entries.filter(entry => entry.when <= upTo)
  if (entries.at(-1)?.when !== upTo)
    throw new Error('The backup is of a release that this one does not know: restore it with that release.')
  const folder = mkdtempSync(join(tmpdir(), 'wijha-migrations-'))
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
