import type { Catalog } from '#contract/assessment.ts'
import { DIFFICULTIES, type Locale } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import type { SelectionText } from '#web/text/selection.ts'

export type Template = Catalog['templates'][number]

export interface Aspect {
  readonly name: string
  /** One line or several of one form. */
  readonly of: (template: Template) => readonly string[]
}

/** Lists what the forms are compared by, in the order in which they are read. */
export function aspectsOf(text: SelectionText, locale: Locale): readonly Aspect[] {
  return [
    { name: text.forWhom, of: ({ id }) => [text.audience[id]] },
    { name: text.totalQuestions, of: ({ total }) => [text.questions(total)] },
    { name: text.time, of: ({ minutes: { from, to } }) => [text.minutes(range(from, to, locale), to)] },
    { name: text.sectionNames, of: ({ sections }) => sections.map(name => name[locale]) },
    { name: text.difficulty, of: ({ difficulty }) => [DIFFICULTIES[difficulty][locale]] },
    { name: text.field, of: ({ asksField }) => [asksField ? text.fieldAsked : text.fieldNotAsked] },
    { name: text.maximum, of: ({ maxScore }) => [text.points(maxScore)] },
    { name: text.reportHolds, of: ({ id }) => text.report[id] },
    { name: text.access, of: ({ id }) => [id === 'quick' ? text.accessFree : text.accessLocked] },
  ]
}
