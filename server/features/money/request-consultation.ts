import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { consultation } from '#contract/plans.ts'
import { consultations } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import { findPro } from './find-pro.ts'
import { lockCustomer } from './ledger.ts'

const DAY_MS = 86_400_000
const DAYS_AHEAD = 60

/**
 * Requests the consultation of a paid Pro month, on one of the next 60 days, and tells the operator.
 *
 * @throws Refusal `plan_required`, `consultation_used`; `invalid_request` for another day
 */
export async function requestConsultation(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment'>,
  { userId, wishedDate }: { readonly userId: string; readonly wishedDate: string },
): Promise<z.output<typeof consultation>> {
  const now = deps.clock()
  const [first, last] = [dayIn(now, 1), dayIn(now, DAYS_AHEAD)]
  if (wishedDate < first || wishedDate > last) throw refusedField('wishedDate', 'date_invalid')
  return deps.database.transaction(async transaction => {
    const customer = await lockCustomer(transaction, userId)
    const month = await findPro(transaction, userId, now)
    if (!month || !customer) throw new Refusal('plan_required')
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
      facts: [`request: ${id}`, wishedDate, customer.email],
      about: userId,
    })
    return { wishedDate, status: made.status }
  })
}

/** A day in Riyadh, as `YYYY-MM-DD`, which sorts as it should. */
function dayIn(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Riyadh' })
}
