/**
 * `npm run operator -- orders | refunds | requests [approve | reject ID]`: what waits for the operator, and the operator's word
 * on it. Works beside a running server or without one; what was decided is carried out by the server's jobs.
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
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Pool } from 'pg'
import pino from 'pino'
import { z } from 'zod'
import { consoleEndpoints } from '#contract/console.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { LOCALES, type Locale } from '#engine/vocabulary.ts'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { declineApproval, grantApproval, listApprovals } from '#server/features/console/approvals.ts'
import { checkPage } from '#server/features/console/check-page.ts'
import { exportAnswers } from '#server/features/console/export-answers.ts'
import { exportReceipts } from '#server/features/console/export-receipts.ts'
import { confirmClock } from '#server/features/console/health.ts'
import { listMails, sendMailAgain } from '#server/features/console/mails.ts'
import { decide, LISTS, listWithPeople } from '#server/features/console/money.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import {
  inviteOperator,
  listOperators,
  makeOwner,
  removeOperator,
} from '#server/features/console/operators.ts'
import { deletePerson } from '#server/features/console/people.ts'
import type { Wish } from '#server/features/research/find-takers.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { Refusal } from '#server/http/errors.ts'
import { logSecurity } from '#server/http/security-log.ts'
import { readSecret } from '#server/secret.ts'
import { openQueues } from '#server/start-jobs.ts'

const USAGE =
  'npm run operator -- orders | refunds | requests [approve | reject ID] | approvals [grant | decline ID] | operators [give ADDRESS ROLE | remove ID] | mails [again ID] | receipts MONTH [ar | en] | research FORM [simulated] | delete-account ID | owner ADDRESS | clock right | payment-page [ADDRESS]'

/** What a verb refuses with where there is nothing for the command to do. */
const REFUSED: ReadonlySet<string> = new Set([
  'not_found',
  'invalid_request',
  'second_pair_required',
  'approval_open',
  'norm_below_gate',
  'norm_fresh',
])
const WAITS = 'Asked for: an operator grants it in the console, under Approvals.'

const [subject, decision, id, last] = process.argv.slice(2)
const isDecision = decision === 'approve' || decision === 'reject'
const isPage = subject === 'payment-page' && !id
const isList = subject !== undefined && subject in LISTS && (!decision || (isDecision && id))
const isApprovals =
  subject === 'approvals' && (!decision || ((decision === 'grant' || decision === 'decline') && id && !last))
const given = consoleEndpoints.invite.body.safeParse({ email: id, role: last })
const isOperators =
  subject === 'operators' &&
  (!decision || (decision === 'give' && given.success) || (decision === 'remove' && id && !last))
const isMails = subject === 'mails' && (!decision || (decision === 'again' && id))
const receiptMonth = consoleEndpoints.receipts.parameters.safeParse({ month: decision })
const receiptLocale = z.enum(LOCALES).default('ar').safeParse(id)
const isReceipts = subject === 'receipts' && receiptMonth.success && receiptLocale.success
const researchForm = consoleEndpoints.research.parameters.safeParse({ form: decision })
const isResearch = subject === 'research' && researchForm.success && (!id || id === 'simulated')
const isDeletion = subject === 'delete-account' && decision && !id
const isOwner = subject === 'owner' && decision !== undefined && decision.includes('@') && !id
const isClock = subject === 'clock' && decision === 'right' && !id
if (
  !isApprovals &&
  !isOperators &&
  !isPage &&
  !isList &&
  !isMails &&
  !isReceipts &&
  !isResearch &&
  !isDeletion &&
  !isOwner &&
  !isClock
) {
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
const clock = () => new Date()

const failed = !(await carryOut())
await pool.end()
await embedded?.stop()
process.exit(failed ? 1 : 0)

/** @returns whether it was done */
function carryOut(): Promise<boolean> {
  if (isPage) return isAsBuilt(decision ?? environment.APP_URL)
  if (isReceipts) return exportMonth({ month: receiptMonth.data.month, locale: receiptLocale.data })
  if (isResearch) return writeAnswers({ ...researchForm.data, simulated: id === 'simulated' })
  if (isDeletion) return deleteAccount(decision)
  if (isOwner) return addOwner(decision)
  if (isClock) return rightClock()
  if (isMails && id) return sendAgain(id)
  if (isApprovals && id) return decideApproval(id)
  if (isOperators && decision) return changeRole()
  if (isDecision && id) return decideOn(id, decision)
  return show()
}

/** The queues, without a line in the log: what an operator does stands in `security`. */
function queues() {
  return openQueues({ database, secret, log: SILENT })
}

/** Runs a verb of the console as the server itself; false for what is not there. */
async function wasDone(verb: () => Promise<unknown>): Promise<boolean> {
  try {
    await verb()
    return true
  } catch (error) {
    if (error instanceof Refusal && REFUSED.has(error.code)) return false
    throw error
  }
}

/** Writes piece by piece: a hundred thousand attempts are more than this process may hold. */
async function writeAnswers(wish: Wish): Promise<true> {
  const { bytes } = await exportAnswers({ database, clock, released: RELEASED }, SERVER, wish)
  await pipeline(Readable.fromWeb(new Response(bytes).body as ReadableStream), process.stdout, { end: false })
  console.error(`answers to ${wish.form}`)
  return true
}

async function exportMonth(wish: { month: string; locale: Locale }): Promise<true> {
  const { bytes } = await exportReceipts({ database, clock }, SERVER, wish)
  process.stdout.write(new Uint8Array(await new Response(bytes).arrayBuffer()))
  console.error(`receipts of ${wish.month}`)
  logSecurity(security, 'operator_read', { result: 'done', what: 'receipts' })
  return true
}

async function deleteAccount(userId: string): Promise<boolean> {
  const { jobs } = await queues()
  // Told already, when they did it themselves.
  const wish = { userId, isTold: false }
  const isDone = await wasDone(() => deletePerson({ database, clock, jobs, secret }, SERVER, wish))
  await jobs.stop()
  logSecurity(security, 'account_deleted', {
    ...{ result: isDone ? 'done' : 'refused', owner: userId, by: 'operator' },
  })
  console.error(isDone ? `${userId}: deleted` : `There is no account with the id ${userId}.`)
  return isDone
}

async function addOwner(address: string): Promise<boolean> {
  const made = await makeOwner({ database, clock, secret }, address)
  logSecurity(security, 'operator_decided', {
    ...{ result: made ? 'done' : 'refused', what: 'operators', word: 'owner' },
  })
  if (!made) {
    console.error('No account has confirmed this address: its person registers and confirms it first.')
    return false
  }
  console.log(JSON.stringify(made))
  console.error(
    'For an authenticator, shown this once. The console is at /operator; its first code opens it.',
  )
  return true
}

async function rightClock(): Promise<true> {
  await confirmClock({ database, clock }, SERVER)
  logSecurity(security, 'operator_decided', { result: 'done', what: 'clock', word: 'right' })
  console.error('The clock is believed.')
  return true
}

async function sendAgain(letter: string): Promise<boolean> {
  const { jobs } = await queues()
  const isInLine = await wasDone(() => sendMailAgain({ database, clock, jobs }, SERVER, letter))
  await jobs.stop()
  const result = isInLine ? 'done' : 'refused'
  logSecurity(security, 'operator_decided', { result, what: 'mails', id: letter, word: 'again' })
  console.error(isInLine ? `${letter}: in line again` : `No mail that was given up on has the id ${letter}.`)
  return isInLine
}

async function givenUpMails(): Promise<readonly object[]> {
  const { jobs } = await queues()
  const letters = await listMails({ database, clock, jobs }, SERVER)
  await jobs.stop()
  return letters.map(({ about, ...letter }) => letter)
}

async function show(): Promise<true> {
  const what = subject as keyof typeof LISTS
  const rows = isMails
    ? await givenUpMails()
    : isApprovals
      ? await listApprovals({ database, clock }, SERVER)
      : isOperators
        ? await listOperators({ database, clock }, SERVER)
        : await listWithPeople({ database, clock }, SERVER, what)
  // One line each, for a person to read and a script to take apart.
  for (const row of rows) console.log(JSON.stringify(row))
  console.error(`${rows.length} ${subject}`)
  logSecurity(security, 'operator_read', { result: 'done', what: subject, rows: rows.length })
  return true
}

async function decideOn(chosen: string, word: 'approve' | 'reject'): Promise<boolean> {
  const { jobs } = await queues()
  const what = subject === 'refunds' ? 'refunds' : 'requests'
  const wish = { what, id: chosen, decision: word } as const
  let waits = false
  const isDone =
    subject !== 'orders' &&
    (await wasDone(async () => {
      ;({ waits } = await decide({ database, clock, jobs }, SERVER, wish))
    }))
  await jobs.stop()
  const result = isDone ? 'done' : 'refused'
  logSecurity(security, 'operator_decided', { result, what: subject, id: chosen, word })
  const done = waits ? WAITS : `${chosen}: ${word}`
  console.error(isDone ? done : `Nothing open has the id ${chosen}.`)
  return isDone
}

/** Grants or declines what was asked for in the console. */
async function decideApproval(chosen: string): Promise<boolean> {
  const { jobs } = await queues()
  const verb = decision === 'grant' ? grantApproval : declineApproval
  const isDone = await wasDone(() => verb({ database, clock, jobs }, SERVER, chosen))
  await jobs.stop()
  const result = isDone ? 'done' : 'refused'
  logSecurity(security, 'operator_decided', { result, what: 'approvals', id: chosen, word: decision })
  console.error(
    isDone
      ? `${chosen}: ${decision}`
      : `Nothing with the id ${chosen} waits for this command. What it asked for itself is granted in the console.`,
  )
  return isDone
}

/** Asks for a role to be given or taken away. */
async function changeRole(): Promise<boolean> {
  const deps = { database, clock }
  const isDone = await wasDone(() =>
    given.success ? inviteOperator(deps, SERVER, given.data) : removeOperator(deps, SERVER, id ?? ''),
  )
  const result = isDone ? 'done' : 'refused'
  logSecurity(security, 'operator_decided', { result, what: 'operators', word: decision })
  console.error(
    isDone
      ? WAITS
      : 'No account with a confirmed address, or no role, is there; or another request about it waits.',
  )
  return isDone
}

async function isAsBuilt(url: string): Promise<boolean> {
  const { MOYASAR_SECRET_KEY, MOYASAR_API_URL, SANDBOX_PORT, PORT } = environment
  const { jobs } = await queues()
  const deps = { database, clock, environment, jobs, log: SILENT }
  const providerUrl = MOYASAR_SECRET_KEY ? MOYASAR_API_URL : `http://localhost:${SANDBOX_PORT ?? PORT + 1}`
  const differences = await checkPage(deps, SERVER, { url, providerUrl })
  await jobs.stop()
  for (const difference of differences) console.log(JSON.stringify(difference))
  console.error(`${differences.length} differences`)
  return differences.length === 0
}
