/**
 * `npm run restore -- FILE`: a backup into an empty database (DATABASE_URL, or the embedded one under a new DATA_DIR), brought
 * to this release's schema. No server may be running on it yet. All or nothing: what fails can be run again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import pino from 'pino'
import { openDatabase } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { type Environment, readEnvironment } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { readSecret, sign } from '#server/secret.ts'
import { openQueues } from '#server/start-jobs.ts'
import { fill, openBackup, refuseInhabited } from './backup/restore-backup.ts'
import { readSealed } from './backup/sealed-file.ts'
import type { BackupHead } from './backup/write-backup.ts'

const file = process.argv[2]
if (!file) {
  console.error('npm run restore -- FILE')
  process.exit(2)
}

try {
  const environment = readEnvironment(process.env)
  const { DATABASE_URL, MIGRATION_DATABASE_URL, BACKUP_KEY } = environment
  const { head, parts } = await openBackup(await readSealed(file, BACKUP_KEY))
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL ?? embedded?.url ?? ''
  await refuseInhabited(url)
  const secret = takeSecret(environment, head)
  await migrateDatabase(url, { upTo: head.migration })
  if (head.queue !== null) await createQueues(url, secret, head.queue)
  const rows = await fill(url, parts)
  await migrateDatabase(url)
  await embedded?.stop()
  console.log(
    `Restored as of ${head.takenAt}: ${rows['public."user"']} accounts, ${rows['public.attempt']} attempts.`,
  )
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** The secret of then: another one could read neither sessions nor waiting mails nor who wants no mail. */
function takeSecret(environment: Environment, head: BackupHead): string {
  if (head.generatedSecret && !environment.AUTH_SECRET) {
    mkdirSync(environment.DATA_DIR, { recursive: true })
    const path = join(environment.DATA_DIR, 'auth-secret')
    try {
      writeFileSync(path, `${head.generatedSecret}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // There is one already; whether it is the same is seen below.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const secret = readSecret(environment)
  if (sign(secret, 'backup', 'fingerprint') !== head.secret)
    throw new Error(
      'AUTH_SECRET is not the one of the backup: sessions, waiting mails and opt-outs need that one.',
    )
  return secret
}

/** The queues' tables, as this release's library makes them; those of another version of it take no rows of ours. */
async function createQueues(url: string, secret: string, version: number): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2 })
  const { jobs } = await openQueues({ database: openDatabase(pool), secret, log: pino({ level: 'silent' }) })
  await jobs.stop()
  const { rows } = await pool.query('select version from pgboss.version')
  await pool.end()
  if (Number(rows[0].version) !== version)
    throw new Error(
      `The backup's queues are of version ${version}, this release's of ${rows[0].version}: restore with the release of then.`,
    )
}
