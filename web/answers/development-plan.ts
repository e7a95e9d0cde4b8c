import type { DevelopmentPlan } from '#contract/development-plan.ts'
import { call } from '#web/api/client.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { developmentPlan as rows } from '#web/api/rows.ts'
import { PLAN } from './kept.ts'
import { createOutbox } from './outbox.ts'
import type { Waiting } from './outbox-store.ts'

/** Names a field of one attempt's plan among what waits of a person. */
const itemOf = (attempt: string, field: string) => `${attempt} ${field}`
const attemptOf = (item = '') => item.split(' ')[0] ?? ''
const fieldOf = (item: string) => item.split(' ')[1] ?? ''

/** Holds decisions on a development plan until the server has them: one call for one attempt. */
export const outbox = createOutbox<DevelopmentPlan>({
  prefix: PLAN,
  lock: 'wijha-plan',
  batch(waiting) {
    const attempt = attemptOf(Object.keys(waiting)[0])
    const isOfIt = ([item]: [string, unknown]) => attemptOf(item) === attempt
    return Object.fromEntries(Object.entries(waiting).filter(isOfIt).slice(0, MOST_IN_A_CALL))
  },
  send(_, choices, signal) {
    const decisions = choices.map(({ item, choice, waited }) => ({
      field: fieldOf(item),
      value: choice,
      waited,
    }))
    const id = attemptOf(choices[0]?.item)
    return call(rows.save, { parameters: { id }, body: { decisions }, signal })
  },
  show,
  refetch: () => getQueryClient().invalidateQueries({ queryKey: queries.developmentPlan.queryKey }),
})
const MOST_IN_A_CALL = 100

/** Decides on fields of a plan: shown at once, kept on the device, sent. */
export function decide(
  person: string,
  attempt: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const items = Object.entries(values).map(([field, value]) => [itemOf(attempt, field), value])
  return outbox.choose(person, Object.fromEntries(items))
}

function show(waiting: Waiting, saved?: DevelopmentPlan): void {
  const client = getQueryClient()
  client.setQueryData<DevelopmentPlan | null>(queries.developmentPlan.queryKey, before => {
    // What was sent may be of an earlier attempt, whose plan is not the one that is shown.
    const known = saved && saved.id === before?.id ? saved : before
    return known && withWaiting(known, waiting)
  })
  // A report and the home page count what is done.
  if (saved) {
    const { queryKey } = queries.results(saved.id)
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/** Puts what waits over what the server has. */
export function withWaiting(plan: DevelopmentPlan, waiting: Waiting): DevelopmentPlan {
  const own = Object.entries(waiting).flatMap(([item, { choice, chosenAt }]) =>
    attemptOf(item) === plan.id ? [[fieldOf(item), { value: choice, at: chosenAt }]] : [],
  )
  return { ...plan, fields: { ...plan.fields, ...Object.fromEntries(own) } }
}
