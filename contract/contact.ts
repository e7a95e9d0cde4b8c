import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { contactPaths } from './paths.ts'
import { line, paragraph } from './text.ts'

export const contactInput = z.object({
  name: line({ min: 2, max: 120, error: 'name_required' }),
  email: z
    .string({ error: 'email_invalid' })
    .trim()
    .max(254, { error: 'email_invalid' })
    .pipe(z.email({ error: 'email_invalid' })),
  /** May be left empty. */
  company: z.preprocess(
    value => (value === '' || value === null ? undefined : value),
    line({ max: 120, error: 'invalid_value' }).optional(),
  ),
  message: paragraph({ min: 10, max: 4000, error: 'message_short' }),
})

export const contactEndpoints = {
  send: {
    ...contactPaths.send,
    access: 'public',
    summary: 'Stores a message to the operator and mails it.',
    body: contactInput,
    response: z.object({ accepted: z.literal(true) }),
    errors: ['invalid_request', 'too_many_requests', 'forbidden_origin'],
  },
} as const satisfies Record<string, Endpoint>
