import { newestForm, newestRules } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import type { TemplateId } from '#engine/vocabulary.ts'

/** Finds the columns that pin a new attempt to the form and the rules of today. */
export function newestVersions(released: Released, id: TemplateId) {
  const form = newestForm(released, id)
  return {
    formVersion: form.version,
    scoringVersion: newestRules(released).version,
    questions: form.count,
  }
}
