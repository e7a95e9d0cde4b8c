import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from './deps.ts'
import { sign } from './secret.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many times in how many seconds; each is multiplied by RATE_LIMIT_FACTOR. Kept in the database, for all processes. */
const LIMITS = {
  /** Wrong passwords from one address. */
  log_in_by_address: { times: 10, seconds: MINUTE },
  /** Wrong passwords for one account, from wherever. */
  log_in_by_account: { times: 100, seconds: DAY },
  /** Wrong passwords from a device that has signed in to the account before; counted apart, so nobody can lock its owner out. */
  log_in_by_device: { times: 30, seconds: DAY },
  register: { times: 10, seconds: 10 * MINUTE },
  forgot_by_address: { times: 10, seconds: 10 * MINUTE },
  forgot_by_account: { times: 5, seconds: HOUR },
  resend_by_account: { times: 3, seconds: 10 * MINUTE },
  resend_by_address: { times: 20, seconds: 10 * MINUTE },
  verify: { times: 30, seconds: 10 * MINUTE },
  reset: { times: 30, seconds: 10 * MINUTE },
  provider: { times: 20, seconds: 10 * MINUTE },
} as const
export type Limit = keyof typeof LIMITS

export interface Limited {
  readonly kind: 'limited'
  /** Seconds until the next try counts. */
  readonly seconds: number
}

/** The address's network (`limitSubject`), the account's e-mail address, the device's cookie. */
type Subject = string

type LimitDeps = Pick<Deps, 'database' | 'secret' | 'environment'>

/**
 * Takes one of the tries that a subject has, and answers null, or how long to wait. Taking comes before the work: a hundred
 * guesses sent at once must not all find the count at zero.
 */
export async function take(deps: LimitDeps, limit: Limit, subject: Subject): Promise<Limited | null> {
  try {
    await limiter(deps, limit).consume(keyOf(deps, subject))
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { kind: 'limited', seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

/** The same for several limits at once: none is taken further once one refuses. */
export async function takeAll(
  deps: LimitDeps,
  wanted: readonly (readonly [Limit, Subject])[],
): Promise<Limited | null> {
  for (const [limit, subject] of wanted) {
    const limited = await take(deps, limit, subject)
    if (limited) return limited
  }
  return null
}

/** Gives a try back: it turned out not to be one that counts. */
export async function giveBack(deps: LimitDeps, limit: Limit, subject: Subject): Promise<void> {
  await limiter(deps, limit).reward(keyOf(deps, subject))
}

/** Forgets a subject's count: what it counted has lost its meaning. */
export async function forgive(deps: LimitDeps, limit: Limit, subject: Subject): Promise<void> {
  await limiter(deps, limit).delete(keyOf(deps, subject))
}

function limiter(deps: LimitDeps, limit: Limit): RateLimiterPostgres {
  const { times, seconds } = LIMITS[limit]
  return new RateLimiterPostgres({
    storeClient: deps.database.$client,
    storeType: 'pool',
    // The migration owns the table; the clean-up job empties it.
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit,
    points: Math.max(1, Math.floor(times * deps.environment.RATE_LIMIT_FACTOR)),
    duration: seconds,
  })
}

/** Who a subject is does not stand in the table: neither an e-mail address nor a network address can be read from it. */
function keyOf(deps: LimitDeps, subject: Subject): string {
  return sign(deps.secret, 'limits', subject)
}
