import { inArray } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '#server/db/connection.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { sign } from '#server/secret.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many times in how many seconds; multiplied by RATE_LIMIT_FACTOR unless fixed. Kept in the database, for all processes. */
const LIMITS = {
  /** Wrong passwords from one address. */
  log_in_by_address: { times: 10, seconds: MINUTE },
  /** Wrong passwords for one account, from wherever. */
  log_in_by_account: { times: 100, seconds: DAY },
  /** Wrong passwords from a device that has signed in to the account before; counted apart, so nobody can lock its owner out. */
  log_in_by_device: { times: 30, seconds: DAY },
  /** Sessions begun with the right password: each costs a hash and a row. */
  log_in: { times: 60, seconds: HOUR },
  /** Wrong passwords before a change from within an account. */
  confirm_by_account: { times: 10, seconds: 10 * MINUTE },
  /** Codes for the support that one person makes, and wrong ones that one operator enters. */
  support_code: { times: 10, seconds: HOUR },
  support_code_try: { times: 10, seconds: HOUR },
  /** Wrong codes of an operator's second factor. */
  second_factor: { times: 10, seconds: 10 * MINUTE },
  /** Mails that confirm a new address, of one account and to one address. */
  change_email_by_account: { times: 5, seconds: DAY },
  change_email_by_recipient: { times: 5, seconds: DAY },
  /** Alerts of one kind that stay true until somebody has looked. */
  operator_alert: { times: 1, seconds: DAY, fixed: true },
  /** Copies of everything stored about one person: costly to make. */
  export: { times: 10, seconds: HOUR },
  register: { times: 10, seconds: 10 * MINUTE },
  forgot_by_address: { times: 10, seconds: 10 * MINUTE },
  forgot_by_account: { times: 5, seconds: HOUR },
  resend_by_account: { times: 3, seconds: 10 * MINUTE },
  resend_by_address: { times: 20, seconds: 10 * MINUTE },
  verify: { times: 30, seconds: 10 * MINUTE },
  reset: { times: 30, seconds: 10 * MINUTE },
  payment_intent: { times: 60, seconds: 10 * MINUTE },
  /** Each asks the provider's form into being: many accounts of one address make no more than this. */
  payment_intent_by_address: { times: 300, seconds: 10 * MINUTE },
  settle: { times: 60, seconds: 10 * MINUTE },
  refund: { times: 20, seconds: HOUR },
  contact_by_address: { times: 5, seconds: HOUR },
  contact_by_sender: { times: 3, seconds: HOUR },
  provider: { times: 20, seconds: 10 * MINUTE },
  /** What browsers report of our pages: batches from one address, and from all, so that nobody fills the log. */
  security_report_by_address: { times: 20, seconds: 10 * MINUTE },
  security_report: { times: 300, seconds: HOUR },
  /** Numbers of reports that were asked for and lead nowhere, from one address. */
  verify_report: { times: 20, seconds: 10 * MINUTE },
  /** Links of invitations to rate that are opened from one address. */
  rating_link: { times: 30, seconds: 10 * MINUTE },
  /** Invitations to one address. */
  rating_invitation: { times: 5, seconds: DAY },
  /** Credentials that one person issues. */
  credential: { times: 20, seconds: DAY },
  /** Credentials checked from one address. */
  check_credential: { times: 60, seconds: 10 * MINUTE },
  /** Mails of a report to its owner. */
  report_mail: { times: 5, seconds: DAY },
  /** Wishes for a reminder, of one person. */
  reminder: { times: 5, seconds: DAY },
  /** Mails of one person to one company's address; their number a day from one person is the plan's (features/access). */
  company_mail_by_person: { times: 3, seconds: DAY },
  /** Mails to one company's address, from all people. */
  company_mail_by_recipient: { times: 30, seconds: DAY },
  company_add: { times: 100, seconds: DAY },
  /** Questions to the AI endpoint, of one person; and tokens that it may use for everyone. Money: not for a factor to raise. */
  ai_by_person: { times: 5, seconds: DAY, fixed: true },
  ai_tokens: { times: 2_000_000, seconds: DAY, fixed: true },
} as const satisfies Record<string, { times: number; seconds: number; fixed?: true }>
export type Limit = keyof typeof LIMITS

/** Names the time, in seconds, after which every count has run out. */
export const LONGEST_SECONDS = Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds))

/** The address's network (`limitSubject`), the account's e-mail address, the device's cookie. */
type Subject = string

type LimitDeps = Pick<Deps, 'database' | 'secret' | 'environment'>

/**
 * Takes one of the tries that a subject has. Taking comes before the work: a hundred guesses sent at once must not all find
 * the count at zero.
 *
 * @throws Refusal `too_many_requests`, with the seconds until the next try counts
 */
export async function take(deps: LimitDeps, limit: Limit, subject: Subject): Promise<void> {
  const seconds = await tryToTake(deps, limit, subject)
  if (seconds !== null) throw new Refusal('too_many_requests', {}, seconds)
}

/** Takes a try of several limits at once: none is taken further once one refuses. Throws as `take` does. */
export async function takeAll(
  deps: LimitDeps,
  wanted: readonly (readonly [Limit, Subject])[],
): Promise<void> {
  for (const [limit, subject] of wanted) await take(deps, limit, subject)
}

/** Takes tries where the caller goes on without one; returns null, or the seconds until the next try counts. */
export async function tryToTake(
  deps: LimitDeps,
  limit: Limit,
  subject: Subject,
  points = 1,
): Promise<number | null> {
  try {
    await limiter(deps, limit).consume(keyOf(deps, subject), points)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Releases a try that turned out not to count. */
export async function release(deps: LimitDeps, limit: Limit, subject: Subject, points = 1): Promise<void> {
  await limiter(deps, limit).reward(keyOf(deps, subject), points)
}

/** Forgets a subject's count: what it counted has lost its meaning. */
export async function forgive(deps: LimitDeps, limit: Limit, subject: Subject): Promise<void> {
  await limiter(deps, limit).delete(keyOf(deps, subject))
}

/** Deletes every count of these subjects, of whatever kind: whoever they stood for is gone. */
export async function forgetSubjects(
  deps: Pick<Deps, 'secret'>,
  transaction: Transaction,
  subjects: readonly Subject[],
): Promise<void> {
  const keys = subjects.flatMap(subject =>
    Object.keys(LIMITS).map(limit => `${limit}:${keyOf(deps, subject)}`),
  )
  await transaction.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

function limiter(deps: LimitDeps, limit: Limit): RateLimiterPostgres {
  const { times, seconds, fixed = false }: { times: number; seconds: number; fixed?: boolean } = LIMITS[limit]
  const factor = fixed ? 1 : deps.environment.RATE_LIMIT_FACTOR
  return new RateLimiterPostgres({
    storeClient: deps.database.$client,
    storeType: 'pool',
    // The migration owns the table; the clean-up job empties it.
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit,
    points: Math.max(1, Math.floor(times * factor)),
    duration: seconds,
  })
}

/** Who a subject is does not stand in the table: neither an e-mail address nor a network address can be read from it. */
function keyOf(deps: Pick<Deps, 'secret'>, subject: Subject): string {
  return sign(deps.secret, 'limits', subject)
}
