import type { Locale } from '#engine/vocabulary.ts'
import type { Text } from './ar.ts'

/** One chunk per language; the server's page preloads the one it was rendered in (entry.server.tsx). */
const CHUNKS: Readonly<Record<Locale, () => Promise<Text>>> = {
  ar: () => import('./ar.ts').then(chunk => chunk.ar),
  en: () => import('./en.ts').then(chunk => chunk.en),
}

export const loadText = (locale: Locale): Promise<Text> => CHUNKS[locale]()
