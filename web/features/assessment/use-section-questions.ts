import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Assessment, Question } from '#contract/assessment.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { ApiError } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { loadRestStop } from './load-rest-stop.ts'
import { placeAt } from './place.ts'

/** Fetches the questions of a section as a whole, so that the next question is there before it is wanted. */
export function useSectionQuestions(id: string, section: string | undefined) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...queries.questions(id, section ?? ''),
    enabled: section !== undefined,
  })
  /** How many answers the server had when this section was last asked for. */
  const askedAt = useRef(0)
  useEffect(() => {
    askedAt.current = tabQueue().state().answered
  }, [section])
  useEffect(() => {
    if (!isError) return
    // The way in is offered beside the question; the page stays.
    if (error instanceof ApiError && error.status === 401) void tabQueue().dispatch({ kind: 'signed_out' })
    const again = () => void refetch()
    // The server shows one section ahead of the answers it has: those that waited here may open this one when they arrive.
    const look = () => {
      const { answered } = tabQueue().state()
      if (answered <= askedAt.current) return
      askedAt.current = answered
      again()
    }
    look()
    const unsubscribe = tabQueue().subscribe(look)
    addEventListener('online', again)
    return () => {
      unsubscribe()
      removeEventListener('online', again)
    }
  }, [isError, error, refetch])
  return { questions: data?.questions, failed: isError && !isFetching, refetch }
}

/** Prefetches the next section from the second question of a section on: the test goes on without a network. */
export function useNextSection(
  { id, sections }: Pick<Assessment, 'id' | 'sections'>,
  position: number,
): void {
  const client = useQueryClient()
  const place = placeAt(sections, position)
  // Not with the first question: the answers before it may still be on their way, and the server serves one section ahead.
  const near = place !== undefined && place.number > 1
  const next = near ? sections[place.sectionIndex + 1]?.id : undefined
  useEffect(() => {
    // What is there is not fetched twice; what failed is, with the next question.
    if (!next || position === 0) return
    void client.prefetchQuery(queries.questions(id, next))
    // For the stop between the two: its page, and how long the rest takes.
    loadRestStop().catch(() => {})
    void client.prefetchQuery(queries.catalog)
  }, [client, id, next, position])
}

export const questionAt = (questions: readonly Question[] | undefined, number: number) =>
  questions?.find(question => question.number === number)
