import type { Value } from '../bank/item.ts'
import { SLOTS, type Slot } from '../forms/slots.ts'
import type { FacetId, TemplateId } from '../vocabulary.ts'
import type { Position, ScoredAnswer } from './scored-answer.ts'

/**
 * Builds for tests one unhurried answer (30 s, 100 words) to every slot of a form, with the value that `valueAt`
 * names.
 */
export function sampleAnswers(
  form: TemplateId,
  valueAt: (slot: Slot, index: number) => Value,
): readonly ScoredAnswer[] {
  return SLOTS.filter(slot => slot.form === form).map((slot, index) => {
    const value = valueAt(slot, index)
    return {
      section: slot.section,
      number: slot.number,
      facet: slot.facet,
      value,
      position: (slot.display.indexOf(value) + 1) as Position,
      milliseconds: 30_000,
      words: 100,
      scope: slot.scope,
    }
  })
}

/** Builds for tests answers whose sections have the given sums, spread as evenly as whole values allow. */
export function answersWithSectionSums(
  form: TemplateId,
  sums: Readonly<Record<string, number>>,
): readonly ScoredAnswer[] {
  const slots = SLOTS.filter(slot => slot.form === form)
  return sampleAnswers(form, slot => {
    const count = slots.filter(({ section }) => section === slot.section).length
    return share(sums[slot.section] ?? 3 * count, count, slot.number - 1)
  })
}

/** Builds for tests answers to the core form whose facets have the given sums; a facet without one has threes. */
export function answersWithFacetSums(
  sums: Readonly<Partial<Record<FacetId, number>>>,
): readonly ScoredAnswer[] {
  const slots = SLOTS.filter(slot => slot.form === 'basic')
  return sampleAnswers('basic', slot => {
    const own = slots.filter(({ facet }) => facet === slot.facet)
    return share(sums[slot.facet] ?? 3 * own.length, own.length, own.indexOf(slot))
  })
}

function share(sum: number, count: number, index: number): Value {
  return (Math.floor(sum / count) + (index < sum % count ? 1 : 0)) as Value
}
