import type { TemplateId } from '#engine/vocabulary.ts'

/** Whether a person may see the detail of an attempt: the one place that says so. The quick form is free in full. */
export function isUnlocked(attempt: { readonly form: TemplateId }): boolean {
  return attempt.form === 'quick'
}
