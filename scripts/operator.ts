/**
 * `npm run operator -- orders | refunds | requests [approve | reject ID]`: what waits for the operator, and the operator's word
 * on it. Works beside a running server or without one; what was decided is carried out by the server's jobs.
 * `npm run operator -- mails [again ID]`: the mails that were given up on, and one of them once more.
 * `npm run operator -- delete-account ID`: after a restore, for who had deleted their account since the backup.
 * `npm run operator -- clock right`: after an alert that the clock has jumped, once it shows the time: what is deleted and renewed by
 * the calendar goes on.
 * `npm run operator -- payment-page [ADDRESS]`: whether the page with the card form, as a browser receives it, is the one that
 * was built here (PCI DSS 11.6.1); what is not is printed and mailed, and the exit code is 1.
 */
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import pino from 'pino'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { driveAgain, listDeadLetters } from '#server/features/letters/mail-queue.ts'
import { type Decided, decideRefund, decideRequest } from '#server/features/money/decide.ts'
import { listOrders, listRefunds, listRequests } from '#server/features/money/list-for-operator.ts'
import { watchPaymentPage } from '#server/features/payment-page/watch-payment-page.ts'
import { erasePerson } from '#server/features/privacy/erase-person.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { logSecurity } from '#server/http/security-log.ts'
import { believeClock } from '#server/jobs/judge-clock.ts'
import { readSecret } from '#server/secret.ts'
import { openQueues } from '#server/start-jobs.ts'

const USAGE =
  'npm run operator -- orders | refunds | requests [approve | reject ID] | mails [again ID] | delete-account ID | clock right | payment-page [ADDRESS]'

const [subject, decision, id] = process.argv.slice(2)
const isDecision = decision === 'approve' || decision === 'reject'
const isPage = subject === 'payment-page' && !id
const isList = ['orders', 'refunds', 'requests'].includes(subject ?? '') && (!decision || (isDecision && id))
const isMails = subject === 'mails' && (!decision || (decision === 'again' && id))
const isDeletion = subject === 'delete-account' && decision && !id
const isClock = subject === 'clock' && decision === 'right' && !id
if (!isPage && !isList && !isMails && !isDeletion && !isClock) {
  console.error(USAGE)
  process.exit(2)
}

const environment = readEnvironment(process.env)
const embedded = environment.DATABASE_URL ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
const pool = new Pool({ connectionString: environment.DATABASE_URL ?? embedded?.url ?? '', max: 3 })
const database = openDatabase(pool, environment.DATABASE_POOLING)
/** Beside the rows, which go to the other stream: what an operator reads and decides is on record too. */
const security = {
  log: pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  ),
}
const secret = readSecret(environment)
const SILENT = pino({ level: 'silent' })

const failed = !(await carryOut())
await pool.end()
await embedded?.stop()
process.exit(failed ? 1 : 0)

/** @returns whether it was done */
function carryOut(): Promise<boolean> {
  if (isPage) return isAsBuilt(decision ?? environment.APP_URL)
  if (isDeletion) return deleteAccount(decision)
  if (isClock) return confirmClock()
  if (isMails && id) return sendAgain(id)
  if (isDecision && id) return decide(id, decision)
  return show()
}

/** The queues, without a line in the log: what an operator does stands in `security`. */
function queues() {
  return openQueues({ database, secret, log: SILENT })
}

async function deleteAccount(userId: string): Promise<boolean> {
  const { jobs } = await queues()
  const deps = { clock: () => new Date(), jobs, secret }
  // Told already, when they did it themselves.
  const person = await database.transaction(transaction =>
    erasePerson(deps, transaction, { userId, isTold: false }),
  )
  await jobs.stop()
  const result = person ? 'done' : 'refused'
  logSecurity(security, 'account_deleted', { result, owner: userId, by: 'operator' })
  console.error(person ? `${userId}: deleted` : `There is no account with the id ${userId}.`)
  return person !== undefined
}

async function confirmClock(): Promise<true> {
  await believeClock({ database, clock: () => new Date() })
  logSecurity(security, 'operator_decided', { result: 'done', what: 'clock', word: 'right' })
  console.error('The clock is believed.')
  return true
}

async function listMails() {
  const { boss, jobs } = await queues()
  const letters = await listDeadLetters(boss, secret)
  await jobs.stop()
  return letters
}

async function sendAgain(letter: string): Promise<boolean> {
  const { boss, jobs } = await queues()
  const isInLine = await driveAgain(boss, letter)
  await jobs.stop()
  const result = isInLine ? 'done' : 'refused'
  logSecurity(security, 'operator_decided', { result, what: 'mails', id: letter, word: 'again' })
  console.error(isInLine ? `${letter}: in line again` : `No mail that was given up on has the id ${letter}.`)
  return isInLine
}

function listOf(what: string | undefined): Promise<readonly object[]> {
  if (what === 'orders') return listOrders({ database })
  if (what === 'refunds') return listRefunds({ database })
  return what === 'mails' ? listMails() : listRequests({ database })
}

async function show(): Promise<true> {
  const rows = await listOf(subject)
  // One line each, for a person to read and a script to take apart.
  for (const row of rows) console.log(JSON.stringify(row))
  console.error(`${rows.length} ${subject}`)
  logSecurity(security, 'operator_read', { result: 'done', what: subject, rows: rows.length })
  return true
}

async function decide(chosen: string, word: 'approve' | 'reject'): Promise<boolean> {
  const { jobs } = await queues()
  const deps = { database, clock: () => new Date(), jobs }
  const input = { id: chosen, decision: word }
  let decided: Decided = { kind: 'nothing_open' }
  if (subject === 'refunds') decided = await decideRefund(deps, input)
  if (subject === 'requests') decided = await decideRequest(deps, input)
  await jobs.stop()
  const result = decided.kind === 'decided' ? 'done' : 'refused'
  logSecurity(security, 'operator_decided', { result, what: subject, id: chosen, word })
  console.error(decided.kind === 'decided' ? `${chosen}: ${word}` : `Nothing open has the id ${chosen}.`)
  return decided.kind === 'decided'
}

async function isAsBuilt(url: string): Promise<boolean> {
  const { MOYASAR_SECRET_KEY, MOYASAR_API_URL, SANDBOX_PORT, PORT } = environment
  const { jobs } = await queues()
  const differences = await watchPaymentPage(
    { database, environment, jobs, log: SILENT },
    {
      url,
      providerUrl: MOYASAR_SECRET_KEY ? MOYASAR_API_URL : `http://localhost:${SANDBOX_PORT ?? PORT + 1}`,
      clientFolder: fileURLToPath(new URL('../build/client', import.meta.url)),
    },
  )
  await jobs.stop()
  for (const difference of differences) console.log(JSON.stringify(difference))
  console.error(`${differences.length} differences`)
  return differences.length === 0
}
