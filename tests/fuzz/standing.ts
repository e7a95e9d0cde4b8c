import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { sessions } from '#server/db/schema.ts'
import type { CompanyReportMail } from '#server/features/mail/mail.ts'
import { stopToken } from '#server/features/mail/recipient.ts'
import type { AccountsApi, Browser } from '../support/accounts.ts'
import { createPanel, createRater } from '../support/rater.ts'
import { createTaker, type Taker } from '../support/unlocked.ts'
import { moneyStandingFor } from './money-standing.ts'

/** Who calls, and what the names in a path (and ids in a body) stand for when they are right. */
export interface Standing {
  readonly person: Browser
  readonly right: Readonly<Record<string, readonly string[]>>
  readonly assessmentId: string
  readonly email: string
  /** Has the session of a rater, where the call is one of theirs. */
  readonly rater?: Browser
}

const ANSWERING = ['/field', '/questions', '/answer', '/rest', '/reminder']
const MONEY = /payment|billing|receipts|consultations/
const RECIPIENT = 'careers@almasar.example'

/** A person who stands where the call makes sense: before the first question, or with an unlocked result that is shared. */
export async function standingFor(endpoint: Endpoint, world: AccountsApi): Promise<Standing> {
  const { path } = endpoint
  if (path.startsWith('/api/rating')) return raterStanding(path, world)
  if (MONEY.test(path)) return moneyStandingFor(endpoint, world)
  const answering = ANSWERING.some(end => path.endsWith(end))
  const isAttempt = path.startsWith('/api/assessment') && path.includes('{id}')
  const needsResult =
    (isAttempt && !answering) ||
    /companies|credential|development-plan|issuer|shared|unsubscribe|verify\//.test(path)
  const taker = await createTaker(world, needsResult ? { bought: 'pro' } : { completed: false, bought: null })
  const { assessmentId, applicationNumber, userId } = taker
  const id = path.includes('/occupations/') ? 'TEC-01' : assessmentId
  const right = {
    id: [id],
    person: [userId],
    provider: ['google', 'apple'],
    applicationNumber: [applicationNumber],
  }
  const { email } = taker
  if (path === '/api/cv/pdf') await taker.call('PUT', '/api/cv', { revision: null, cv: {} })
  if (path.startsWith('/api/account/') && path.includes('{id}')) {
    return { person: taker, right: { id: [await ownRow(path, taker, world)] }, assessmentId, email }
  }
  if (!needsResult) return { person: taker, right, assessmentId, email }
  // Looking must change nothing; the first look at a result would.
  const shown = path.endsWith('/guess') ? '' : ', result_shown_at = completed_at'
  await world.store.pool.query(
    `update attempt set report_opened_at = completed_at, paper_produced_at = completed_at${shown} where id = $1`,
    [assessmentId],
  )
  if (/credentials\/\{|verify-credential|issuer/.test(path)) {
    const wish = { fields: ['total'], purpose: 'own', months: 3, withName: false, language: 'en' }
    const { json } = await taker.call('POST', `/api/assessment/${assessmentId}/credentials`, wish)
    const key = (await world.store.pool.query('select id from credential_key')).rows[0].id
    return { person: taker, right: { id: [json.id], key: [key] }, assessmentId, email }
  }
  if (isAttempt || /verify|development-plan/.test(path) || path === '/api/credentials')
    return { person: taker, right, assessmentId, email }

  const { json: company } = await taker.call('POST', '/api/companies', { name: 'شركة', email: RECIPIENT })
  const body = { assessmentId, consent: true }
  const { json: sending } = await taker.call('POST', `/api/companies/${company.id}/send-application`, body)
  if (!sending.id) throw new Error('nothing was sent to the company')
  // The PDF is there once the report was opened.
  if (path.endsWith('/pdf'))
    await world.store.pool.query('update company_sending set opened_at = asked_at where id = $1', [
      sending.id,
    ])
  const mail = world.outbox.find(
    (job): job is CompanyReportMail => job.kind === 'company_report' && job.sendingId === sending.id,
  )
  const token = path.includes('unsubscribe') ? stopToken(world.deps.secret, RECIPIENT) : (mail?.token ?? '')
  return {
    person: taker,
    right: { id: [company.id], sendingId: [sending.id], token: [token] },
    assessmentId,
    email,
  }
}

/** Another signed-in device of the person, or the consent that starting the attempt has recorded. */
async function ownRow(path: string, { userId }: Taker, { store, clock }: AccountsApi): Promise<string> {
  if (path.includes('/consents/')) {
    const consent = `select id from consent where user_id = $1 and purpose = 'automated_scoring'`
    return (await store.pool.query(consent, [userId])).rows[0].id
  }
  const id = randomUUID()
  const expiresAt = new Date(clock.now.getTime() + 86_400_000)
  await store.database.insert(sessions).values({ id, userId, token: randomUUID(), expiresAt })
  return id
}

/** A rater who has stories before them, to rate or to discuss, and a taker who is none. */
async function raterStanding(path: string, world: AccountsApi): Promise<Standing> {
  const taker = await createTaker(world, { completed: false, bought: null })
  const panel = await createPanel(world)
  const rater = await createRater(world, panel)
  const email = `${randomUUID()}@rater.example`
  await panel.operator.call('POST', `/api/operator/panels/${panel.id}/raters`, { email, language: 'ar' })
  const token = world.mailedToken('rater_invitation', email)
  if (path.includes('/discussion')) {
    const own = [rater.email]
    await world.store.pool.query(
      `update rating set ratings = '{1,3,5,7,9}', rated_at = now() - interval '30 days'
       where rater_id = (select id from rater where email = $1)`,
      own,
    )
    await world.store.pool.query(
      `update rating_panel set round = 'discussion', discussed_at = now(),
         disputed = (select array_agg(replace(item, '@', '/' || story || '@')) from unnest(items) item, unnest('{a,b}'::text[]) story)
       where id = (select panel_id from rater where email = $1)`,
      own,
    )
  }
  const handed = path.includes('/discussion') ? '/api/rating/discussion' : '/api/rating/stories'
  const { json } = await rater.call('POST', handed)
  const right = { id: json.map((story: { id: string }) => story.id), token: [token] }
  return { person: taker, right, assessmentId: taker.assessmentId, email: taker.email, rater }
}
