import type { QueryClient } from '@tanstack/react-query'
import { assessment, notifications, plans } from '#web/api/rows.ts'

const ASKED_AGAIN: readonly string[] = [plans.billing.path, notifications.list.path]

/** Refetches what a payment changes: the attempt, its results, the plan, the bell. */
export function refreshBought(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith(assessment.get.path) || ASKED_AGAIN.includes(path)),
    refetchType: 'none',
  })
}
