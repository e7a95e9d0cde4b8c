import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { wantsPaths } from './paths.ts'

/** Describes what a person wants of work: answers by the id of what was asked (docs/method/wants.md). */
export const wants = z.object({
  answers: z.record(z.string(), z.string()),
  /** ISO 8601, UTC; null where nothing is answered. */
  changedAt: z.string().nullable(),
})
export type WantsAnswered = z.output<typeof wants>

/** Names something that is asked, or an answer to it; which there are the engine knows. */
const name = z.string({ error: 'invalid_value' }).regex(/^\w{1,32}$/, { error: 'invalid_value' })

const want = z.object({
  item: name,
  choice: name,
  /** Milliseconds for which the choice has waited on the device; of two choices the later one stays. */
  waited: z
    .int({ error: 'invalid_value' })
    .min(0, { error: 'invalid_value' })
    .max(Number.MAX_SAFE_INTEGER, { error: 'invalid_value' }),
})

export const wantsEndpoints = {
  get: {
    ...wantsPaths.get,
    access: 'session',
    summary: 'What the signed-in person has answered to "What I want".',
    response: wants,
    errors: ['unauthenticated'],
  },
  save: {
    ...wantsPaths.save,
    access: 'session',
    summary:
      'Stores choices, each by itself and durably before it responds; a repeat changes nothing. Names the person, so that what waited on a device is taken as nobody else’s.',
    parameters: z.object({ person: z.string().max(64) }),
    body: z.object({
      choices: z
        .array(want, { error: 'invalid_value' })
        .min(1, { error: 'invalid_value' })
        .max(100, { error: 'invalid_value' }),
    }),
    response: wants,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found'],
  },
  remove: {
    ...wantsPaths.remove,
    access: 'session',
    summary: 'Deletes all of it; choices made before that and still waiting on a device do not come back.',
    response: wants,
    errors: ['unauthenticated', 'csrf'],
  },
} as const satisfies Record<string, Endpoint>
