import type { CareerFamily, Careers, ReportDetail } from '#contract/report.ts'
import { FIELDS, type Locale, type Words } from '#engine/vocabulary.ts'
import { setText } from '#server/features/paper/set-text.ts'
import { PAPER_WORDS } from './words/index.ts'

/** Families with their reasons, and under each the occupations that are named of it. */
export function careersOnPaper({ field, notes, families, otherFields }: Careers, locale: Locale) {
  const words = PAPER_WORDS[locale]
  return {
    title: setText(words.careers(FIELDS[field].name[locale])),
    note: setText(words.careersNote),
    notes: notes.map(note => setText(note[locale])),
    families: families.map(family => familyOnPaper(family, locale)),
    other: otherFields && {
      title: setText(words.otherFields),
      note: setText(otherFields.note[locale]),
      families: otherFields.families.map(family => familyOnPaper(family, locale, family.field)),
    },
  }
}

function familyOnPaper(family: CareerFamily, locale: Locale, field?: Words) {
  const words = PAPER_WORDS[locale]
  return {
    fit: family.fit,
    fitRange: setText(words.range(family.range.from, family.range.to)),
    name: setText(family.name[locale]),
    tier: setText(family.tierText[locale]),
    field: field ? setText(words.field(field[locale])) : null,
    reasons: family.reasons.map(reason => setText(reason[locale])),
    occupations: family.occupations.map(occupation => ({
      title: setText(occupation.title[locale]),
      isco: setText(words.isco(occupation.isco08)),
      readiness: setText(occupation.readinessText[locale]),
      isOpen: occupation.readiness === 'open_now',
      growth: setText(words.growth(occupation.growth[locale])),
    })),
  }
}

/** Lays out two steps for each facet to develop. */
export function planOnPaper(
  { plan, facets }: ReportDetail,
  markOf: (index: number) => number,
  locale: Locale,
) {
  const words = PAPER_WORDS[locale]
  const sections = [...new Set(facets.map(({ section }) => section))]
  return {
    title: setText(words.plan),
    note: setText(words.planNote),
    steps: plan.map(({ id, name, level, actions }) => ({
      mark: markOf(sections.indexOf(facets.find(facet => facet.id === id)?.section ?? '')),
      name: setText(name[locale]),
      level: setText(words.level[level]),
      actions: actions.map(action => setText(action[locale])),
    })),
  }
}
