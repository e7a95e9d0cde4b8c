import type { Deps } from '#server/deps.ts'
import { judgeClock } from '#server/jobs/judge-clock.ts'
import { alertOperator } from './alert-operator.ts'

/**
 * Does work that deletes or charges by the calendar, unless the server's clock has jumped: then the operator is told instead, once
 * for each doubt: two processes whose clocks differ jump at every change of hands.
 */
export async function byBelievedClock(
  deps: Pick<Deps, 'database' | 'clock' | 'log' | 'environment' | 'jobs'>,
  work: () => Promise<void>,
): Promise<void> {
  const judged = await judgeClock(deps, async (transaction, { from, to, wasDoubted }) => {
    deps.log.error({ event: 'clock_jumped', from, to }, 'the clock has jumped: nothing is deleted or charged')
    if (wasDoubted) return
    const facts = [`from: ${from.toISOString()}`, `to: ${to.toISOString()}`]
    await alertOperator(deps, transaction, { topic: 'clock', priority: true, facts })
  })
  if (judged === 'believed') await work()
}
