import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DevelopmentPlan } from '#contract/development-plan.ts'
import { decide, outbox, withWaiting } from '#web/answers/development-plan.ts'
import { device } from '#web/api/device.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'

interface PlanState {
  /** Undefined until it is loaded; null where there is none. */
  readonly plan: DevelopmentPlan | null | undefined
  readonly failed: boolean
  readonly retry: () => void
  /** Changes that the server has not. */
  readonly waiting: number
  readonly decide: Decide
}

/** Stores values by their fields; '' takes one back. */
export type Decide = (values: Readonly<Record<string, string>>) => void

const NOTHING = {}

/** Gives the person's plan, what waits on this device over what the server has, and keeps it for when there is no network. */
export function usePlan(): PlanState {
  const user = useUser()
  const id = user?.id
  const firstName = user?.firstName ?? ''
  const { data, isError, refetch } = useQuery({
    ...queries.developmentPlan,
    // Another device may have added to it since.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  // Read here too, so that a box shows its press within the press: the cache tells its readers a moment later.
  const waiting = useSyncExternalStore(outbox.watch, outbox.list, () => NOTHING)
  const plan = useMemo(() => data && withWaiting(data, waiting), [data, waiting])
  useEffect(() => {
    if (id) void outbox.sendAll(id)
  }, [id])
  useEffect(() => {
    if (!id || !plan) return
    // A browser that keeps nothing needs the network to open the page, and only then.
    device()
      .then(({ keepPlan }) => keepPlan({ id, firstName }, plan))
      .catch(() => {})
  }, [id, firstName, plan])
  return {
    plan,
    failed: isError,
    retry: () => void refetch(),
    waiting: Object.keys(waiting).length,
    decide: values => void (id && plan && decide(id, plan.id, values)),
  }
}
