import { z } from 'zod'
import { TEMPLATE_IDS } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { measurementPaths } from './measurement-paths.ts'
import type { OperatorRole } from './operator-roles.ts'
import { line, words } from './text.ts'

/** Caps in how many attempts each story of a pair may be planned to be asked. */
export const MOST_WANTED = 10_000

const byStory = z.object({ a: z.int(), b: z.int() })

/** Describes a pair on trial: what is planned for it, and how far that has come, by story. */
const pilot = z.object({
  pair: z.string(),
  form: z.enum(TEMPLATE_IDS),
  section: words,
  /** In how many attempts each story is to be asked; 0 where nothing is planned. */
  wanted: z.int(),
  isOn: z.boolean(),
  /** In how many it has been asked, and in how many answered. */
  asked: byStory,
  answered: byStory,
})
export type SentPilot = z.output<typeof pilot>

export const pilotPlan = z.object({
  pair: line({ min: 1, max: 64, error: 'invalid_value' }),
  wanted: z
    .int({ error: 'wanted_invalid' })
    .min(0, { error: 'wanted_invalid' })
    .max(MOST_WANTED, { error: 'wanted_invalid' }),
  isOn: z.boolean({ error: 'invalid_value' }),
})

const READS: readonly OperatorRole[] = ['owner', 'reviewer', 'psychometrician', 'auditor']
const MEASURES: readonly OperatorRole[] = ['owner', 'psychometrician']
const REFUSALS = ['not_found', 'csrf', 'second_factor_required', 'invalid_request'] as const

/** Lists the calls of the console about questions on trial. */
export const pilotEndpoints = {
  pilots: {
    ...measurementPaths.pilots,
    access: 'operator',
    roles: READS,
    summary: 'The pairs on trial, what is planned for each, and in how many attempts its stories were asked.',
    response: z.array(pilot),
    errors: REFUSALS,
  },
  planPilot: {
    ...measurementPaths.planPilot,
    access: 'operator',
    roles: MEASURES,
    summary:
      'Plans in how many attempts each story of a pair on trial is asked, unscored, from the next start on; or pauses it.',
    body: pilotPlan,
    errors: REFUSALS,
  },
} as const satisfies Record<string, Endpoint>
