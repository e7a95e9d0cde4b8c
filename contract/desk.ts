import { z } from 'zod'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import type { OperatorRole } from './operator-roles.ts'
import { PANEL_KINDS, PANEL_ROUNDS } from './rating.ts'
import { deskPaths } from './rating-paths.ts'
import { email, line } from './text.ts'

const time = z.string()
const id = z.object({ id: z.uuid('invalid_value') })

const panelRow = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(PANEL_KINDS),
  block: z.string(),
  pairs: z.int(),
  round: z.enum(PANEL_ROUNDS),
  raters: z.int(),
  madeAt: time,
})

const raterRow = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(LOCALES),
  /** `invited`: the link waits; `late`: it can be opened no more; `here`: opened; `stated`: rating; `done`: all rated. */
  state: z.enum(['invited', 'late', 'here', 'stated', 'done']),
  rated: z.int(),
  all: z.int(),
  practice: z.string().nullable(),
  interests: z.string().nullable(),
})
export type RaterRow = z.output<typeof raterRow>

const panelPage = panelRow.extend({
  both: z.boolean(),
  items: z.array(z.string()),
  people: z.array(raterRow),
})
export type PanelPage = z.output<typeof panelPage>

const roles = (...some: readonly OperatorRole[]) => some
const READS = roles('owner', 'reviewer', 'psychometrician', 'auditor')
const MAKES = roles('owner', 'psychometrician')
const REFUSALS = ['not_found', 'csrf', 'second_factor_required', 'invalid_request'] as const

/** Lists the calls of the console about panels of raters. */
export const deskEndpoints = {
  panels: {
    ...deskPaths.panels,
    access: 'operator',
    roles: READS,
    summary: 'The panels of raters, newest first; the blocks of which a panel can be made, with their pairs.',
    response: z.object({
      panels: z.array(panelRow),
      blocks: z.array(z.object({ block: z.string(), pairs: z.array(z.string()) })),
    }),
    errors: REFUSALS,
  },
  makePanel: {
    ...deskPaths.makePanel,
    access: 'operator',
    roles: MAKES,
    summary: 'Makes a panel for pairs of a block, in their newest versions that are not retired.',
    body: z.object({
      name: line({ min: 3, max: 80, error: 'name_required' }),
      kind: z.enum(PANEL_KINDS, 'choice_unknown'),
      block: z.string({ error: 'choice_unknown' }).regex(/^[a-z]{1,40}$/, 'choice_unknown'),
      /** From and to among the block's pairs, counted from 1. */
      from: z.int('invalid_value').min(1, 'invalid_value'),
      to: z.int('invalid_value').min(1, 'invalid_value'),
      both: z.boolean('invalid_value'),
    }),
    response: z.object({ id: z.string() }),
    errors: REFUSALS,
  },
  panel: {
    ...deskPaths.panel,
    access: 'operator',
    roles: READS,
    summary: 'Opens a panel with its raters; the look leaves a line.',
    parameters: id,
    response: panelPage,
    errors: REFUSALS,
  },
  inviteRater: {
    ...deskPaths.inviteRater,
    access: 'operator',
    roles: MAKES,
    summary: 'Invites an address to a panel whose round is open, by mail.',
    parameters: id,
    body: z.object({ email: email('email_invalid'), language: z.enum(LOCALES, 'choice_unknown') }),
    errors: [...REFUSALS, 'too_many_requests'],
  },
  inviteAgain: {
    ...deskPaths.inviteAgain,
    access: 'operator',
    roles: MAKES,
    summary: 'Mails a new link; the one before and the session that it opened end.',
    parameters: id,
    errors: [...REFUSALS, 'too_many_requests'],
  },
  removeRater: {
    ...deskPaths.removeRater,
    access: 'operator',
    roles: MAKES,
    summary: 'Takes a rater out of a panel, as if they had left.',
    parameters: id,
    errors: REFUSALS,
  },
} as const satisfies Record<string, Endpoint>
