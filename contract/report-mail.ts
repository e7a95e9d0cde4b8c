import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { reportMailPaths } from './paths.ts'
import { words } from './text.ts'

/** Describes a mail of the report to its owner's own address. Times are ISO 8601, UTC. */
const reportMail = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'handed_over', 'refused']),
  /** Why it was refused, as a sentence; null otherwise. */
  reason: words.nullable(),
  askedAt: z.string(),
  settledAt: z.string().nullable(),
})
export type ReportMail = z.output<typeof reportMail>

/** Answers a press: the mail that it asked for, or the earlier one that it meant. */
const sentReportMail = reportMail.extend({ isNew: z.boolean() })
export type SentReportMail = z.output<typeof sentReportMail>

const id = z.object({ id: z.string().max(64) })

export const reportMailEndpoints = {
  send: {
    ...reportMailPaths.send,
    access: 'session',
    summary:
      "Mails the report with its PDF to the person's own address, in their language. Asked for twice within a minute, it is sent once.",
    parameters: id,
    response: sentReportMail,
    errors: ['unauthenticated', 'csrf', 'not_found', 'incomplete', 'locked', 'sending_limit'],
  },
  list: {
    ...reportMailPaths.list,
    access: 'session',
    summary: 'What became of each mail of this report to its owner, the newest first.',
    parameters: id,
    response: z.array(reportMail),
    errors: ['unauthenticated', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>
