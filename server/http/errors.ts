import { type ValidationMessage, validationMessage } from '#contract/messages.ts'
import type { ErrorCode, Problem } from '#contract/problem.ts'
import type { Locale, Words } from '#engine/vocabulary.ts'
import { requestContext } from '#server/operation/request-context.ts'
import { PROBLEM_WORDS } from './problem-words.ts'

/** Maps each error code to its HTTP status. */
export const STATUS = {
  invalid_request: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  unauthenticated: 401,
  invalid_credentials: 401,
  email_taken: 409,
  invalid_token: 400,
  password_required: 403,
  csrf: 403,
  forbidden_origin: 403,
  too_many_requests: 429,
  not_found: 404,
  method_not_allowed: 405,
  profile_required: 409,
  attempt_open: 409,
  attempt_limit: 409,
  field_required: 409,
  field_not_open: 409,
  field_locked: 409,
  template_not_open: 400,
  template_not_in_language: 400,
  answer_conflict: 409,
  not_current_question: 409,
  already_completed: 409,
  incomplete: 409,
  guess_closed: 409,
  locked: 402,
  not_opened: 409,
  credential_limit: 409,
  company_exists: 409,
  company_limit: 409,
  email_unverified: 409,
  consent_required: 409,
  recipient_opted_out: 409,
  sending_limit: 429,
  ai_not_open: 409,
  already_paid: 409,
  already_subscribed: 409,
  payment_unavailable: 503,
  webhook_refused: 401,
  no_subscription: 409,
  card_required: 409,
  not_refundable: 409,
  plan_required: 402,
  consultation_used: 409,
  hour_taken: 409,
  provider_not_configured: 404,
  sign_in_again: 403,
  changed_elsewhere: 409,
  rated_already: 409,
  round_closed: 409,
  round_open: 409,
  key_not_accepted: 409,
  own_panel: 403,
  snapshot_running: 409,
  norm_below_gate: 409,
  norm_fresh: 409,
  second_factor_required: 403,
  second_factor_wrong: 403,
  passkey_refused: 403,
  passkey_limit: 409,
  confirmation_required: 403,
  second_pair_required: 403,
  support_view: 403,
  approval_open: 409,
  unknown_version: 409,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

/** Names what the client needs beside the code: the fields that are refused, the state to catch up with. */
export interface RefusalDetails {
  readonly errors?: readonly { readonly path: string; readonly code: string }[]
  readonly [name: string]: unknown
}

/** Refuses a request. Verbs throw it; nothing else turns a call down (docs/decisions/0040). */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails
  /** Seconds until another try makes sense, for 429 and 503. */
  readonly retryAfter: number | undefined
  /** The words of one occasion of a code that has its own. */
  readonly words: Words | undefined

  constructor(code: ErrorCode, details: RefusalDetails = {}, retryAfter?: number, words?: Words) {
    super(code)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
    this.words = words
  }
}

/** Refuses one field of a request by name; its sentence is added in the caller's language (problemBody). */
export function refusedField(path: string, code: ValidationMessage): Refusal {
  return new Refusal('invalid_request', { errors: [{ path, code }] })
}

/** Writes the body of a refusal in the caller's language: its sentence, and one for each field that is named. */
export function problemBody(
  code: ErrorCode,
  locale: Locale,
  { errors, ...details }: RefusalDetails = {},
  words: Words = PROBLEM_WORDS[code],
): Problem {
  const requestId = requestContext()?.id
  return {
    ...details,
    ...(errors && {
      errors: errors.map(error => ({ ...error, message: validationMessage(error.code, locale) })),
    }),
    type: `/api/docs#${code}`,
    title: code.replaceAll('_', ' '),
    status: STATUS[code],
    code,
    message: words[locale],
    ...(requestId ? { requestId } : {}),
  }
}
