import { z } from 'zod'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { shown } from './measurement-figure.ts'
import { ACTING_ROLES, type OperatorRole } from './operator-roles.ts'
import { PANEL_KINDS, PANEL_ROUNDS } from './rating.ts'
import { deskPaths } from './rating-paths.ts'
import { email, line, paragraph } from './text.ts'
import { VERDICTS } from './verdicts.ts'

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

const figure = z.number().nullable()

/** Names what stands against a key by the ratings; `kind`: the panel is not of those who rate it, `read`: blind readers come first. */
export const OBJECTIONS = ['kind', 'read', 'raters', 'order', 'gaps', 'spread', 'agreement', 'looks'] as const
export type Objection = (typeof OBJECTIONS)[number]

const option = z.object({
  /** 1 to 5, in the item's own order. */
  place: z.int(),
  value: z.int(),
  mean: z.number(),
  sd: z.number(),
  /** How many gave each point, 1 to 9. */
  counts: z.array(z.int()),
})

/** Describes what raters said of a story, of whom nobody is named. */
const ratedStory = z.object({
  story: z.enum(['a', 'b']),
  /** In the language of the console. */
  words: z.object({ story: z.string(), question: z.string(), options: z.array(z.string()) }),
  raters: z.int(),
  unjudged: z.int(),
  ratings: shown(
    z.object({
      /** By value, the best first. */
      options: z.array(option),
      gaps: z.array(z.number()),
      inOrder: z.boolean(),
      random: figure,
      fixed: figure,
    }),
  ),
  leftOut: shown(z.object({ inOrder: z.int(), raters: z.int(), lowest: figure })),
  relevance: shown(z.object({ named: z.int(), ratio: figure })),
  /** Before the discussion, where one has changed it. */
  before: shown(z.object({ means: z.array(z.number()), random: figure })).nullable(),
  /** Why it could not be judged, and what was said in the discussion. */
  comments: z.array(z.string()),
})

const decision = z.object({
  verdict: z.enum(VERDICTS),
  reason: z.string(),
  proposedAt: time,
  secondReason: z.string().nullable(),
  confirmedAt: time.nullable(),
})

const ratedItem = z.object({
  /** `competency-08@4`. */
  pair: z.string(),
  status: z.enum(['draft', 'read', 'rated', 'released', 'retired']),
  objections: z.array(z.enum(OBJECTIONS)),
  stories: z.array(ratedStory),
  /** What was decided last, by whichever panel. */
  decided: decision.nullable(),
  /** What is proposed and waits for a second person. */
  open: decision
    .extend({
      id: z.string(),
      approval: z.string(),
      by: z.string().nullable(),
      as: z.enum(ACTING_ROLES),
      expiresAt: time,
      may: z.object({ confirm: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
    })
    .nullable(),
})
export type RatedItem = z.output<typeof ratedItem>

const agreement = z.object({
  raters: z.int(),
  /** Raters who were asked the same stories: one group, or two halves. */
  groups: z.array(
    z.object({
      stories: z.int(),
      raters: z.int(),
      figures: shown(z.object({ options: z.int(), random: figure, fixed: figure })),
    }),
  ),
  /** Nobody is named; who stands farthest from the others comes first. */
  people: shown(
    z.array(
      z.object({ withOthers: figure, without: figure, above: figure, repeats: z.int(), apart: figure }),
    ),
  ),
  /** Pearson's r of value and mean rating. */
  withValues: shown(figure),
  /** How many stories raters disagree on; null where they cannot discuss (any more). */
  disputed: z.int().nullable(),
  /** Whether this operator may decide: in a role that does, and not a rater of the panel. */
  mayDecide: z.boolean(),
  items: z.array(ratedItem),
})
export type AgreementPage = z.output<typeof agreement>

const roles = (...some: readonly OperatorRole[]) => some
const READS = roles('owner', 'reviewer', 'psychometrician', 'auditor')
const MAKES = roles('owner', 'psychometrician')
const DECIDES = roles('owner', 'reviewer', 'psychometrician')
const reason = paragraph({ min: 10, max: 1000, error: 'reason_short' })
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
  round: {
    ...deskPaths.round,
    access: 'operator',
    roles: MAKES,
    summary:
      'Closes a round, which takes no more ratings then; or lets the raters of a closed one discuss, once, the stories that they disagree on.',
    parameters: id,
    body: z.object({ round: z.enum(['discussion', 'closed'], 'choice_unknown') }),
    errors: [...REFUSALS, 'round_open', 'round_closed'],
  },
  agreement: {
    ...deskPaths.agreement,
    access: 'operator',
    roles: READS,
    summary:
      'How far the raters of a panel whose round is not open agree, with each other and with the key; no figure below its number, and nobody is named.',
    parameters: id,
    response: agreement,
    errors: [...REFUSALS, 'round_open'],
  },
  propose: {
    ...deskPaths.propose,
    access: 'operator',
    roles: DECIDES,
    summary:
      'Proposes, with a reason, what becomes of a question by the ratings of a closed panel; never by one of its raters.',
    parameters: id,
    body: z.object({
      pair: z
        .string({ error: 'choice_unknown' })
        .max(80, 'choice_unknown')
        .regex(/^[\w-]+@\d+$/, 'choice_unknown'),
      verdict: z.enum(VERDICTS, 'choice_unknown'),
      reason,
    }),
    errors: [...REFUSALS, 'round_open', 'key_not_accepted', 'own_panel', 'approval_open'],
  },
  confirmDecision: {
    ...deskPaths.confirmDecision,
    access: 'operator',
    roles: DECIDES,
    confirmed: true,
    summary:
      'Confirms, with a reason of their own, what another operator proposed: the status of the question follows.',
    parameters: id,
    body: z.object({ reason }),
    errors: [
      ...REFUSALS,
      'confirmation_required',
      'second_pair_required',
      'round_open',
      'key_not_accepted',
      'own_panel',
    ],
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
