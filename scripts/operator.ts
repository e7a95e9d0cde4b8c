/**
 * `npm run operator -- orders | refunds | requests [approve | reject ID]`: what waits for the operator, and the operator's word
 * on it. Works beside a running server or without one; what was decided is carried out by the server's jobs.
 */
import { Pool } from 'pg'
import pino from 'pino'
import { openDatabase } from '#server/db/connection.ts'
import { readEnvironment } from '#server/env.ts'
import { type Decided, decideRefund, decideRequest } from '#server/features/payments/decide.ts'
import { listOrders, listRefunds, listRequests } from '#server/features/payments/list-for-operator.ts'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { openQueues } from '#server/jobs/start-jobs.ts'
import { readSecret } from '#server/secret.ts'

const USAGE = 'npm run operator -- orders | refunds | requests [approve | reject ID]'

const [subject, decision, id] = process.argv.slice(2)
const isDecision = decision === 'approve' || decision === 'reject'
if (!['orders', 'refunds', 'requests'].includes(subject ?? '') || (decision && !(isDecision && id))) {
  console.error(USAGE)
  process.exit(2)
}

const environment = readEnvironment(process.env)
const embedded = environment.DATABASE_URL ? undefined : await startEmbeddedPostgres(environment.DATA_DIR)
const pool = new Pool({ connectionString: environment.DATABASE_URL ?? embedded?.url ?? '', max: 3 })
const database = openDatabase(pool)
const secret = readSecret(environment)

const failed = isDecision && id ? !(await decide(id, decision)) : await show()
await pool.end()
await embedded?.stop()
process.exit(failed ? 1 : 0)

async function show(): Promise<false> {
  const list =
    subject === 'orders'
      ? listOrders({ database })
      : subject === 'refunds'
        ? listRefunds({ database })
        : listRequests({ database })
  const rows = await list
  // One line each, for a person to read and a script to take apart.
  for (const row of rows) console.log(JSON.stringify(row))
  console.error(`${rows.length} ${subject}`)
  return false
}

async function decide(chosen: string, word: 'approve' | 'reject'): Promise<boolean> {
  const clock = () => new Date()
  const log = pino({ level: 'silent' })
  const { jobs } = await openQueues({ database, secret, log })
  const deps = { database, clock, jobs }
  const input = { id: chosen, decision: word }
  let decided: Decided = { kind: 'nothing_open' }
  if (subject === 'refunds') decided = await decideRefund(deps, input)
  if (subject === 'requests') decided = await decideRequest(deps, input)
  await jobs.stop()
  console.error(decided.kind === 'decided' ? `${chosen}: ${word}` : `Nothing open has the id ${chosen}.`)
  return decided.kind === 'decided'
}
