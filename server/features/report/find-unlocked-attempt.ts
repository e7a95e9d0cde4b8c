import type { Words } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import type { Access } from '#server/features/access/access.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'

export interface UnlockedAttempt {
  readonly attempt: Attempt & { readonly completedAt: Date }
  readonly access: Access
}

/**
 * Finds an own attempt whose full report may be shown, sent and used.
 *
 * @param input.incomplete what to say of an unfinished one, where an occasion has words of its own for that
 * @throws Refusal `not_found`, `incomplete`, `locked`
 */
export async function findUnlockedAttempt(
  database: Pick<Deps['database'], 'select'>,
  input: { readonly userId: string; readonly id: string; readonly incomplete?: Words },
): Promise<UnlockedAttempt> {
  const attempt = await findOwnAttempt(database, input)
  const { completedAt } = attempt
  if (!completedAt) throw new Refusal('incomplete', {}, undefined, input.incomplete)
  const access = await findAccess(database, attempt)
  if (!access.fullReport) throw new Refusal('locked')
  return { attempt: { ...attempt, completedAt }, access }
}
