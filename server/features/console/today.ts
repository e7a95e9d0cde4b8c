import { and, count, eq, isNotNull, lt } from 'drizzle-orm'
import type { Today } from '#contract/console.ts'
import { consultations, contactMessages, payments, refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'
import { countApprovals } from './approvals.ts'
import { countChanges } from './count-changes.ts'
import { countMissingHours } from './missing-hours.ts'
import { countOverduePanels } from './overdue-panels.ts'

type TodayDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'released'>

/** Counts what waits and what has changed, without reading anybody. */
export async function readToday(deps: TodayDeps, operator: Operator): Promise<Today> {
  return { waiting: await countWaiting(deps, operator), changed: await countChanges(deps) }
}

async function countWaiting(
  { database, clock, jobs }: TodayDeps,
  operator: Operator,
): Promise<Today['waiting']> {
  const asked = eq(refunds.status, 'requested')
  const [mismatched] = await database
    .select({ rows: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(asked, isNotNull(payments.flag)))
  return {
    refunds: await database.$count(refunds, asked),
    mismatches: mismatched?.rows ?? 0,
    consultations: await database.$count(
      consultations,
      and(eq(consultations.status, 'booked'), lt(consultations.startsAt, clock())),
    ),
    hours: await countMissingHours({ database, clock }),
    messages: await database.$count(contactMessages, eq(contactMessages.status, 'open')),
    mails: (await jobs.listDeadLetters()).length,
    approvals: await countApprovals({ database, clock }, operator),
    panels: await countOverduePanels({ database, clock }),
  }
}
