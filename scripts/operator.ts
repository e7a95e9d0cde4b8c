/**
 * `npm run operator -- COMMAND`: what the console does, from the command line, for when the console cannot be reached
 * (docs/decisions/0106). All commands stand in `operator/usage.ts` and are printed where the words are not understood.
 * Works beside a running server or without one; what was decided is carried out by the server's jobs. Exits with 0 when it was
 * done, 1 when it was refused, and 2, with nothing done, when the words are not understood.
 */
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import pino from 'pino'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { readSecret } from '#server/secret.ts'
import { readCommand } from './operator/read-command.ts'
import { USAGE } from './operator/usage.ts'

const command = readCommand(process.argv.slice(2))
if (!command) {
  console.error(USAGE)
  process.exit(2)
}

const environment = readEnvironment(process.env)
const embedded = environment.DATABASE_URL ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
const pool = new Pool({ connectionString: environment.DATABASE_URL ?? embedded?.url ?? '', max: 3 })
const isDone = await command({
  database: openDatabase(pool, environment.DATABASE_POOLING),
  clock: () => new Date(),
  secret: readSecret(environment),
  environment,
  out: process.stdout,
  read: () => text(process.stdin),
  say: console.error,
  // To the other stream than the rows.
  log: pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  ),
})
await pool.end()
await embedded?.stop()
process.exit(isDone ? 0 : 1)
