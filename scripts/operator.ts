/**
 * `npm run operator -- orders | refunds | requests [approve | reject ID]`: what waits for the operator, and the operator's word
 * on it. Works beside a running server or without one; what was decided is carried out by the server's jobs.
 * `npm run operator -- today | health | log [BEFORE]`: what waits and what has changed; how the server is; who did what.
 * `npm run operator -- people look QUERY REASON`: a person by address, application number or id, for a reason that the person sees.
 * `people unlock | refund | withdraw | name ID ... REASON` unlocks a report, asks for a refund, withdraws a link, corrects a name.
 * `npm run operator -- messages [read ID | answer ID LANGUAGE | close ID]`: messages of the contact page; an answer is read from standard input.
 * `npm run operator -- payments [SEARCH]`: payments whose money came, by id, order or reference number.
 * `npm run operator -- approvals [grant | decline ID]`: what one operator asked for and a second one must grant. The command is a pair of
 * eyes of its own: it grants what was asked for in the console, and what it asks for itself is granted there.
 * `npm run operator -- operators [give ADDRESS ROLE | remove ID]`: who has which role; a change is asked for.
 * `npm run operator -- mails [again ID]`: the mails that were given up on, and one of them once more.
 * `npm run operator -- receipts MONTH [LANGUAGE]`: the receipts and credit notes of a month (2026-11) as CSV, for the accountant.
 * `npm run operator -- research FORM [simulated]`: the answers to a form as a zip, of people who agreed to research or of simulated takers.
 * `npm run operator -- delete-account ID`: after a restore, for who had deleted their account since the backup.
 * `npm run operator -- clock right`: after an alert that the clock has jumped, once it shows the time: what is deleted and renewed by
 * the calendar goes on.
 * `npm run operator -- owner ADDRESS`: makes the account with this confirmed address an owner of the console, with a new
 * authenticator; its secret and the recovery codes are printed once.
 * `npm run operator -- payment-page [ADDRESS]`: whether the page with the card form, as a browser receives it, is the one that
 * was built here (PCI DSS 11.6.1); what is not is printed and mailed, and the exit code is 1.
 */
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import pino from 'pino'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { readSecret } from '#server/secret.ts'
import { readCommand, USAGE } from './operator/read-command.ts'

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
