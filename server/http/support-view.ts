import { accountEndpoints } from '#contract/account.ts'
import { adviceEndpoints } from '#contract/advice.ts'
import { assessmentEndpoints } from '#contract/assessment.ts'
import { consoleEndpoints } from '#contract/console.ts'
import { consultationEndpoints } from '#contract/consultations.ts'
import { cvEndpoints } from '#contract/cv.ts'
import { developmentPlanEndpoints } from '#contract/development-plan.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodEndpoints } from '#contract/method.ts'
import { notificationEndpoints } from '#contract/notifications.ts'
import { occupationEndpoints } from '#contract/occupations.ts'
import { planEndpoints } from '#contract/plans.ts'
import { privacyEndpoints } from '#contract/privacy.ts'
import { profileEndpoints } from '#contract/profile.ts'
import { reportEndpoints } from '#contract/report.ts'
import { reportMailEndpoints } from '#contract/report-mail.ts'
import { sellerEndpoints } from '#contract/seller.ts'
import { wantsEndpoints } from '#contract/wants.ts'
import type { Deps } from '#server/deps.ts'
import { isSame, sign } from '#server/secret.ts'
import { cookieName, isSecure, readCookies, setCookie } from './cookie.ts'
import { Refusal } from './errors.ts'
import { admitOperator, type Operator } from './operator.ts'
import { readSession, type Session } from './session.ts'

/** Limits how long one look through a person's pages may last. */
export const SUPPORT_MINUTES = 30
const MINUTE_MS = 60_000

/**
 * Lists all that works in a support view: reading, of what the person's own pages show. What is not here is refused, whatever it
 * is: a new call is outside until somebody puts it here. Files, questions and answers, devices, companies with their links and credentials are
 * left out.
 */
export const SUPPORT_READS: readonly Endpoint[] = [
  accountEndpoints.user,
  accountEndpoints.providers,
  accountEndpoints.signInWays,
  privacyEndpoints.consents,
  profileEndpoints.get,
  assessmentEndpoints.catalog,
  assessmentEndpoints.get,
  assessmentEndpoints.results,
  reportEndpoints.list,
  developmentPlanEndpoints.find,
  reportMailEndpoints.list,
  wantsEndpoints.get,
  cvEndpoints.get,
  adviceEndpoints.tips,
  adviceEndpoints.recommendations,
  adviceEndpoints.ai,
  planEndpoints.prices,
  planEndpoints.billing,
  consultationEndpoints.list,
  notificationEndpoints.list,
  methodEndpoints.get,
  occupationEndpoints.list,
  occupationEndpoints.get,
  sellerEndpoints.get,
  consoleEndpoints.looks,
  consoleEndpoints.support,
]

/** Holds a look through a person's pages that is on. */
export interface SupportView {
  readonly id: string
  readonly operator: Operator
  /** The person, as their own session would be; its token is the operator's own, which the console goes on with. */
  readonly person: Session
}

/**
 * Finds the support view of a request: its cookie, the operator's own session with an open console and the role, the thirty minutes, and
 * nobody has ended it. Null else, and the request is the operator's own.
 */
export async function readSupportView(
  deps: Pick<Deps, 'database' | 'secret' | 'clock' | 'environment'>,
  headers: Headers,
): Promise<SupportView | null> {
  const id = viewFrom(deps, headers)
  if (!id) return null
  const session = await readSession(deps, headers)
  if (!session) return null
  const operator = await admitOperator(deps, session, consoleEndpoints.openSupport).catch(noOperator)
  if (!operator) return null
  const { rows } = await deps.database.$client.query<
    Omit<Session, 'token' | 'watched'> & { readonly until: Date }
  >(
    `select v.id, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email,
            u.email_verified as "emailVerified", u.image, u.language, u.text_size as size,
            u.line_spacing as lines, u.reading_face as face, v.opened_at as "usedAt", v.ends_at as until
     from support_view v join "user" u on u.id = v.user_id
     where v.id = $1 and v.operator_id = $2 and v.ended_at is null and v.opened_at is not null and v.ends_at > $3`,
    [id, operator.userId, deps.clock()],
  )
  const [row] = rows
  if (!row) return null
  const { until, ...person } = row
  const watched = { as: 'operator', until: until.toISOString() } as const
  return { id, operator, person: { ...person, token: session.token, watched } }
}

/** Refuses in a support view whatever is not on its list. @throws Refusal `support_view` */
export function refuseInSupportView(endpoint: Endpoint): void {
  if (!SUPPORT_READS.includes(endpoint) || endpoint.method !== 'GET' || endpoint.file)
    throw new Refusal('support_view')
}

/** Leaves cards out of what a support view shows. */
export function withoutCards(shown: unknown): unknown {
  if (Array.isArray(shown)) return shown.map(withoutCards)
  if (typeof shown !== 'object' || shown === null) return shown
  return Object.fromEntries(
    Object.entries(shown).map(([key, value]) => [key, CARDS.includes(key) ? null : withoutCards(value)]),
  )
}

const CARDS: readonly string[] = ['card', 'paidBy']

/** Tells until when somebody of the support looks at a person's pages; null where nobody does. */
export async function findWatchedUntil(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<Date | null> {
  const { rows } = await database.$client.query<{ readonly until: Date | null }>({
    name: 'watched-until',
    text: `select max(ends_at) as until from support_view
           where user_id = $1 and ended_at is null and opened_at is not null and ends_at > $2`,
    values: [userId, clock()],
  })
  return rows[0]?.until ?? null
}

/** Writes the `Set-Cookie` line of a support view; null ends it. */
export function supportCookie(deps: Pick<Deps, 'secret' | 'environment'>, id: string | null): string {
  const secure = isSecure(deps.environment)
  const name = cookieName('support', secure)
  if (id === null) return setCookie(name, '', secure, 0)
  return setCookie(name, `${id}.${signed(deps, id)}`, secure, (SUPPORT_MINUTES * MINUTE_MS) / 1000)
}

function viewFrom(deps: Pick<Deps, 'secret' | 'environment'>, headers: Headers): string | null {
  for (const value of readCookies(headers, cookieName('support', isSecure(deps.environment)))) {
    const dot = value.indexOf('.')
    const id = value.slice(0, dot)
    if (dot > 0 && isSame(value.slice(dot + 1), signed(deps, id))) return id
  }
  return null
}

function signed({ secret }: Pick<Deps, 'secret'>, id: string): string {
  return sign(secret, 'support-view', id)
}

function noOperator(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
