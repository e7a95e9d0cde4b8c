import { useCallback, useEffect, useState } from 'react'
import { chosenIn } from '#web/answers/answer-state.ts'
import type { Place } from './place.ts'
import { useAnswering } from './use-answering.ts'

const isChosen = (state: Parameters<typeof chosenIn>[0]) => chosenIn(state) > 0

interface Rest {
  /** The page stands between two sections. */
  readonly resting: boolean
  /** The person has come here by answering, not by opening the page. */
  readonly arrived: boolean
  readonly goOn: () => void
}

/** Stops before the first question of each later section until the person goes on; whoever has chosen an option there has. */
export function useRest(position: number, place: Place | undefined): Rest {
  const [openedAt] = useState(position)
  const [passed, setPassed] = useState(-1)
  const chosen = useAnswering(isChosen)
  const between = place !== undefined && place.number === 1 && place.sectionIndex > 0
  useEffect(() => {
    if (passed === -1) return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('question-title')?.focus({ preventScroll: true })
  }, [passed])
  const goOn = useCallback(() => setPassed(position), [position])
  // A choice that was kept is of a question that was read.
  useEffect(() => {
    if (between && chosen) setPassed(position)
  }, [between, chosen, position])
  return { resting: between && passed !== position && !chosen, arrived: position !== openedAt, goOn }
}
