import { z } from 'zod'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { ratingPaths } from './rating-paths.ts'
import { line, paragraph } from './text.ts'

/** Names who rates: people of the practice how well each option serves, or lay people how good it makes somebody look. */
export const PANEL_KINDS = ['practitioners', 'lay'] as const
export type PanelKind = (typeof PANEL_KINDS)[number]

/** Names where a panel stands: rating apart, discussing, or done. */
export const PANEL_ROUNDS = ['open', 'discussion', 'closed'] as const
export type PanelRound = (typeof PANEL_ROUNDS)[number]

/** Names the sets of facets among which a rater looks for the one that a story shows: a section of the core, or another form. */
export const FACET_SETS = ['motivation', 'competency', 'skills', 'advanced', 'leadership', 'quick'] as const
export type FacetSet = (typeof FACET_SETS)[number]

/** Names the version of the sentences that a rater agrees to (web/text/*\/rating.ts). */
export const RATER_CONSENT = '2026-11-28.2'

/** Says how long an invitation can be opened, in days; how many stories are handed out at a time. */
export const RATING_RULES = { invitationDays: 14, storiesAtATime: 12 } as const

const time = z.string()
const token = z.string({ error: 'invalid_value' }).regex(/^[\w-]{43}$/, 'invalid_value')
const id = z.object({ id: z.uuid('invalid_value') })

const raterState = z.object({
  /** Of the panel, as its raters see it. */
  panel: z.string(),
  kind: z.enum(PANEL_KINDS),
  /** In which the stories are read. */
  language: z.enum(LOCALES),
  round: z.enum(PANEL_ROUNDS),
  /** Whether practice and interests were stated. */
  stated: z.boolean(),
  /** Of the round: in a discussion those rated once more, of the disputed ones. */
  rated: z.int(),
  all: z.int(),
  /** How many can be rated now. */
  ready: z.int(),
  /** When the next one can, where none can now. */
  nextAt: time.nullable(),
})
export type RaterState = z.output<typeof raterState>

/** Describes a story to rate: no key, no facet, no name of its own, options in this rater's order. */
const ratedStory = z.object({
  id: z.string(),
  story: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  set: z.enum(FACET_SETS),
})
export type RatedStory = z.output<typeof ratedStory>

/** Describes a story that raters disagree on: whose opinion is which is not said, nor what the key says. */
const discussedStory = ratedStory.extend({
  /** For each option how many gave each point, 1 to 9. */
  spread: z.array(z.array(z.int())),
  /** What this rater gave each option, or why they could not judge it; what they have written since. */
  own: z.array(z.int()).nullable(),
  cannot: z.string().nullable(),
  comment: z.string().nullable(),
  /** What others wrote. */
  comments: z.array(z.string()),
})
export type DiscussedStory = z.output<typeof discussedStory>

const point = z.int('invalid_value').min(1, 'invalid_value').max(9, 'invalid_value')

/** Takes what a rater says of a story: each option 1 to 9 in the order shown, or why it cannot be judged. */
const given = z
  .object({
    ratings: z.array(point).length(5, 'invalid_value').nullable(),
    unjudged: paragraph({ min: 10, max: 500, error: 'reason_short' }).nullable(),
    /** What the story shows most, `none`, or null where the panel is not asked. */
    shows: z
      .string()
      .regex(/^(?:[A-Z]{3}|none)$/, 'choice_unknown')
      .nullable(),
  })
  .refine(({ ratings, unjudged }) => (ratings === null) !== (unjudged === null), 'invalid_value')
export type GivenRating = z.output<typeof given>

/** Takes what a rater says of a disputed story: words to the others, ratings in the order shown, or both. */
const opinion = z
  .object({
    ratings: z.array(point).length(5, 'invalid_value').nullable(),
    comment: paragraph({ min: 10, max: 500, error: 'reason_short' }).nullable(),
  })
  .refine(({ ratings, comment }) => ratings !== null || comment !== null, 'invalid_value')
export type GivenOpinion = z.output<typeof opinion>

/** To who has no session of a rater, or one that was revoked. */
const REFUSALS = ['unauthenticated', 'forbidden_origin', 'invalid_request'] as const

export const ratingEndpoints = {
  open: {
    ...ratingPaths.open,
    access: 'public',
    summary:
      'Opens the link of an invitation, once, into the session of a rater. The device that opened it may ask again.',
    body: z.object({ token, device: token }),
    response: raterState,
    errors: ['invalid_token', 'forbidden_origin', 'too_many_requests', 'invalid_request'],
  },
  state: {
    ...ratingPaths.state,
    access: 'rater',
    summary: 'Where the rater stands.',
    response: raterState,
    errors: REFUSALS,
  },
  accept: {
    ...ratingPaths.accept,
    access: 'rater',
    summary: 'States practice and interests, with consent; the stories are drawn then.',
    body: z.object({
      practice: line({ min: 3, max: 300, error: 'all_fields_required' }),
      interests: line({ min: 2, max: 300, error: 'all_fields_required' }),
      consent: z.enum([RATER_CONSENT], 'invalid_value'),
    }),
    response: raterState,
    errors: REFUSALS,
  },
  stories: {
    ...ratingPaths.stories,
    access: 'rater',
    summary:
      'Hands out stories to rate, and notes that they were seen. Of a pair the other story comes a week later at the earliest.',
    response: z.array(ratedStory),
    errors: REFUSALS,
  },
  rate: {
    ...ratingPaths.rate,
    access: 'rater',
    summary: 'Rates a story that was handed out; what was acknowledged stays as it is.',
    parameters: id,
    body: given,
    response: raterState,
    errors: [...REFUSALS, 'not_found', 'rated_already', 'round_closed'],
  },
  disputed: {
    ...ratingPaths.disputed,
    access: 'rater',
    summary:
      'Hands out, in a round of discussion, stories that raters disagree on, with the spread of all ratings and what others wrote, of whom nobody is named; and notes that they were seen.',
    response: z.array(discussedStory),
    errors: REFUSALS,
  },
  discuss: {
    ...ratingPaths.discuss,
    access: 'rater',
    summary: 'Comments on a disputed story, rates it once more, or both; each stays as it was acknowledged.',
    parameters: id,
    body: opinion,
    response: raterState,
    errors: [...REFUSALS, 'not_found', 'rated_already', 'round_closed'],
  },
  copy: {
    ...ratingPaths.copy,
    access: 'rater',
    summary: 'A copy of what is kept of the rater.',
    file: 'application/json',
    errors: REFUSALS,
  },
  leave: {
    ...ratingPaths.leave,
    access: 'rater',
    summary:
      'Leaves the panel: address and statement are deleted; ratings too while the round is open, else nobody is named by them.',
    errors: REFUSALS,
  },
} as const satisfies Record<string, Endpoint>
