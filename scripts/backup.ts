/**
 * `npm run backup [-- FILE]`: everything that is stored, as of now, into one file that its owner alone may read; beside a
 * running server or without one. With BACKUP_KEY it is encrypted. `npm run restore -- FILE` brings it back.
 */
import { statSync } from 'node:fs'
import { Client } from 'pg'
import { readEnvironment } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { readSecret, sign } from '#server/secret.ts'
import { writeSealed } from './backup/sealed-file.ts'
import { backupOf } from './backup/write-backup.ts'

try {
  const environment = readEnvironment(process.env)
  const { DATABASE_URL, MIGRATION_DATABASE_URL, BACKUP_KEY } = environment
  const now = new Date().toISOString().replace(/[:.]/g, '-')
  const file = process.argv[2] ?? `wijha-${now}.backup`
  const secret = readSecret(environment)
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL ?? embedded?.url ?? ''
  const about = {
    secret: sign(secret, 'backup', 'fingerprint'),
    generatedSecret: environment.AUTH_SECRET ? null : secret,
  }
  await writeSealed(file, BACKUP_KEY, backupOf(url, about))
  await noteBackup(url)
  await embedded?.stop()
  console.log(`${file}: ${statSync(file).size} bytes${BACKUP_KEY ? ', encrypted' : ''}`)
  if (!BACKUP_KEY)
    console.warn(
      'It is NOT encrypted (BACKUP_KEY is not set) and holds everything: keep it as safe as the database.',
    )
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

/** Notes when the last backup was whole, for the console. */
async function noteBackup(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into server_clock (seen_at, backed_up_at) values (now(), now())
     on conflict (id) do update set backed_up_at = excluded.backed_up_at`,
  )
  await client.end()
}
