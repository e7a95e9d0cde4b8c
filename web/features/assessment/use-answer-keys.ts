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
      if (isTaken(event.target)) return
      const answer = answerOfKey(event)
      if (answer !== undefined) {
        event.preventDefault()
        latest.current.choose(answer)
      } else if (event.key === 'Enter' && !event.repeat) {
        event.preventDefault()
        latest.current.confirm()
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Buttons and links mean themselves by Enter, fields take letters, a dialog takes all. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest("a, button, summary, select, textarea, input:not([type='radio']), dialog[open]") !== null
  )
}
