import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { chosenIn } from '#web/answers/answer-state.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { useHydrated } from '#web/ui/hydrated.ts'
import { useAnswering } from './use-answering.ts'

/** What the contract takes. */
const LONGEST = 2_147_483_647

const firstPaint = () => performance.getEntriesByType('paint')[0]?.startTime ?? performance.now()

interface ChoiceAtHand {
  readonly form: RefObject<HTMLFormElement | null>
  /** 1 to 5; 0 when nothing is chosen on this question. */
  readonly chosen: number
  readonly choose: (answer: number) => void
  /** Measures how many milliseconds the question has been on screen. */
  readonly shownFor: () => number
}

/** Keeps the option chosen on the question at hand: the radios show what the queue has; choosing draws none of them anew. */
export function useChoice(position: number): ChoiceAtHand {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const shown = useRef<number>(undefined)
  const hydrated = useHydrated()
  const chosen = useAnswering(chosenIn)

  // The time runs anew for every question.
  useLayoutEffect(() => {
    // What the server drew has been read since then, however late the page came alive.
    shownAt.current = shown.current === undefined && !hydrated ? firstPaint() : performance.now()
  }, [position])

  useLayoutEffect(() => {
    const opens = shown.current === undefined
    shown.current = position
    // By its property: React does not see a form's reset, and would take the same option for no change.
    const radio = chosen ? radioOf(form.current, chosen) : radioOf(form.current)
    // Chosen on a slow phone before the page came alive: taken up below.
    if (radio && (chosen || !opens)) radio.checked = chosen > 0
    // The time of an earlier visit counts too.
    const { choice } = tabQueue().state()
    if (chosen && choice) shownAt.current = Math.min(shownAt.current, performance.now() - choice.shownFor)
  }, [chosen, position])

  const shownFor = useCallback(
    () => Math.min(LONGEST, Math.max(0, Math.round(performance.now() - shownAt.current))),
    [],
  )
  const choose = useCallback(
    (answer: number) => void tabQueue().dispatch({ kind: 'chosen', answer, shownFor: shownFor() }),
    [shownFor],
  )
  useEffect(() => {
    const early = radioOf(form.current)
    if (early) choose(Number(early.value))
  }, [choose])
  return { form, chosen, choose, shownFor }
}

/** Finds the radio of an answer, or the one that is chosen. */
function radioOf(form: HTMLFormElement | null, answer?: number): HTMLInputElement | null {
  return form?.querySelector(`input[name='answer']${answer ? `[value='${answer}']` : ':checked'}`) ?? null
}
