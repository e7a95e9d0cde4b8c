import type { Words } from '#engine/vocabulary.ts'

/** Names how well somebody speaks a language, as a CV says it; apart from its schema, so that a page need not load a validator. */
export const FLUENCY = {
  native: { ar: 'لغة أم', en: 'native' },
  fluent: { ar: 'طلاقة', en: 'fluent' },
  advanced: { ar: 'متقدم', en: 'advanced' },
  intermediate: { ar: 'متوسط', en: 'intermediate' },
  basic: { ar: 'مبتدئ', en: 'basic' },
} as const satisfies Readonly<Record<string, Words>>
export type Fluency = keyof typeof FLUENCY
export const FLUENCIES = Object.keys(FLUENCY) as [Fluency, ...Fluency[]]
