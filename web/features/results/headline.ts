import type { Results } from '#contract/assessment.ts'

type Section = Results['sections'][number]

/** Names what a result is headed by; within a group the order is that of the form, for close scores are not ranked. */
export interface Headline {
  /** `strengths` are rated excellent; `highest` stand above the others; `close` are all sections. */
  readonly kind: 'strengths' | 'highest' | 'close'
  readonly sections: readonly Section[]
  /** Beside strengths: what lies within the range of one of them. */
  readonly near: readonly Section[]
}

/** Finds what a result is headed by: a strength where there is one, else what stands above the ranges of the others. */
export function findHeadline(sections: readonly Section[]): Headline {
  const strengths = sections.filter(({ rating }) => rating === 'excellent')
  if (strengths.length > 0) {
    const near = sections.filter(
      section => !strengths.includes(section) && strengths.some(strength => overlap(section, strength)),
    )
    return { kind: 'strengths', sections: strengths, near }
  }
  const top = sections.reduce((best, section) => (section.percent > best.percent ? section : best))
  const highest = withAllThatOverlap([top], sections)
  return { kind: highest.length === sections.length ? 'close' : 'highest', sections: highest, near: [] }
}

/** Adds sections until none that is left out overlaps one that is in. */
function withAllThatOverlap(named: readonly Section[], sections: readonly Section[]): readonly Section[] {
  const reached = sections.filter(section => named.some(one => overlap(section, one)))
  return reached.length === named.length ? reached : withAllThatOverlap(reached, sections)
}

/** Tells whether no section stands above another: the ranges of each two overlap. */
export const areAlike = (sections: readonly Section[]): boolean =>
  sections.length > 1 && sections.every(one => sections.every(other => overlap(one, other)))

/** Compares shares of the maximum: sections of one form may have different ones. */
function overlap(a: Section, b: Section): boolean {
  return a.range.from / a.max <= b.range.to / b.max && b.range.from / b.max <= a.range.to / a.max
}
