import { z } from 'zod'
import { TEMPLATE_IDS } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { shown } from './measurement-figure.ts'
import { measurementPaths } from './measurement-paths.ts'
import { POPULATIONS, SNAPSHOT_STATUS } from './measurement-states.ts'
import type { OperatorRole } from './operator-roles.ts'
import { words } from './text.ts'

const figure = z.number().nullable()
const described = z.object({ mean: figure, sd: figure })
const key = z.string()
const scale = z.object({
  /** Of a section or a facet; empty for the whole. */
  id: z.string(),
  name: words.nullable(),
  described: shown(described),
  reliability: shown(
    z.object({
      alpha: figure,
      from: figure,
      to: figure,
      stratifiedAlpha: figure,
      omega: figure,
      standardError: figure,
      spearmanBrown: figure,
      rulon: figure,
    }),
  ),
})
export type SentScale = z.output<typeof scale>

/** Lists the signs that ask for a look (docs/decisions/0117). */
const FLAGS = [
  'negative',
  'total',
  'mean',
  'rare',
  'key',
  'fit',
  'lean',
  'dependent',
  'group',
  'easier',
  'shares',
] as const

/** Describes the figures of a form or a section. Whatever is null is not there for a group of people. */
export const scaleTable = z.object({
  /** Finished first attempts of regular quality. */
  n: z.int(),
  counts: z.object({ started: z.int(), finished: z.int(), left: z.int() }).nullable(),
  scale,
  parts: z.array(scale),
  slots: z.array(
    z.object({
      number: z.int(),
      facet: z.string(),
      described: shown(described),
      total: shown(z.object({ correctedItemTotal: figure, alphaIfDropped: figure })),
    }),
  ),
  places: shown(z.object({ chosen: z.array(z.number()), expected: z.array(z.number()) })),
  flags: z.array(
    z.object({
      key,
      number: z.int(),
      why: z.enum(FLAGS),
      n: z.int(),
    }),
  ),
  model: shown(
    z.object({
      converged: z.boolean(),
      /** First over second. */
      eigenvalueRatio: figure,
      /** Null where the ratio is too small for one ability to stand behind the section. */
      abilities: z.object({ reliability: figure, fitSd: figure, fitLowest: figure }).nullable(),
    }),
  ).nullable(),
  course: z.array(
    z.object({
      position: z.int(),
      section: z.string(),
      number: z.int(),
      passed: shown(z.object({ reached: z.int(), left: z.int() })),
      points: shown(z.object({ mean: figure })),
      times: shown(z.object({ medianSeconds: figure, rapid: z.number() })),
    }),
  ),
  ends: shown(z.object({ firstFifth: figure, lastFifth: figure })).nullable(),
})
export type SentScaleTable = z.output<typeof scaleTable>

/** Describes the figures of one place of a section, and of the stories that stand there. */
export const slotTable = z.object({
  stories: z.array(
    z.object({
      key,
      described: shown(
        described.extend({ options: z.array(z.object({ value: z.int(), share: z.number() })) }),
      ),
      total: shown(z.object({ correctedItemTotal: figure })),
      plot: shown(z.array(z.object({ value: z.int(), restMean: figure, byGroup: z.array(z.number()) }))),
    }),
  ),
  pairs: z.array(
    z.object({
      a: key,
      b: key,
      difference: shown(
        z.object({ difference: z.number(), from: z.number(), to: z.number(), leans: z.boolean() }).nullable(),
      ),
    }),
  ),
  groups: z.array(
    z.object({
      key,
      by: z.string(),
      group: z.string(),
      comparison: shown(
        z.object({
          category: z.enum(['A', 'B', 'C']).nullable(),
          difference: figure,
          rSquaredChange: figure,
          slopeChange: figure,
          correctedP: figure,
          flagged: z.boolean(),
          /** Of the later half: by how much more often it chooses the best option, in spreads; null where that is no sign. */
          easier: figure,
        }),
      ),
    }),
  ),
  models: z.array(
    z.object({
      key,
      graded: shown(
        z.object({
          slope: figure,
          difficulties: z.array(z.number()),
          /** Standard errors of both. */
          errors: z.object({ slope: figure, difficulties: z.array(figure) }).nullable(),
          /** The option and the fifth, by their other answers, whose share is furthest from what the model foretells. */
          misfit: z
            .object({
              group: z.int(),
              value: z.number(),
              observed: z.number(),
              expected: z.number(),
              z: z.number(),
              flagged: z.boolean(),
            })
            .nullable(),
        }),
      ),
      keyTest: shown(
        z.array(
          z.object({
            lower: z.number(),
            upper: z.number(),
            rise: z.number(),
            from: z.number(),
            to: z.number(),
            verdict: z.enum(['as keyed', 'against the key', 'open']),
          }),
        ),
      ),
    }),
  ),
  dependent: z.array(z.object({ one: key, other: key, q3: z.number() })),
})
export type SentSlotTable = z.output<typeof slotTable>

const snapshot = z.object({
  id: z.string(),
  population: z.enum(POPULATIONS),
  status: z.enum(SNAPSHOT_STATUS),
  progress: z.int(),
  people: z.int().nullable(),
  askedAt: z.string(),
  takenAt: z.string().nullable(),
  versions: z
    .object({ code: z.string(), rules: z.int(), bank: z.string(), data: z.string(), unread: z.int() })
    .nullable(),
})
export type Snapshot = z.output<typeof snapshot>

const GROUPINGS = ['all', 'language', 'device', 'experience', 'field'] as const
const parameters = z.object({ id: z.uuid('invalid_value') })
const tableQuery = z.object({
  form: z.enum(TEMPLATE_IDS, 'choice_unknown'),
  /** Empty for the whole form. */
  section: z.string().max(20, 'invalid_value').default(''),
  by: z.enum(GROUPINGS, 'choice_unknown').default('all'),
  group: z.string().max(40, 'invalid_value').default(''),
})

const READS: readonly OperatorRole[] = ['owner', 'reviewer', 'psychometrician', 'auditor']
const MEASURES: readonly OperatorRole[] = ['owner', 'psychometrician']
const REFUSALS = ['not_found', 'csrf', 'second_factor_required', 'invalid_request'] as const

/** Lists the calls of the console about bank and measurement. */
export const measurementEndpoints = {
  snapshots: {
    ...measurementPaths.snapshots,
    access: 'operator',
    roles: READS,
    summary: 'The snapshots of answers that were measured or are being measured, the newest first.',
    response: z.array(snapshot),
    errors: REFUSALS,
  },
  takeSnapshot: {
    ...measurementPaths.takeSnapshot,
    access: 'operator',
    roles: MEASURES,
    summary:
      'Takes a snapshot of the answers of people, or of simulated takers, and measures it; one at a time.',
    body: z.object({ population: z.enum(POPULATIONS, 'choice_unknown') }),
    response: z.object({ id: z.string() }),
    errors: [...REFUSALS, 'snapshot_running'],
  },
  scaleTable: {
    ...measurementPaths.scaleTable,
    access: 'operator',
    roles: READS,
    summary:
      'What a snapshot found of a form or a section, of everybody or of one group; no figure below its gate.',
    parameters,
    query: tableQuery,
    response: scaleTable,
    errors: REFUSALS,
  },
  slotTable: {
    ...measurementPaths.slotTable,
    access: 'operator',
    roles: READS,
    summary: 'What a snapshot found of one place of a section and its stories; no figure below its gate.',
    parameters: parameters.extend({ number: z.coerce.number().int().min(1).max(99) }),
    query: tableQuery,
    response: slotTable,
    errors: REFUSALS,
  },
} as const satisfies Record<string, Endpoint>
