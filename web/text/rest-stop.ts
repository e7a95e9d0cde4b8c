import type { Locale } from '#engine/vocabulary.ts'
import { restStop as ar } from './ar/rest-stop.ts'
import { restStop as en } from './en/rest-stop.ts'

/** Words read between two sections only: outside the chunk of the language, which every page loads. */
export const REST_STOP: Readonly<Record<Locale, typeof ar>> = { ar, en }
export type RestStopText = typeof ar
