import type { Locale } from '#engine/vocabulary.ts'
import { cv as ar } from './ar/cv.ts'
import { cv as en } from './en/cv.ts'

/** Words of the page of the CV. */
export const CV: Readonly<Record<Locale, CvText>> = { ar, en }
export type CvText = typeof ar
