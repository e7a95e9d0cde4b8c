import { useCallback, useSyncExternalStore } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { NO_ATTEMPT, positionIn } from '#web/answers/queue-state.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { placeAt } from './place.ts'

type Attempt = Pick<Assessment, 'id' | 'answered'>

const subscribe = (listener: () => void) => tabQueue().subscribe(listener)

/** Past what the server has and what waits on this device. */
function positionOf({ id, answered }: Attempt): number {
  const state = tabQueue().state()
  // Until the queue has taken this attempt up, and after another one began elsewhere, the server's word counts.
  return state.assessmentId === id ? positionIn(state) : answered
}

/** The 0-based position of the question to show. */
export function usePosition(attempt: Attempt): number {
  const { id, answered } = attempt
  const read = useCallback(() => positionOf({ id, answered }), [id, answered])
  const onServer = useCallback(() => answered, [answered])
  return useSyncExternalStore(subscribe, read, onServer)
}

/** The section of that question; rests while the question changes within it. -1 when all is answered. */
export function useSectionIndex(attempt: Pick<Assessment, 'id' | 'sections' | 'currentSection'>): number {
  const { id, sections, currentSection } = attempt
  const onServer = useCallback(
    () => sections.findIndex(section => section.id === currentSection),
    [sections, currentSection],
  )
  const read = useCallback(() => {
    const state = tabQueue().state()
    if (state.assessmentId !== id) return onServer()
    return placeAt(sections, positionIn(state))?.sectionIndex ?? -1
  }, [id, sections, onServer])
  return useSyncExternalStore(subscribe, read, onServer)
}

export function useQueueState() {
  return useSyncExternalStore(subscribe, readState, readNothing)
}
const readState = () => tabQueue().state()
const readNothing = () => NO_ATTEMPT

/** Answers wait for the network. */
export function useDelayed(): boolean {
  return useSyncExternalStore(subscribe, readDelayed, readNoDelay)
}
const readDelayed = () => ['offline', 'server_down'].includes(tabQueue().state().status)
const readNoDelay = () => false
