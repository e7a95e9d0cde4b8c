import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { WantsAnswered } from '#contract/wants.ts'
import { outbox } from '#web/answers/wants.ts'
import { device } from '#web/api/device.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'

interface WantsState {
  readonly wants: WantsAnswered | undefined
  readonly failed: boolean
  readonly retry: () => void
  /** Choices that the server has not. */
  readonly waiting: number
  readonly choose: (item: string, choice: string) => void
}

const NOTHING = {}

/** Gives the person's choices, those that wait on this device over those that the server has. */
export function useWants(): WantsState {
  const user = useUser()
  const id = user?.id
  const firstName = user?.firstName ?? ''
  const { data, isError, refetch } = useQuery(queries.wants)
  // Read here too, so that a radio shows its press within the press: the cache tells its readers a moment later.
  const waiting = useSyncExternalStore(outbox.watch, outbox.list, () => NOTHING)
  useEffect(() => {
    if (id) void outbox.sendAll(id)
  }, [id])
  useEffect(() => {
    if (!id || !data) return
    // A browser that keeps nothing needs the network to open the page, and only then.
    device()
      .then(({ keepWants }) => keepWants({ id, firstName }, data))
      .catch(() => {})
  }, [id, firstName, data])
  return {
    wants: data,
    failed: isError,
    retry: () => void refetch(),
    waiting: Object.keys(waiting).length,
    choose: (item, choice) => void (id && outbox.choose(id, { [item]: choice })),
  }
}
