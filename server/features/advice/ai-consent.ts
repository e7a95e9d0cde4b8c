import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AiAdvice } from '#contract/advice.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { aiAdvice } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordConsent } from '#server/features/consents/record-consent.ts'
import { endConsents } from '#server/features/consents/standing-consent.ts'
import { findUnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import { noteReportOpened } from '#server/features/report/note-report-opened.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { findAiAdvice, isOpenToAi, isStillAsked } from './find-ai-advice.ts'
import { AI_PURPOSE, hasAiConsent } from './has-ai-consent.ts'

interface Wish {
  readonly userId: string
  readonly id: string
  readonly locale: Locale
}

/**
 * Records the consent to AI processing of one attempt and asks the endpoint, behind the answer. Given again after a failure,
 * it asks again. @throws Refusal `not_found`, `incomplete`, `locked`, `ai_not_open`, `too_many_requests`
 */
export async function giveAiConsent(deps: Deps, wish: Wish): Promise<AiAdvice> {
  const { userId, id, locale } = wish
  const { access } = await findUnlockedAttempt(deps.database, wish)
  if (!isOpenToAi(deps, access)) throw new Refusal('ai_not_open')
  const before = await findAiAdvice(deps, wish)
  if (before.state === 'preparing' || before.state === 'ready') return { state: before.state }
  await take(deps, 'ai_by_person', userId)
  const now = deps.clock()
  await deps.database.transaction(async transaction => {
    await lockPerson(transaction, userId)
    if (!(await hasAiConsent(transaction, wish))) {
      // An earlier wording named less: it ends, with what was written under it.
      await endAiConsent(transaction, { userId, attemptId: id, now })
      const given = { userId, purpose: AI_PURPOSE, attemptId: id } as const
      await recordConsent(transaction, { ...given, language: locale, givenAt: now })
    }
    await ask(deps, transaction, wish, now)
  })
  const { state } = await findAiAdvice(deps, wish)
  return { state }
}

/** A new question, in place of one that failed. A question that another press has just put is left alone. */
async function ask(deps: Deps, transaction: Transaction, { userId, id }: Wish, now: Date): Promise<void> {
  const own = and(eq(aiAdvice.userId, userId), eq(aiAdvice.attemptId, id))
  const [known] = await transaction.select().from(aiAdvice).where(own)
  if (known && (known.advice || isStillAsked(known, now))) return
  await transaction.delete(aiAdvice).where(own)
  const question = { userId, attemptId: id, id: randomUUID() }
  const model = deps.environment.AI_MODEL ?? ''
  await transaction.insert(aiAdvice).values({ ...question, askedAt: now, model })
  await noteReportOpened(transaction, { userId, id, now })
  await deps.jobs.askForAdvice(transaction, question)
}

/** Withdraws the consent and deletes what was written; an answer still under way is not kept. */
export async function withdrawAiConsent(deps: Deps, wish: Wish): Promise<AiAdvice> {
  const { userId, id } = wish
  await findUnlockedAttempt(deps.database, wish)
  await deps.database.transaction(transaction =>
    endAiConsent(transaction, { userId, attemptId: id, now: deps.clock() }),
  )
  const { state } = await findAiAdvice(deps, wish)
  return { state }
}

/** Ends the consent and deletes what was written under it. */
export async function endAiConsent(
  transaction: Transaction,
  { userId, attemptId, now }: { readonly userId: string; readonly attemptId: string; readonly now: Date },
): Promise<void> {
  await endConsents(transaction, { userId, purpose: AI_PURPOSE, attemptId }, now)
  await transaction
    .delete(aiAdvice)
    .where(and(eq(aiAdvice.userId, userId), eq(aiAdvice.attemptId, attemptId)))
}
