import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import { FIELDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { CareerSentences } from './career-sentences.ts'
import type { FamilyId } from './families.ts'
import type { FitTier } from './fit-tier.ts'
import type { CareerMatch, OwnFamilyMatch } from './match-careers.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

interface SaidOccupation {
  readonly id: string
  readonly title: Words
  readonly isco08: string
  readonly readiness: OccupationMatch['readiness']
  readonly readinessText: Words
  readonly regulated: boolean
  readonly growth: Words
}

export interface SaidFamily {
  readonly id: FamilyId
  readonly name: Words
  readonly rank: number
  readonly fit: number
  readonly range: OwnFamilyMatch['range']
  readonly tier: FitTier
  readonly tierText: Words
  readonly reasons: Words[]
  readonly occupations: SaidOccupation[]
}

/** Holds the careers in words, in the shape in which they are sent. */
export interface SaidCareers {
  readonly field: FieldId
  readonly notes: Words[]
  readonly families: SaidFamily[]
  readonly otherFields: { note: Words; families: (SaidFamily & { readonly field: Words })[] } | null
}

const SENTENCES: Readonly<Record<Locale, CareerSentences>> = { ar, en }

type Tables = Pick<CareerRules, 'families' | 'occupations'>

/** Says a match in every language. `otherFields` opens what only some plans open. */
export function sayCareers(
  tables: Tables,
  match: CareerMatch,
  access: { readonly otherFields: boolean },
): SaidCareers {
  return {
    field: match.field,
    notes: [
      ...match.notes.map(note => words(({ note: said }) => said[note])),
      words(({ subject }) => subject),
    ],
    families: match.families.map(family => sayFamily(tables, family)),
    otherFields: access.otherFields
      ? {
          note: words(sentences => sentences.otherFields),
          families: match.otherFields.map(family => ({
            ...sayFamily(tables, family),
            field: FIELDS[family.field].name,
          })),
        }
      : null,
  }
}

function sayFamily(tables: Tables, match: OwnFamilyMatch): SaidFamily {
  const { id, rank, fit, range, tier, met, gaps, occupations } = match
  const next = gaps[1]
  return {
    id,
    name: tables.families[id].name,
    rank,
    fit,
    range,
    tier,
    tierText: words(sentences => sentences.tier[tier]),
    reasons: [
      words(sentences => sentences.reason({ met, gaps }, tier)),
      ...(next ? [words(sentences => sentences.nextGap(next))] : []),
    ],
    occupations: occupations.map(occupation => sayOccupation(tables, occupation)),
  }
}

function sayOccupation({ occupations }: Tables, match: OccupationMatch): SaidOccupation {
  const occupation = Object.values(occupations)
    .flat()
    .find(({ id }) => id === match.id)
  if (!occupation) throw new Error(`The table has no occupation '${match.id}'.`)
  const { id, title, isco08, growth } = occupation
  const readinessText = words(sentences => sentences.readiness(match))
  const regulated = match.licence !== null
  return { id, title, isco08, readiness: match.readiness, readinessText, regulated, growth }
}

function words(say: (sentences: CareerSentences) => string): Words {
  return inEveryLanguage(locale => say(SENTENCES[locale]))
}
