import { FORMS } from '#engine/forms/forms.ts'
import { TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'

/** A question by its place: the section's name in the form and the 1-based number in it. */
export interface Place {
  readonly section: string
  readonly number: number
}

/** The 0-based position of a place among all questions of its form; no two forms share a section's name. */
export function positionOf({ section, number }: Place): { form: TemplateId; position: number } | undefined {
  for (const form of TEMPLATE_IDS) {
    let before = 0
    for (const { id, count } of FORMS[form].sections) {
      if (id === section)
        return number >= 1 && number <= count ? { form, position: before + number - 1 } : undefined
      before += count
    }
  }
  return undefined
}

/** The place at a 0-based position; past the end, the last one. */
export function placeAt(form: TemplateId, position: number): Place {
  let before = 0
  let last: Place = { section: '', number: 0 }
  for (const { id, count } of FORMS[form].sections) {
    if (position < before + count) return { section: id, number: position - before + 1 }
    before += count
    last = { section: id, number: count }
  }
  return last
}
