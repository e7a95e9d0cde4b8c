import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { guessPaths } from './paths.ts'

/** Names where a section's score may be expected (docs/method/narrative.md#guess). */
export const GUESS_LEVELS = ['low', 'middle', 'high'] as const
export type GuessLevel = (typeof GUESS_LEVELS)[number]

const level = z.enum(GUESS_LEVELS, { error: 'choice_unknown' })
/** Holds where a person expects the three sections of the core form, by the cuts of the ratings (S3). */
const guess = z.object({ motivation: level, competency: level, skills: level })

export const guessEndpoints = {
  store: {
    ...guessPaths.store,
    access: 'session',
    summary:
      'Stores what a person expects of an own completed core attempt, once and before its result is shown. The same guess again is acknowledged.',
    parameters: z.object({ id: z.string().max(64) }),
    body: guess,
    response: guess,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found', 'incomplete', 'guess_closed'],
  },
} as const satisfies Record<string, Endpoint>
