import { useEffect, useRef } from 'react'
import { answerOfKey } from './question-keys.ts'

interface Keys {
  readonly choose: (answer: number) => void
  readonly confirm: () => void
}

/** Lets A to E, 1 to 5 and the Arabic letters choose and Enter confirm, wherever on the page the focus is. */
export function useAnswerKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return
      if (takesLetters(event.target)) return
      const answer = answerOfKey(event)
      if (answer !== undefined) {
        event.preventDefault()
        latest.current.choose(answer)
      } else if (event.key === 'Enter' && !event.repeat && !isPressed(event.target)) {
        event.preventDefault()
        latest.current.confirm()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Fields and dialogs take what is typed. */
const takesLetters = (target: EventTarget | null) =>
  isWithin(target, "select, textarea, input:not([type='radio']), dialog[open]")

/** Buttons and links mean themselves by Enter. */
const isPressed = (target: EventTarget | null) => isWithin(target, 'a, button, summary')

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
