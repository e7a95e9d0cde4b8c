import type { Form } from '#engine/forms/forms.ts'
import type { Pilot } from '#engine/pilots/pilot.ts'
import { askedSections } from '#engine/pilots/place-pilots.ts'
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

/** Finds which question on trial of an attempt stands at a place, 0-based: behind the questions of its section. */
export function pilotIn(
  form: Form,
  pilots: readonly Pilot[],
  { section, number }: Place,
): number | undefined {
  const asked = askedSections(form, pilots).find(({ id }) => id === section)
  if (!asked) return undefined
  const own = asked.pilots[number - 1 - (asked.count - asked.pilots.length)]
  return own && pilots.indexOf(own)
}

/** Finds the place at which an attempt stands, among the questions of its form and those on trial; past the end, the last one. */
export function placeIn(form: Form, { answers, pilots, pilotsAnswered }: Standing): Place {
  const due = pilots[pilotsAnswered]
  if (due?.after !== answers.length) return placeAt(form, answers.length)
  const { section, number } = placeAt(form, answers.length - 1)
  const before = pilots.slice(0, pilotsAnswered).filter(({ after }) => after === due.after).length
  return { section, number: number + before + 1 }
}

interface Standing {
  readonly answers: string
  readonly pilots: readonly Pilot[]
  readonly pilotsAnswered: number
}
