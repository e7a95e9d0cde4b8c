import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Choice } from '#web/answers/device-database.ts'
import { keepChoice, readChoice } from '#web/answers/device-store.ts'
import { useHydrated } from '#web/ui/hydrated.ts'

/** What the contract takes. */
const LONGEST = 2_147_483_647

const firstPaint = () => performance.getEntriesByType('paint')[0]?.startTime ?? performance.now()

interface ChoiceAtHand {
  readonly form: RefObject<HTMLFormElement | null>
  /** Something is chosen on this question. */
  readonly chosen: boolean
  readonly choose: (answer: number) => void
  /** What is chosen now, with the time the question has been on screen. */
  readonly read: () => { readonly choice: Choice | undefined; readonly shownFor: number }
  /** Runs when the device has the choice, or has refused it: nearly always at once. */
  readonly whenKept: (run: () => void) => void
}

/**
 * The option chosen on the question at hand. The radios hold it, so that choosing draws nothing but itself; the device keeps
 * it, so that a killed page comes back with it.
 */
export function useChoice(owner: string, assessmentId: string, position: number): ChoiceAtHand {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const current = useRef<Choice | undefined>(undefined)
  const keeping = useRef<Promise<void>>(undefined)
  /** What an earlier visit chose, until its question shows: answers that waited may still have to be put in front of it. */
  const earlier = useRef<Choice>(undefined)
  const at = useRef<number>(undefined)
  const [chosenAt, setChosenAt] = useState(-1)
  const hydrated = useHydrated()

  // The time runs anew for every question, and nothing is chosen on it yet.
  useLayoutEffect(() => {
    const opens = at.current === undefined
    at.current = position
    if (current.current?.position === position) return
    // By its property: React does not see a form's reset, and would take the same option for no change.
    const before = form.current?.querySelector<HTMLInputElement>("input[name='answer']:checked")
    if (before && !opens) before.checked = false
    current.current = undefined
    // What the server drew has been read since then, however late the page came alive.
    shownAt.current = opens && !hydrated ? firstPaint() : performance.now()
  }, [position])

  const choose = useCallback(
    (answer: number) => {
      const position = at.current
      const radio = form.current?.querySelector<HTMLInputElement>(`input[name='answer'][value='${answer}']`)
      if (!radio || position === undefined) return
      radio.checked = true
      earlier.current = undefined
      const before = current.current?.position === position ? current.current : undefined
      if (before?.answer === answer) return
      const choice = {
        position,
        answer,
        changes: before ? before.changes + 1 : 0,
        shownFor: Math.round(performance.now() - shownAt.current),
      }
      current.current = choice
      setChosenAt(position)
      // Where the device keeps nothing the page works without.
      const written = keepChoice(owner, assessmentId, choice).catch(() => {})
      keeping.current = written.then(() => {
        if (current.current === choice) keeping.current = undefined
      })
    },
    [owner, assessmentId],
  )

  const first = useRef(choose)
  useEffect(() => {
    // Chosen on a slow phone before the page came alive.
    const early = form.current?.querySelector<HTMLInputElement>("input[name='answer']:checked")
    if (early) first.current(Number(early.value))
  }, [])
  const restore = useCallback(() => {
    const choice = earlier.current
    if (!choice || choice.position !== at.current || current.current) return
    // The time of the earlier visit counts too.
    shownAt.current = performance.now() - choice.shownFor
    current.current = { ...choice, answer: 0 }
    choose(choice.answer)
    current.current = choice
  }, [choose])
  useEffect(() => {
    let gone = false
    readChoice(owner, assessmentId)
      .then(choice => {
        // The device may answer when the person has already chosen.
        if (gone || current.current) return
        earlier.current = choice
        restore()
      })
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [owner, assessmentId, restore])
  useEffect(restore, [restore, position])

  const read = useCallback(() => {
    const shownFor = Math.round(performance.now() - shownAt.current)
    return { choice: current.current, shownFor: Math.min(LONGEST, Math.max(0, shownFor)) }
  }, [])
  const whenKept = useCallback((run: () => void) => {
    if (keeping.current) void keeping.current.then(run)
    else run()
  }, [])
  return { form, chosen: chosenAt === position, choose, read, whenKept }
}
