import type { Endpoint } from '#contract/endpoint.ts'
import type { CompanyReportMail } from '#server/deps.ts'
import { stopToken } from '#server/features/companies/recipient.ts'
import type { AccountsApi, Browser } from '../support/accounts.ts'
import { createTaker } from '../support/unlocked.ts'
import { moneyStandingFor } from './money-standing.ts'

/** Who calls, and what the names in a path (and ids in a body) stand for when they are right. */
export interface Standing {
  readonly person: Browser
  readonly right: Readonly<Record<string, readonly string[]>>
  readonly assessmentId: string
}

const ANSWERING = ['/field', '/questions', '/answer']
const MONEY = /payment|billing|receipts|consultations/
const RECIPIENT = 'careers@almasar.example'

/** A person who stands where the call makes sense: before the first question, or with an unlocked result that is shared. */
export async function standingFor(endpoint: Endpoint, world: AccountsApi): Promise<Standing> {
  const { path } = endpoint
  if (MONEY.test(path)) return moneyStandingFor(endpoint, world)
  const answering = ANSWERING.some(end => path.endsWith(end))
  const isAttempt = path.startsWith('/api/assessment') && path.includes('{id}')
  const needsResult = (isAttempt && !answering) || /companies|shared|unsubscribe|verify\//.test(path)
  const taker = await createTaker(world, needsResult ? { bought: 'pro' } : { completed: false, bought: null })
  const { assessmentId, applicationNumber } = taker
  const right = { id: [assessmentId], provider: ['google', 'apple'], applicationNumber: [applicationNumber] }
  if (!needsResult) return { person: taker, right, assessmentId }
  // Looking must change nothing; the first look at a result would.
  await world.store.pool.query(
    'update attempt set report_opened_at = completed_at, paper_produced_at = completed_at where id = $1',
    [assessmentId],
  )
  if (isAttempt || path.includes('verify')) return { person: taker, right, assessmentId }

  const { json: company } = await taker.call('POST', '/api/companies', { name: 'شركة', email: RECIPIENT })
  const consented = await taker.call('POST', `/api/companies/${company.id}/consent`, { assessmentId })
  const body = { assessmentId }
  const { json: sending } = await taker.call('POST', `/api/companies/${company.id}/send-application`, body)
  if (consented.status !== 200 || !sending.id) throw new Error('nothing was sent to the company')
  const mail = world.outbox.find(
    (job): job is CompanyReportMail => job.kind === 'company_report' && job.sendingId === sending.id,
  )
  const token = path.includes('unsubscribe') ? stopToken(world.deps.secret, RECIPIENT) : (mail?.token ?? '')
  return {
    person: taker,
    right: { id: [company.id], sendingId: [sending.id], token: [token] },
    assessmentId,
  }
}
