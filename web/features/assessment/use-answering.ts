import { useSyncExternalStore } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { type AnswerState, NO_ATTEMPT, positionIn } from '#web/answers/answer-state.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { placeAt } from './place.ts'

const subscribe = (listener: () => void) => tabQueue().subscribe(listener)

/**
 * Reads one value of the tab's answering, and draws anew when it changes. `select` gives a plain value, or a part of the state.
 *
 * @example const status = useAnswering(statusOf)
 */
export function useAnswering<Value>(select: (state: AnswerState) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => select(tabQueue().state()),
    () => select(NO_ATTEMPT),
  )
}

/** Finds the 0-based position of the question to show: what the page came with, until the queue has taken this attempt up. */
export function usePosition({ id, answered }: Pick<Assessment, 'id' | 'answered'>): number {
  return useAnswering(state => (state.assessmentId === id ? positionIn(state) : answered))
}

/** Finds the section of that question; rests while the question changes within it. -1 when all is answered. */
export function useSectionIndex(attempt: Pick<Assessment, 'id' | 'sections' | 'currentSection'>): number {
  const { id, sections, currentSection } = attempt
  return useAnswering(state =>
    state.assessmentId === id
      ? (placeAt(sections, positionIn(state))?.sectionIndex ?? -1)
      : sections.findIndex(section => section.id === currentSection),
  )
}
