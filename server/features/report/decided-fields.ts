import { actionOf, isOwnAction, type PlanFields } from '#contract/development-plan.ts'
import type { ReportDetail } from '#contract/report.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'

/** Gives what is decided on the plan of an attempt, with the ticks that are older than the column. */
export function decidedFields({
  developmentPlan,
  planDone,
}: Pick<Attempt, 'developmentPlan' | 'planDone'>): PlanFields {
  const ticks = planDone.map(action => [`${action}.done`, { value: 'yes', at: 0 }])
  return { ...Object.fromEntries(ticks), ...developmentPlan }
}

/** Lists the actions of a plan by their names: the facet of the step and the place in it, `COM-1`. */
export const actionsOf = (steps: ReportDetail['plan']): string[] =>
  steps.flatMap(({ id, actions }) => actions.map((_, index) => `${id}-${index + 1}`))

/** Lists the actions of the report's own plan that are ticked off. */
export function listDone(
  attempt: Pick<Attempt, 'developmentPlan' | 'planDone'>,
  steps: ReportDetail['plan'],
): string[] {
  const fields = decidedFields(attempt)
  return actionsOf(steps).filter(action => fields[`${action}.done`]?.value)
}

/** Tells whether a field is one of this plan: of the week, of an action of it, or of an own one. */
export function isFieldOf(steps: ReportDetail['plan'], field: string): boolean {
  const of = actionOf(field)
  return of === 'week' || isOwnAction(of) || actionsOf(steps).includes(of)
}
