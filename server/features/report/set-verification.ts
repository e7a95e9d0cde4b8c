import { and, eq } from 'drizzle-orm'
import type { Verification } from '#contract/report.ts'
import type { Transaction } from '#server/db/connection.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { describeVerification } from './verification.ts'

/** Switches the public check of an own completed attempt; a second time changes nothing. */
export async function setVerification(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: { readonly userId: string; readonly id: string; readonly enabled: boolean },
): Promise<Verification> {
  const attempt = await findOwnAttempt(database, input)
  if (!attempt.completedAt) throw new Refusal('incomplete')
  const verificationOffAt = input.enabled ? null : (attempt.verificationOffAt ?? clock())
  await database.update(attempts).set({ verificationOffAt }).where(own(input))
  return describeVerification({ ...attempt, verificationOffAt })
}

/** Switches the public check of an attempt off. */
export async function endVerification(
  transaction: Pick<Transaction, 'update'>,
  input: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<void> {
  await transaction.update(attempts).set({ verificationOffAt: input.now }).where(own(input))
}

function own({ userId, id }: { readonly userId: string; readonly id: string }) {
  return and(eq(attempts.userId, userId), eq(attempts.id, id))
}
