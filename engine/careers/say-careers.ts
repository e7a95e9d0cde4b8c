import { FIELDS, type FieldId, type Words } from '../vocabulary.ts'
import type { CareerSentences } from './career-sentences.ts'
import { FAMILIES, type FamilyId } from './families.ts'
import type { FitTier } from './fit-tier.ts'
import type { CareerMatch, OwnFamilyMatch } from './match-careers.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

export interface SaidOccupation {
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

/** The careers in words, in the shape in which they are sent. */
export interface SaidCareers {
  readonly field: FieldId
  readonly notes: Words[]
  readonly families: SaidFamily[]
  readonly otherFields: { note: Words; families: (SaidFamily & { readonly field: Words })[] } | null
}

const OCCUPATIONS_BY_ID = new Map(
  Object.values(OCCUPATIONS).flatMap(list => list.map(occupation => [occupation.id, occupation])),
)

/** Both languages of a match. `otherFields` opens what only some plans open. */
export function sayCareers(match: CareerMatch, access: { readonly otherFields: boolean }): SaidCareers {
  return {
    field: match.field,
    notes: [
      ...match.notes.map(note => words(({ note: said }) => said[note])),
      words(({ subject }) => subject),
    ],
    families: match.families.map(sayFamily),
    otherFields: access.otherFields
      ? {
          note: words(sentences => sentences.otherFields),
          families: match.otherFields.map(family => ({
            ...sayFamily(family),
            field: FIELDS[family.field].name,
          })),
        }
      : null,
  }
}

function sayFamily({ id, rank, fit, range, tier, met, gaps, occupations }: OwnFamilyMatch): SaidFamily {
  const next = gaps[1]
  return {
    id,
    name: FAMILIES[id].name,
    rank,
    fit,
    range,
    tier,
    tierText: words(sentences => sentences.tier[tier]),
    reasons: [
      words(sentences => sentences.reason({ met, gaps }, tier)),
      ...(next ? [words(sentences => sentences.nextGap(next))] : []),
    ],
    occupations: occupations.map(sayOccupation),
  }
}

function sayOccupation(match: OccupationMatch): SaidOccupation {
  const occupation = OCCUPATIONS_BY_ID.get(match.id)
  if (!occupation) throw new Error(`The table has no occupation '${match.id}'.`)
  const { id, title, isco08, growth, regulated } = occupation
  const readinessText = words(sentences => sentences.readiness(match))
  return { id, title, isco08, readiness: match.readiness, readinessText, regulated, growth }
}

function words(say: (sentences: CareerSentences) => string): Words {
  return { ar: say(ar), en: say(en) }
}
