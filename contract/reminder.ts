import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { reminderPaths } from './paths.ts'

const reminder = z.object({
  /** When the mail leaves; ISO 8601, UTC. */
  at: z.string(),
})

/** Describes a stop between two sections, as far as the server knows of it. */
const rest = z.object({
  /** Spent on the questions so far; null while no time is known. */
  minutes: z.int().nullable(),
  /** The one mail that was wished for; null without one. */
  reminder: reminder.nullable(),
  /** `unverified`: the address is not confirmed. `stopped`: it takes no mail from here. */
  mayRemind: z.enum(['yes', 'unverified', 'stopped']),
})
export type Rest = z.output<typeof rest>

const id = z.object({ id: z.string().max(64) })

export const reminderEndpoints = {
  rest: {
    ...reminderPaths.rest,
    access: 'session',
    summary:
      'What a person sees between two sections: the time spent so far, and the reminder that was wished for.',
    parameters: id,
    response: rest,
    errors: ['unauthenticated', 'not_found'],
  },
  set: {
    ...reminderPaths.set,
    access: 'session',
    summary:
      'Wishes for one mail within eight days that leads back to this attempt, or to the plan of its opened report; an earlier wish is replaced. One for the questions is not sent once the attempt is complete.',
    parameters: id,
    body: z.object({ at: z.iso.datetime({ error: 'invalid_value' }) }),
    response: rest,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'already_completed',
      'email_unverified',
      'recipient_opted_out',
      'too_many_requests',
    ],
  },
  cancel: {
    ...reminderPaths.cancel,
    access: 'session',
    summary: 'Takes the wish for a reminder back.',
    parameters: id,
    response: rest,
    errors: ['unauthenticated', 'csrf', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>
