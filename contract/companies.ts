import { z } from 'zod'
import { FIRST_LOCALE, LOCALES } from '#engine/languages/index.ts'
import { results } from './assessment.ts'
import type { Endpoint } from './endpoint.ts'
import { companiesPaths, recipientPaths } from './paths.ts'
import { reportDetail } from './report.ts'
import { email, line, words } from './text.ts'

/**
 * Names the states of a sending.
 * - `waiting`: in the queue.
 * - `handed_over`: the recipient's mail server took it.
 * - `refused`: it never will; see `reason`.
 * - `opened`: the employer pressed "open report".
 * - `revoked` and `expired`: the private link is dead.
 */
const SENDING_STATES = ['waiting', 'handed_over', 'refused', 'opened', 'revoked', 'expired'] as const

/** Describes one mail of one report to one company. Times are ISO 8601, UTC. */
const sending = z.object({
  id: z.string(),
  assessmentId: z.string(),
  applicationNumber: z.string(),
  state: z.enum(SENDING_STATES),
  /** Why it was refused, as a sentence; null otherwise. */
  reason: words.nullable(),
  consentedAt: z.string(),
  /** When it was asked for. */
  sentAt: z.string(),
  handedOverAt: z.string().nullable(),
  refusedAt: z.string().nullable(),
  openedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** When the private link dies. */
  expiresAt: z.string(),
})
export type Sending = z.output<typeof sending>

/** Answers a press: the mail that it asked for, or the earlier one that it meant. */
const sent = sending.extend({ isNew: z.boolean() })
export type Sent = z.output<typeof sent>

const company = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  addedAt: z.string(),
  /** The recipient asked for no further mail, from anyone: sending is refused. */
  optedOut: z.boolean(),
  /** The assessments for which a consent that names this company stands. */
  consents: z.array(z.object({ assessmentId: z.string(), givenAt: z.string() })),
  /** The newest first. */
  sendings: z.array(sending),
})
export type Company = z.output<typeof company>

export const companyInput = z.object({
  name: line({ max: 120, error: 'all_fields_required' }),
  email: z
    .string({ error: 'all_fields_required' })
    .trim()
    .min(1, { error: 'all_fields_required' })
    .pipe(email('email_invalid')),
})

/** Describes what the page behind a private link says before anything is opened. Looking at it counts nothing. */
const sharedCover = z.object({
  /** The person's, as in the report. */
  name: z.string(),
  company: z.string(),
  applicationNumber: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  opened: z.boolean(),
})
export type SharedCover = z.output<typeof sharedCover>

/** Holds the report as the employer reads it: without the style, which is for its owner alone (docs/method/style.md). */
export const sharedReport = results
  .pick({ total: true, sections: true, quality: true, narrative: true })
  .extend({
    name: z.string(),
    applicationNumber: z.string(),
    templateId: results.shape.assessment.shape.templateId,
    selectedField: results.shape.assessment.shape.selectedField,
    completedAt: z.string(),
    expiresAt: z.string(),
    detail: reportDetail.omit({ style: true }),
  })
export type SharedReport = z.output<typeof sharedReport>

/** Adds the sender's address: the consent says that the company sees it and may answer (server/features/consents/wordings.ts). */
const openedReport = sharedReport.extend({ replyTo: z.string() })
export type OpenedReport = z.output<typeof openedReport>

const id = z.object({ id: z.string().max(64) })
const token = z.object({ token: z.string().max(512) })
const assessmentId = z.string({ error: 'invalid_value' }).max(64, { error: 'invalid_value' })
const accepted = z.object({ accepted: z.literal(true) })

export const companyEndpoints = {
  list: {
    ...companiesPaths.list,
    access: 'session',
    summary:
      'The companies of the signed-in person, in the order they were added, with what was sent to each.',
    response: z.array(company),
    errors: ['unauthenticated'],
  },
  add: {
    ...companiesPaths.add,
    access: 'session',
    summary: 'Adds a company; each address once, at most 50 of them.',
    body: companyInput,
    response: company,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'company_exists',
      'company_limit',
      'too_many_requests',
    ],
  },
  remove: {
    ...companiesPaths.remove,
    access: 'session',
    summary: 'Removes a company; its private links die and its consents are withdrawn.',
    parameters: id,
    errors: ['unauthenticated', 'csrf', 'not_found'],
  },
  send: {
    ...companiesPaths.send,
    access: 'session',
    summary:
      'Sends the report to the company: one mail with the PDF and a private link. Asked for twice within a minute, it is sent once. A consent that comes with it is recorded with the sending, or not at all.',
    parameters: id,
    body: z.object({
      assessmentId,
      /** Agreed with this call, in the words of contract/consent-wording.ts; not needed while such a consent stands. */
      consent: z.literal(true).optional(),
    }),
    response: sent,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'incomplete',
      'locked',
      'email_unverified',
      'consent_required',
      'recipient_opted_out',
      'sending_limit',
      'too_many_requests',
    ],
  },
  revoke: {
    ...companiesPaths.revoke,
    access: 'session',
    summary:
      'Revokes every private link to the report of this sending that the company has, and withdraws the consent; a mail that still waits is not sent.',
    parameters: z.object({ id: z.string().max(64), sendingId: z.string().max(64) }),
    errors: ['unauthenticated', 'csrf', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>

/** Lists what a recipient may call with nothing but the token of a mail. */
export const recipientEndpoints = {
  shared: {
    ...recipientPaths.shared,
    access: 'public',
    summary: 'Who shares the report, and until when. Dead and invented links respond alike: 404.',
    parameters: token,
    response: sharedCover,
    errors: ['not_found'],
  },
  openShared: {
    ...recipientPaths.openShared,
    access: 'public',
    summary: 'Opens the shared report; the first time, its owner sees that it was opened.',
    parameters: token,
    response: openedReport,
    errors: ['not_found', 'forbidden_origin'],
  },
  sharedPdf: {
    ...recipientPaths.sharedPdf,
    access: 'public',
    summary: 'The shared report as a PDF, once it has been opened.',
    parameters: token,
    query: z.object({ lang: z.enum(LOCALES, { error: 'choice_unknown' }).default(FIRST_LOCALE) }),
    file: 'application/pdf',
    errors: ['not_found', 'forbidden_origin', 'invalid_request', 'too_many_requests', 'unavailable'],
  },
  unsubscription: {
    ...recipientPaths.unsubscription,
    access: 'public',
    summary: 'Whether the recipient of a mail has stopped all further mail. Looking stops nothing.',
    parameters: token,
    response: z.object({ stopped: z.boolean() }),
    errors: ['not_found'],
  },
  unsubscribe: {
    ...recipientPaths.unsubscribe,
    access: 'public',
    summary: 'One click (RFC 8058): no further mail to this recipient, whoever sends.',
    parameters: token,
    response: accepted,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>
