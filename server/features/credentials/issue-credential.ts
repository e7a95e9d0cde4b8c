import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { Credential, CredentialMonths } from '#contract/credentials.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findUnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import { isOpened } from '#server/features/report/is-opened.ts'
import { ownerName } from '#server/features/report/render-report.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { composeCredential } from './compose-credential.ts'
import { type CredentialWish, composeStatement } from './compose-statement.ts'
import { describeCredential } from './describe-credential.ts'
import { findSigningKey, signToken } from './signing-key.ts'
import { takePlace } from './status-list.ts'
import { validAt } from './valid-at.ts'

/** Valid at once, of one person. */
const MOST = 20

/**
 * Issues a credential of chosen fields of an own, opened report.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`, `not_opened`, `invalid_request`, `credential_limit`, `too_many_requests`
 */
export async function issueCredential(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'released' | 'secret'>,
  input: { readonly userId: string; readonly attemptId: string; readonly wish: CredentialWish },
): Promise<Credential> {
  const { userId, attemptId, wish } = input
  const { attempt } = await findUnlockedAttempt(deps.database, { userId, id: attemptId })
  if (!isOpened(attempt)) throw new Refusal('not_opened')
  const [report, name] = await Promise.all([reportOf(deps, attempt), ownerName(deps, userId)])
  const statement = composeStatement(report, wish, name)
  await take(deps, 'credential', userId)
  const key = await findSigningKey(deps)
  const id = randomUUID()
  const issuedAt = wholeSecond(deps.clock())
  const expiresAt = after(issuedAt, wish.months)
  return deps.database.transaction(async transaction => {
    // A refund in the same moment comes before or after: it locks its person too.
    await lockPerson(transaction, userId)
    await findUnlockedAttempt(transaction, { userId, id: attemptId })
    const [valid] = await transaction
      .select({ number: count() })
      .from(credentials)
      .where(validAt(userId, issuedAt))
    if ((valid?.number ?? 0) >= MOST) throw new Refusal('credential_limit')
    const place = await takePlace(transaction, expiresAt)
    const { language } = wish
    const said = composeCredential(deps, { id, statement, place, issuedAt, expiresAt, language })
    const row = {
      userId,
      id,
      attemptId,
      place,
      keyId: key.id,
      statement,
      issuedAt,
      expiresAt,
      revokedAt: null,
    }
    const token = await signToken(deps, key, said)
    await transaction.insert(credentials).values({ ...row, token })
    return {
      ...describeCredential({ ...row, token }),
      applicationNumber: attempt.applicationNumber,
      state: 'valid' as const,
    }
  })
}

/** Claims count seconds, and both forms of an instant must say the same. */
const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000)

/** Months later on the same day, or on the last of the month where it has no such day. */
function after(date: Date, months: CredentialMonths): Date {
  const end = new Date(date)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0)
  return end
}
