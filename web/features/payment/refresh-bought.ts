import type { QueryClient } from '@tanstack/react-query'
import { assessment, plans } from '#web/api/rows.ts'

/** What a payment changes is asked for again: the attempt, its results, the plan. */
export function refreshBought(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith(assessment.get.path) || path === plans.billing.path),
    refetchType: 'none',
  })
}
