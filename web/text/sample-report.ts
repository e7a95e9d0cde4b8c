import type { Locale } from '#engine/vocabulary.ts'
import { sampleReport as ar } from './ar/sample-report.ts'
import { sampleReport as en } from './en/sample-report.ts'

/** Words read on one page only: outside the chunk of the language, which every page loads. */
export const SAMPLE_REPORT: Readonly<Record<Locale, typeof ar>> = { ar, en }
