import { useSyncExternalStore } from 'react'
import type { Locale } from '#engine/languages/index.ts'

/**
 * Returns a voice of the language that speaks on the device itself, null where there is none: a voice from afar would be sent every
 * question (docs/decisions/0070).
 */
export function useVoice(locale: Locale): SpeechSynthesisVoice | null {
  return useSyncExternalStore(
    listen,
    () => voices().find(voice => voice.localService && voice.lang.split(/[-_]/)[0] === locale) ?? null,
    () => null,
  )
}

const voices = () => ('speechSynthesis' in window ? speechSynthesis.getVoices() : [])

/** Browsers list their voices when they have found them. */
function listen(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  // Old Safari has the voices, and no event.
  speechSynthesis.addEventListener?.('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed)
}
