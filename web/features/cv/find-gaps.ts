import type { Said } from '#contract/cv.ts'
import type { Locale } from '#engine/languages/index.ts'
import { type Draft, LIST_NAMES, type ListName, type Value } from './draft.ts'

/** Names a text that has words in another language but none in this one. */
export interface Gap {
  readonly list: ListName | null
  /** From 0; 0 outside a list. */
  readonly index: number
  readonly field: string
}

/** Finds what a paper in this language leaves out, in reading order. */
export function findGaps({ single, lists }: Draft, locale: Locale): readonly Gap[] {
  const isGap = (value: Value) =>
    typeof value !== 'string' && value[locale] === '' && Object.values(value).some(words => words !== '')
  const singles: Readonly<Record<string, Said>> = {
    name: single.name,
    headline: single.headline,
    city: single.city,
    summary: single.summary,
  }
  return [
    ...Object.keys(singles).flatMap(field =>
      isGap(singles[field] ?? '') ? [{ list: null, index: 0, field }] : [],
    ),
    ...LIST_NAMES.flatMap(list =>
      lists[list].flatMap(({ fields }, index) =>
        Object.keys(fields).flatMap(field => (isGap(fields[field] ?? '') ? [{ list, index, field }] : [])),
      ),
    ),
  ]
}
