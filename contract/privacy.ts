import { z } from 'zod'
import { currentPassword, locale } from './account.ts'
import type { Endpoint } from './endpoint.ts'
import { privacyPaths } from './paths.ts'
import { email } from './text.ts'

/** Lists what the user can agree to. There is no purpose for advertising: none is done. */
export const PURPOSES = [
  'terms',
  'privacy',
  'automated_scoring',
  'company_report',
  'ai_processing',
  'card_saving',
  'research',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** Describes one consent as the user gave it; the record stays when it is withdrawn. Times are ISO 8601, UTC. */
const consent = z.object({
  id: z.string(),
  purpose: z.enum(PURPOSES),
  /** Of the wording that was read, and its SHA-256: nobody can say later that it was another one. */
  version: z.string(),
  textHash: z.string().nullable(),
  language: locale,
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
  /** Whom it names: a company with its address. */
  recipient: z.string().nullable(),
  /** The assessment it is about. */
  applicationNumber: z.string().nullable(),
  /** Terms and privacy hold as long as the account: they end with its deletion alone. */
  withdrawable: z.boolean(),
})
export type Consent = z.output<typeof consent>

const accepted = z.object({ accepted: z.literal(true) })
const confirmed = z.object({ currentPassword })

const CONFIRMED_ERRORS = [
  'unauthenticated',
  'csrf',
  'invalid_request',
  'sign_in_again',
  'too_many_requests',
] as const

export const privacyEndpoints = {
  consents: {
    ...privacyPaths.consents,
    access: 'session',
    summary: 'Every consent of the signed-in person, the newest first, with its wording, language and time.',
    response: z.array(consent),
    errors: ['unauthenticated'],
  },
  withdrawConsent: {
    ...privacyPaths.withdrawConsent,
    access: 'session',
    summary: 'Withdraws one consent, and ends what it allowed. A second time changes nothing.',
    parameters: z.object({ id: z.string().max(64) }),
    errors: ['unauthenticated', 'csrf', 'not_found'],
  },
  agreeToResearch: {
    ...privacyPaths.agreeToResearch,
    access: 'session',
    summary:
      'Agrees to research with the answers of completed assessments, by choice. A second time changes nothing.',
    errors: ['unauthenticated', 'csrf', 'too_many_requests'],
  },
  exportData: {
    ...privacyPaths.exportData,
    access: 'session',
    summary: 'Everything stored about the signed-in person as JSON; asks for the password again.',
    body: confirmed,
    file: 'application/json',
    errors: CONFIRMED_ERRORS,
  },
  exportPage: {
    ...privacyPaths.exportPage,
    access: 'session',
    summary: 'The same as a page to read and print, in the language of the caller.',
    body: confirmed,
    file: 'text/html',
    errors: CONFIRMED_ERRORS,
  },
  deleteAccount: {
    ...privacyPaths.deleteAccount,
    access: 'session',
    summary:
      'Deletes the account and everything about its person, at once and for good, except what the law keeps; asks for the password and the address again.',
    body: z.object({ currentPassword, email: email('email_invalid') }),
    response: accepted,
    errors: CONFIRMED_ERRORS,
  },
} as const satisfies Record<string, Endpoint>
