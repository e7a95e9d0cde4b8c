import type { Attempt } from '#server/features/assessment/attempt.ts'

/** Tells whether the detail has been asked for. The quick form has none to open: its report is free and whole. */
export function isOpened({ form, reportOpenedAt }: Pick<Attempt, 'form' | 'reportOpenedAt'>): boolean {
  return reportOpenedAt !== null || form === 'quick'
}
