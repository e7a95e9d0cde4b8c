import { z } from 'zod'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { MARGIN_GROUPS, MARGINS, type MarginBy, NORM_BASES, TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { westernDigits } from './digits.ts'
import type { Endpoint } from './endpoint.ts'
import { shown } from './measurement-figure.ts'
import { measurementPaths } from './measurement-paths.ts'
import { NORM_STATUS, SNAPSHOT_STATUS } from './measurement-states.ts'
import type { OperatorRole } from './operator-roles.ts'
import { line, words } from './text.ts'

const form = z.enum(TEMPLATE_IDS, 'choice_unknown')
const by = z.enum(NORM_BASES, 'choice_unknown')
const marginBy = z.enum(MARGINS, 'choice_unknown')
const source = z.object(
  inEveryLanguage(() => line({ min: 10, max: 200, error: 'source_short' }).transform(westernDigits)),
)

/** Shares of a margin come to 100, but for what rounding leaves. */
const ROUNDING = 0.5

/** Reads what a norm is to be: its base, and the margins to which it is weighted, with where they are from. */
export const normWish = z
  .object({
    form,
    by,
    /** Empty for everybody. */
    group: z.string('choice_unknown').max(40, 'choice_unknown'),
    margins: z
      .array(
        z.object({
          by: marginBy,
          /** In percent, by group. */
          shares: z.record(z.string().max(40, 'invalid_value'), z.number('margin_invalid')),
        }),
      )
      .max(MARGINS.length, 'invalid_value'),
    source: source.nullable(),
  })
  .check(({ value: wish, issues }) => {
    const refuse = (message: string, path: readonly (string | number)[]) =>
      issues.push({ code: 'custom', message, path: [...path], input: wish })
    const groups: readonly string[] = wish.by === 'all' ? [''] : MARGIN_GROUPS[wish.by]
    if (!groups.includes(wish.group)) refuse('choice_unknown', ['group'])
    wish.margins.forEach((margin, index) => {
      if (wish.margins.findIndex(other => other.by === margin.by) !== index)
        refuse('choice_unknown', ['margins', index, 'by'])
      if (!isWhole(margin)) refuse('margin_invalid', ['margins', index, 'shares'])
    })
    if (wish.margins.length > 0 && !wish.source) refuse('source_short', ['source'])
    if (wish.margins.length === 0 && wish.source) refuse('invalid_value', ['source'])
  })
export type NormWish = z.output<typeof normWish>

/** Tells whether a margin has a share for each of its groups and for no other, and comes to the whole. */
function isWhole({ by, shares }: { by: MarginBy; shares: Readonly<Record<string, number>> }): boolean {
  const groups: readonly string[] = MARGIN_GROUPS[by]
  const isNamed = groups.every(group => Object.hasOwn(shares, group))
  const isShare = (share: number) => share >= 0 && share <= 100
  const sum = Object.values(shares).reduce((total, share) => total + share, 0)
  return (
    isNamed &&
    Object.keys(shares).length === groups.length &&
    Object.values(shares).every(isShare) &&
    Math.abs(sum - 100) <= ROUNDING
  )
}

/** Describes a norm. Its percentiles leave the server in nobody's hands but with their own result; here are its quartiles. */
const norm = z.object({
  id: z.string(),
  form,
  formVersion: z.int(),
  by,
  group: z.string(),
  margins: z.array(z.object({ by: marginBy, shares: z.record(z.string(), z.number()) })),
  source: words.nullable(),
  askedAt: z.string(),
  /** How far the snapshot is that computes it. */
  measuring: z.enum(SNAPSHOT_STATUS),
  /** When its answers were read. */
  takenAt: z.string().nullable(),
  /** People of its base; null before it is measured, and where it cannot be weighted. */
  people: z.int().nullable(),
  /** Scores at the 25th, 50th and 75th percentile. The number behind it is that of people with equal weights. */
  quartiles: shown(
    z.array(z.object({ id: z.string(), name: words.nullable(), scores: z.array(z.int()) })),
  ).nullable(),
  /** A group that the margins ask for and nobody belongs to. */
  missing: z.object({ by: marginBy, group: z.string() }).nullable(),
  /** Measured, and cannot be weighted to its margins. */
  unweighable: z.boolean(),
  status: z.enum(NORM_STATUS),
  publishedAt: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  /** A second operator has been asked for. */
  waits: z.boolean(),
})
export type SentNorm = z.output<typeof norm>

const READS: readonly OperatorRole[] = ['owner', 'reviewer', 'psychometrician', 'auditor']
const MEASURES: readonly OperatorRole[] = ['owner', 'psychometrician']
const REFUSALS = ['not_found', 'csrf', 'second_factor_required', 'invalid_request'] as const
const parameters = z.object({ id: z.uuid('invalid_value') })
const waits = z.object({ waits: z.boolean() })

/** Lists the calls of the console about norms. */
export const normEndpoints = {
  norms: {
    ...measurementPaths.norms,
    access: 'operator',
    roles: READS,
    summary: 'The norms that were made, the newest first; what one lacks to its gate is said.',
    response: z.array(norm),
    errors: REFUSALS,
  },
  makeNorm: {
    ...measurementPaths.makeNorm,
    access: 'operator',
    roles: MEASURES,
    summary:
      'Takes a snapshot of the answers of people and computes a norm of it: first attempts of regular quality at the newest version of the form. It stays as it is.',
    body: normWish,
    response: z.object({ id: z.string() }),
    errors: [...REFUSALS, 'snapshot_running'],
  },
  publishNorm: {
    ...measurementPaths.publishNorm,
    access: 'operator',
    roles: MEASURES,
    confirmed: true,
    summary:
      'Asks a second operator to publish a norm that has reached its gate, in place of the one of the same base; from then on results say their percentile.',
    parameters,
    response: waits,
    errors: [...REFUSALS, 'confirmation_required', 'approval_open', 'norm_below_gate', 'norm_fresh'],
  },
  withdrawNorm: {
    ...measurementPaths.withdrawNorm,
    access: 'operator',
    roles: MEASURES,
    confirmed: true,
    summary:
      'Asks a second operator to withdraw a published norm; from then on no result says its percentile.',
    parameters,
    response: waits,
    errors: [...REFUSALS, 'confirmation_required', 'approval_open'],
  },
} as const satisfies Record<string, Endpoint>
