import type { Assessment } from '#contract/assessment.ts'

type Section = Assessment['sections'][number]

/** Places a question in the form. */
export interface Place {
  readonly section: Section
  /** 0-based. */
  readonly sectionIndex: number
  /** 1-based in the section. */
  readonly number: number
  /** No question comes after it. */
  readonly last: boolean
}

/** Finds the place of a 0-based position among all questions; undefined past the last one. */
export function placeAt(sections: readonly Section[], position: number): Place | undefined {
  let before = 0
  for (const [sectionIndex, section] of sections.entries()) {
    if (position < before + section.questions) {
      const last = sectionIndex === sections.length - 1 && position === before + section.questions - 1
      return { section, sectionIndex, number: position - before + 1, last }
    }
    before += section.questions
  }
  return undefined
}
