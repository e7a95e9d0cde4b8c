import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { Guess } from '#engine/guess/guess.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'

interface Guessed {
  readonly userId: string
  readonly id: string
  readonly guess: Guess
}

/**
 * Stores what a person expects of a completed attempt, once and before its result is sent. The same guess again, as after an
 * answer that was lost, is acknowledged.
 *
 * @throws Refusal `not_found`, `invalid_request` for a form without the three sections, `incomplete`, `guess_closed`
 */
export async function storeGuess(
  { database }: Pick<Deps, 'database'>,
  { userId, id, guess }: Guessed,
): Promise<Guess> {
  const attempt = await findOwnAttempt(database, { userId, id })
  if (attempt.form !== 'basic') throw new Refusal('invalid_request')
  if (!attempt.completedAt) throw new Refusal('incomplete')
  const [stored] = await database
    .update(attempts)
    .set({ guess })
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.id, id),
        isNull(attempts.guess),
        isNull(attempts.resultShownAt),
      ),
    )
    .returning({ guess: attempts.guess })
  if (!stored && !isDeepStrictEqual((await findOwnAttempt(database, { userId, id })).guess, guess))
    throw new Refusal('guess_closed')
  return guess
}
