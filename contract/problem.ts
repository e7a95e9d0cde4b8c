import { z } from 'zod'

/**
 * Lists every reason for which the server refuses. The HTTP status of each stands in `server/http/errors.ts`, its
 * words in `server/http/problem-words.ts`.
 */
export const ERROR_CODES = [
  'invalid_request',
  'body_too_large',
  'unsupported_media_type',
  'unauthenticated',
  'invalid_credentials',
  'email_taken',
  'invalid_token',
  'password_required',
  'csrf',
  'forbidden_origin',
  'too_many_requests',
  'not_found',
  'method_not_allowed',
  'profile_required',
  'attempt_open',
  'attempt_limit',
  'field_required',
  'field_not_open',
  'field_locked',
  'template_not_open',
  'template_not_in_language',
  'answer_conflict',
  'not_current_question',
  'already_completed',
  'incomplete',
  'guess_closed',
  'locked',
  'not_opened',
  'credential_limit',
  'company_exists',
  'company_limit',
  'email_unverified',
  'consent_required',
  'recipient_opted_out',
  'sending_limit',
  'ai_not_open',
  'already_paid',
  'already_subscribed',
  'payment_unavailable',
  'webhook_refused',
  'no_subscription',
  'card_required',
  'not_refundable',
  'plan_required',
  'consultation_used',
  'hour_taken',
  'provider_not_configured',
  'sign_in_again',
  'changed_elsewhere',
  'rated_already',
  'round_closed',
  'round_open',
  'key_not_accepted',
  'own_panel',
  'snapshot_running',
  'norm_below_gate',
  'norm_fresh',
  'second_factor_required',
  'second_factor_wrong',
  'passkey_refused',
  'passkey_limit',
  'confirmation_required',
  'second_pair_required',
  'support_view',
  'approval_open',
  'unknown_version',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * Describes a refusal as `application/problem+json` (RFC 9457). `message` is in the caller's language, `code` is
 * stable.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** Which fields of the request were refused, and why. */
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  /** The one of the response's `X-Request-Id`: by it the operator finds what happened. */
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof problem>
