import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { DevelopmentPlan } from '#contract/development-plan.ts'
import { sayPlan } from '#engine/report/say-report.ts'
import type { Released } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { decidedFields } from './decided-fields.ts'

/** Finds the plan of the newest report that a person has opened and may still read; null without one. */
export async function findDevelopmentPlan(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  userId: string,
): Promise<DevelopmentPlan | null> {
  const opened = await database
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        isNotNull(attempts.completedAt),
        isNotNull(attempts.reportOpenedAt),
        eq(attempts.form, 'basic'),
      ),
    )
    .orderBy(desc(attempts.number))
  for (const attempt of opened) {
    if ((await findAccess(database, attempt)).fullReport) return describePlan(released, attempt)
  }
  return null
}

/** Describes the plan of a completed attempt. @throws UnknownVersion */
export function describePlan(released: Released, attempt: Attempt): DevelopmentPlan {
  const { rules, scored } = scoreStored(released, attempt)
  return {
    id: attempt.id,
    steps: sayPlan(rules.narrative, rules.narrative.plan(scored), attempt.careerStage),
    fields: decidedFields(attempt),
  }
}
