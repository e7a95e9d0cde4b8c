import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Form } from '#engine/forms/forms.ts'
import type { Transaction } from '#server/db/connection.ts'
import { attempts, notifications, pilotAnswers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from './attempt.ts'
import { findOwnAttempt } from './find-attempt.ts'
import { pilotIn } from './place.ts'
import type { AnswerToSave, SavedAnswer } from './save-answer.ts'

/**
 * Stores the answer to a question on trial, durably, where it is the one that is due; the last answer of an attempt completes it,
 * whichever it is. A repeat is acknowledged again, all else is refused with the state. Its clock is that of the answers around it
 * (docs/method/quality.md#item-time).
 */
export async function savePilotAnswer(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  { form, input }: { readonly form: Form; readonly input: AnswerToSave },
): Promise<SavedAnswer> {
  return database.transaction(async transaction => {
    const own = and(eq(attempts.userId, userId), eq(attempts.id, input.id))
    await transaction.select({ id: attempts.id }).from(attempts).where(own).for('update')
    const attempt = await findOwnAttempt(transaction, { userId, id: input.id })
    const { answer } = input
    const index = pilotIn(form, attempt.pilots, { section: answer.section, number: answer.questionNumber })
    const pilot = index === undefined ? undefined : attempt.pilots[index]
    if (index === undefined || !pilot) return { kind: 'unknown_question' }
    if (index < attempt.pilotsAnswered) return judgeRepeat(transaction, attempt, { index, input })
    if (attempt.completedAt) return { kind: 'refused', reason: 'already_completed', attempt }
    if (index !== attempt.pilotsAnswered || attempt.answers.length !== pilot.after) {
      return { kind: 'refused', reason: 'not_current_question', attempt }
    }
    const now = clock()
    const timed = timesOf(attempt, input, now)
    await transaction.insert(pilotAnswers).values({
      ...{ userId, attemptId: attempt.id, number: index + 1, item: pilot.item, answer: answer.answer },
      ...{ language: input.locale, device: input.device, changes: Math.min(9, answer.changes ?? 0) },
      ...{ milliseconds: timed.milliseconds, answeredAt: now },
    })
    const isLast = attempt.answers.length === attempt.questions && index + 1 === attempt.pilots.length
    const [stored] = await transaction
      .update(attempts)
      .set({
        ...{ pilotsAnswered: index + 1, lastAnswerAt: now, lastAloneAt: timed.lastAloneAt },
        ...{ queuedMilliseconds: timed.queuedMilliseconds, completedAt: isLast ? now : null },
      })
      .where(own)
      .returning()
    if (isLast) {
      const cause = { kind: 'report_ready', attemptId: attempt.id } as const
      await transaction.insert(notifications).values({ userId, id: randomUUID(), cause, createdAt: now })
    }
    return { kind: 'saved', attempt: stored ?? attempt }
  })
}

async function judgeRepeat(
  transaction: Transaction,
  attempt: Attempt,
  { index, input }: { readonly index: number; readonly input: AnswerToSave },
): Promise<SavedAnswer> {
  const [kept] = await transaction
    .select({ answer: pilotAnswers.answer })
    .from(pilotAnswers)
    .where(
      and(
        eq(pilotAnswers.userId, attempt.userId),
        eq(pilotAnswers.attemptId, attempt.id),
        eq(pilotAnswers.number, index + 1),
      ),
    )
  if (kept?.answer === input.answer.answer) return { kind: 'saved', attempt }
  return { kind: 'refused', reason: attempt.completedAt ? 'already_completed' : 'answer_conflict', attempt }
}

/** Times the answer as the statement of the others does (save-answer.ts). */
function timesOf(
  { lastAnswerAt, lastAloneAt, openedAt, queuedMilliseconds }: Attempt,
  { answer: { responseTime, queuedMs } }: AnswerToSave,
  now: Date,
) {
  const since = (moment: Date | null) => now.getTime() - (moment ?? openedAt ?? now).getTime()
  if (queuedMs === undefined) {
    const milliseconds = Math.min(responseTime, Math.max(0, since(lastAnswerAt)))
    return { milliseconds, lastAloneAt: now, queuedMilliseconds: 0 }
  }
  const queued = queuedMilliseconds + responseTime
  const milliseconds = queued <= since(lastAloneAt) ? responseTime : null
  return { milliseconds, lastAloneAt, queuedMilliseconds: Math.min(2_147_483_647, queued) }
}
