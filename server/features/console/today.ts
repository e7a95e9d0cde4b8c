import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { consultations, contactMessages, payments, refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'
import { countApprovals } from './approvals.ts'

/** Counts what waits, without reading anybody. */
export async function countWaiting(
  { database, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  operator: Operator,
): Promise<z.output<typeof consoleEndpoints.today.response>> {
  const asked = eq(refunds.status, 'requested')
  const mismatched = await database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(asked, isNotNull(payments.flag)))
  return {
    refunds: await database.$count(refunds, asked),
    mismatches: mismatched.length,
    consultations: await database.$count(
      consultations,
      and(eq(consultations.status, 'booked'), lt(consultations.startsAt, clock())),
    ),
    messages: await database.$count(contactMessages, eq(contactMessages.status, 'open')),
    mails: (await jobs.listDeadLetters()).length,
    approvals: await countApprovals({ database, clock }, operator),
  }
}
