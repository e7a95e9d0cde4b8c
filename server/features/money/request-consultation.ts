import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { consultation } from '#contract/plans.ts'
import { consultations } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { Refusal } from '#server/http/errors.ts'
import { findPro } from './find-pro.ts'
import { lockHolder } from './ledger.ts'

const DAY_MS = 86_400_000
const DAYS_AHEAD = 60

type Result =
  | { readonly kind: 'requested'; readonly consultation: z.output<typeof consultation> }
  | { readonly kind: 'date_invalid' }

/** One in each paid Pro month, on one of the next 60 days; the operator is told. */
export async function requestConsultation(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment'>,
  { userId, wishedDate }: { readonly userId: string; readonly wishedDate: string },
): Promise<Result> {
  const now = deps.clock()
  const [first, last] = [dayIn(now, 1), dayIn(now, DAYS_AHEAD)]
  if (wishedDate < first || wishedDate > last) return { kind: 'date_invalid' }
  return deps.database.transaction(async transaction => {
    const holder = await lockHolder(transaction, userId)
    const month = await findPro(transaction, userId, now)
    if (!month || !holder) throw new Refusal('plan_required')
    const id = randomUUID()
    const [made] = await transaction
      .insert(consultations)
      .values({ userId, id, wishedDate, periodStart: month.startsAt, createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new Refusal('consultation_used')
    await alertOperator(deps, transaction, {
      topic: 'consultation',
      priority: true,
      facts: [`request: ${id}`, wishedDate, holder.email],
      about: userId,
    })
    return { kind: 'requested', consultation: { wishedDate, status: made.status } }
  })
}

/** A day in Riyadh, as `YYYY-MM-DD`, which sorts as it should. */
function dayIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Riyadh' })
}
