import type { Form } from '#engine/forms/forms.ts'
import type { Released } from '#engine/versions/released.ts'
import { TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'

/** Places a question: the section's name in the form and the 1-based number in it. */
export interface Place {
  readonly section: string
  readonly number: number
}

/** Finds the 0-based position of a place among all questions of a form. */
export function positionIn({ sections }: Form, { section, number }: Place): number | undefined {
  let before = 0
  for (const { id, count } of sections) {
    if (id === section) return number >= 1 && number <= count ? before + number - 1 : undefined
    before += count
  }
  return undefined
}

/**
 * Finds the position of a place in every version of its form, version 1 first, null where a version does not have it. No
 * two forms share a section's name.
 */
export function positionsOf(
  { forms }: Released,
  place: Place,
): { form: TemplateId; positions: readonly (number | null)[] } | undefined {
  for (const id of TEMPLATE_IDS) {
    const positions: (number | null)[] = []
    for (const form of forms[id]) positions[form.version - 1] = positionIn(form, place) ?? null
    if (positions.some(position => position !== null)) return { form: id, positions }
  }
  return undefined
}

/** Finds the place at a 0-based position; past the end, the last one. */
export function placeAt({ sections }: Form, position: number): Place {
  let before = 0
  let last: Place = { section: '', number: 0 }
  for (const { id, count } of sections) {
    if (position < before + count) return { section: id, number: position - before + 1 }
    before += count
    last = { section: id, number: count }
  }
  return last
}
