import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Question } from '#contract/assessment.ts'
import type { Locale } from '#engine/languages/index.ts'
import { chosenIn } from '#web/answers/answer-state.ts'
import { useText } from '#web/text/locale.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { spokenParts } from './spoken-parts.ts'
import { useAnswering } from './use-answering.ts'

interface ListenButtonProps {
  readonly question: Question
  readonly locale: Locale
  readonly voice: SpeechSynthesisVoice
}

/** Reads story and options aloud, until the end, an answer, another question or another press. */
export default function ListenButton({ question, locale, voice }: ListenButtonProps) {
  const text = useText().assessment
  const chosen = useAnswering(chosenIn)
  const [heard, setHeard] = useState<{ readonly question: Question; readonly chosen: number } | null>(null)
  const speaking = heard?.question === question && heard.chosen === chosen
  useEffect(() => {
    if (!speaking) return
    const stop = () => setHeard(null)
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      speechSynthesis.cancel()
      stop()
    }
  }, [speaking])
  const press = () => {
    if (speaking) return setHeard(null)
    const now = { question, chosen }
    setHeard(now)
    // In the press itself: Safari lets nothing speak otherwise. What was stopped for it ends later, and ends nothing new.
    speak(spokenParts(question, locale), voice, () => setHeard(heard => (heard === now ? null : heard)))
  }
  return (
    <button
      type='button'
      onClick={press}
      aria-label={speaking ? text.stopListening : text.listen}
      className='icon-button text-soft -my-[13px] ms-auto -me-3'
    >
      <Icon of={speaking ? Square : Volume2} size={22} />
    </button>
  )
}

function speak(parts: readonly string[], voice: SpeechSynthesisVoice, ended: () => void): void {
  speechSynthesis.cancel()
  for (const [index, part] of parts.entries()) {
    const said = new SpeechSynthesisUtterance(part)
    said.voice = voice
    said.lang = voice.lang
    if (index === parts.length - 1) said.onend = said.onerror = ended
    speechSynthesis.speak(said)
  }
}
