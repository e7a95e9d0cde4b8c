import { z } from 'zod'
import { FIRST_LOCALE, LOCALES } from '#engine/languages/index.ts'
import { BANDS, FIELD_IDS, type FieldId, TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { applicationNumber } from './application-number.ts'
import type { Endpoint } from './endpoint.ts'
import { reportPaths } from './paths.ts'
import { words } from './text.ts'

/** Holds a range, both ends included. */
export const range = z.object({ from: z.int(), to: z.int() })

/** Names how a facet is shown: clear, balanced, priority for development. */
const FACET_LEVELS = ['clear', 'balanced', 'priority'] as const

const facetResult = z.object({
  id: z.string(),
  section: z.string(),
  name: words,
  /** Null in the forms whose section is one facet. */
  definition: words.nullable(),
  /** 0 to 100, 50 is chance; rounded. */
  index: z.int(),
  range,
  level: z.enum(FACET_LEVELS),
  /** The range reaches into another level. */
  approximate: z.boolean(),
  /** Of the ends of the range: two where it reaches into another level. */
  levels: z.object({ from: z.enum(FACET_LEVELS), to: z.enum(FACET_LEVELS) }),
})
export type FacetResult = z.output<typeof facetResult>

/** C6 of docs/method/careers.md. */
const FIT_TIERS = ['strong', 'good', 'possible', 'explore'] as const

/** C8 of docs/method/careers.md. */
const READINESS = ['open_now', 'short_step', 'qualification_path'] as const

const occupationResult = z.object({
  id: z.string(),
  title: words,
  /** ISCO-08 unit group, four digits. */
  isco08: z.string(),
  readiness: z.enum(READINESS),
  /** What is open or what is missing, as a sentence. */
  readinessText: words,
  /** Needs a professional licence, which the sentence names. */
  regulated: z.boolean(),
  growth: words,
  /** How it meets what its owner wants of work, where it does otherwise than the others of its family. */
  wanted: z.array(words),
})

/** Describes a family of roles with the occupations of the field that are named of it, the first to consider first. */
const careerFamily = z.object({
  id: z.string(),
  name: words,
  /** Families within one standard error of each other, fit and nearness together, share a rank. */
  rank: z.int(),
  /** 0 to 100. */
  fit: z.int(),
  range,
  tier: z.enum(FIT_TIERS),
  tierText: words,
  /** Why: what is met and what is missing, as sentences; at least one. */
  reasons: z.array(words),
  /** It meets something that its owner refuses, or lacks what must be there: it stands below the others. */
  aside: z.boolean(),
  /** How it meets what its owner wants of work, as sentences. */
  wanted: z.array(words),
  occupations: z.array(occupationResult),
})
export type CareerFamily = z.output<typeof careerFamily>

const careers = z.object({
  field: z.enum(FIELD_IDS as [FieldId, ...FieldId[]]),
  /** Said above the list where it applies: an even profile, low answer quality. */
  notes: z.array(words),
  /** What its owner wants of work, as far as it is known; null in every report that others read. */
  wants: z
    .object({
      notes: z.array(words),
      /** The families stand in the order of fit and wants together, not in that of their ranks. */
      ordered: z.boolean(),
      complete: z.boolean(),
    })
    .nullable(),
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

/** Names the actions of a plan that are ticked off: the id of their step and their place in it, `COM-1`. */
export const planDone = z.array(z.string())

/** Holds what lies behind the lock: everything that names a facet. */
export const reportDetail = z.object({
  facets: z.array(facetResult),
  /** Indices at which the two upper levels begin, rising. */
  levelCuts: z.array(z.int()),
  /** Null for the forms that do not carry the 17 facets. */
  careers: careers.nullable(),
  plan: z.array(planStep),
  /** Habits as sentences with their counts; empty where there were too few moments. */
  style: z.array(words),
  /** 16 hex digits of the SHA-256 over the canonical JSON of the language-free report. */
  fingerprint: z.string(),
  /** `storySet` is null where the attempt told no story of a pair. */
  versions: z.object({ form: z.int(), bank: z.string(), scoring: z.int(), storySet: z.int().nullable() }),
})
export type ReportDetail = z.output<typeof reportDetail>

/** Compares a result with the people of a norm that is published at the moment; never part of the result. */
export const comparison = z.object({
  /** Whom it is compared with, and the day of their answers. */
  base: z.array(words),
  /** Percentile and interval of the total and of each section. */
  lines: z.array(words),
  /** How far it reaches. */
  reach: words,
})
export type Comparison = z.output<typeof comparison>

const id = z.object({ id: z.string().max(64) })
const band = z.enum(Object.keys(BANDS) as [keyof typeof BANDS, ...(keyof typeof BANDS)[]])

/** Names what is known of a total's change against the previous attempt at the same form (E5). */
const CHANGES = ['changed', 'no_clear_change', 'too_soon', 'other_stories'] as const

/** Describes a completed attempt in the list of all of them. */
export const pastAttempt = z.object({
  id: z.string(),
  applicationNumber: z.string(),
  templateId: z.enum(TEMPLATE_IDS),
  selectedField: z.enum(FIELD_IDS as [FieldId, ...FieldId[]]).nullable(),
  completedAt: z.string(),
  /** Null where this release cannot read the attempt, as after a release was taken back. */
  total: z.object({ score: z.int(), max: z.int(), band }).nullable(),
  /** Later minus earlier, in points; 0 where two attempts told different stories. Null for the first attempt at a form. */
  change: z.object({ kind: z.enum(CHANGES), difference: z.int() }).nullable(),
})
export type PastAttempt = z.output<typeof pastAttempt>

/** Tells whether anyone holding a number can check it. A paper is a PDF, a mail or a sending to a company. */
export const verification = z.object({
  enabled: z.boolean(),
  /** ISO 8601; null until the first paper: until then nothing is answered, whatever `enabled` says. */
  paperProducedAt: z.string().nullable(),
})
export type Verification = z.output<typeof verification>

/** Holds what anyone holding a paper can compare it with. */
export const verifiedReport = z.object({
  applicationNumber: z.string(),
  form: words,
  /** ISO date in Riyadh. */
  completedOn: z.string(),
  total: z.object({ score: z.int(), max: z.int(), band }),
  /** First letter of each of the first and the last name. */
  maskedName: z.string(),
  versions: reportDetail.shape.versions,
  fingerprint: z.string(),
})
export type VerifiedReport = z.output<typeof verifiedReport>

export const reportEndpoints = {
  list: {
    ...reportPaths.list,
    access: 'session',
    summary:
      'The completed attempts, newest first, each with its change against the one before it; 20 at once, `before` leads to the next.',
    query: z.object({ before: z.string().max(64).optional() }),
    response: z.array(pastAttempt),
    errors: ['unauthenticated', 'invalid_request', 'not_found'],
  },
  pdf: {
    ...reportPaths.pdf,
    access: 'session',
    summary:
      'The report as a PDF. A browser that navigates here and is refused gets a page instead of problem JSON.',
    parameters: id,
    query: z.object({ lang: z.enum(LOCALES, { error: 'choice_unknown' }).default(FIRST_LOCALE) }),
    file: 'application/pdf',
    errors: [
      'unauthenticated',
      'forbidden_origin',
      'invalid_request',
      'not_found',
      'incomplete',
      'locked',
      'too_many_requests',
      'unavailable',
    ],
  },
  setVerification: {
    ...reportPaths.setVerification,
    access: 'session',
    summary: 'Switches the public check of an own report off or on.',
    parameters: id,
    body: z.object({ enabled: z.boolean({ error: 'invalid_value' }) }),
    response: verification,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found', 'incomplete'],
  },
  verify: {
    ...reportPaths.verify,
    access: 'public',
    summary: 'Whether a report is genuine: what its paper must say.',
    parameters: z.object({ applicationNumber }),
    response: verifiedReport,
    errors: ['invalid_request', 'not_found', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
