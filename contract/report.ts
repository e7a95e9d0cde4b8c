import { z } from 'zod'
import { FIELD_IDS, type FieldId } from '#engine/vocabulary.ts'
import { words } from './text.ts'

/** Both ends included. */
export const range = z.object({ from: z.int(), to: z.int() })

/** How a facet is shown: clear, balanced, priority for development. */
export const FACET_LEVELS = ['clear', 'balanced', 'priority'] as const

export const facetResult = z.object({
  id: z.string(),
  section: z.string(),
  name: words,
  /** 0 to 100, 50 is chance; rounded. */
  index: z.int(),
  range,
  level: z.enum(FACET_LEVELS),
  /** The range reaches into another level. */
  approximate: z.boolean(),
})
export type FacetResult = z.output<typeof facetResult>

/** Blueprint 4.7, step 6. */
export const FIT_TIERS = ['strong', 'good', 'possible', 'explore'] as const

/** Blueprint 4.7, step 8. */
export const READINESS = ['open_now', 'short_step', 'qualification_path'] as const

export const occupationResult = z.object({
  id: z.string(),
  title: words,
  /** ISCO-08 unit group, four digits. */
  isco08: z.string(),
  readiness: z.enum(READINESS),
  /** What is open or what is missing, as a sentence. */
  readinessText: words,
  /** May need a professional licence. */
  regulated: z.boolean(),
  growth: words,
})

/** A family of roles with the occupations of the field that belong to it, the readiest first. */
export const careerFamily = z.object({
  id: z.string(),
  name: words,
  /** Families within one standard error of each other share a rank. */
  rank: z.int(),
  /** 0 to 100. */
  fit: z.int(),
  range,
  tier: z.enum(FIT_TIERS),
  tierText: words,
  /** Why: what is met and what is missing, as sentences; at least one. */
  reasons: z.array(words),
  occupations: z.array(occupationResult),
})
export type CareerFamily = z.output<typeof careerFamily>

export const careers = z.object({
  field: z.enum(FIELD_IDS as [FieldId, ...FieldId[]]),
  /** Said above the list where it applies: an even profile, chance-like answers, low answer quality. */
  notes: z.array(words),
  families: z.array(careerFamily),
  /** Families that the chosen field does not use; null where the plan does not open them. */
  otherFields: z.object({ note: words, families: z.array(careerFamily.extend({ field: words })) }).nullable(),
})
export type Careers = z.output<typeof careers>

/** Two actions for a facet to develop, of its level. */
export const planStep = z.object({
  /** Of the facet. */
  id: z.string(),
  name: words,
  level: z.enum(FACET_LEVELS),
  actions: z.array(words),
})

/** What lies behind the lock: everything that names a facet. */
export const reportDetail = z.object({
  facets: z.array(facetResult),
  /** Null for the forms that do not carry the 17 facets. */
  careers: careers.nullable(),
  plan: z.array(planStep),
  /** 16 hex digits of the SHA-256 over the canonical JSON of the language-free report. */
  fingerprint: z.string(),
  versions: z.object({ form: z.int(), bank: z.string(), scoring: z.int() }),
})
export type ReportDetail = z.output<typeof reportDetail>
