import { z } from 'zod'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { email, line } from './text.ts'

/** Any characters; NFC, so that the same password typed on two keyboards is the same. Lengths in characters. */
export const newPassword = z
  .string({ error: 'password_short' })
  .max(1024, { error: 'password_long' })
  .transform(value => value.normalize('NFC'))
  .refine(value => [...value].length >= 8, { error: 'password_short' })
  .refine(value => [...value].length <= 128, { error: 'password_long' })

export const locale = z.enum(LOCALES)

export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  language: locale,
})
export type User = z.output<typeof user>

export const registration = z.object({
  email: email('email_invalid'),
  password: newPassword,
  firstName: line({ min: 2, max: 60, error: 'first_name_short' }),
  lastName: line({ min: 2, max: 60, error: 'last_name_short' }),
})

export const credentials = z.object({
  email: email('login_email_invalid'),
  password: z
    .string({ error: 'password_short' })
    .max(1024, { error: 'password_long' })
    .transform(value => value.normalize('NFC'))
    .refine(value => [...value].length >= 8, { error: 'password_short' }),
  rememberMe: z.boolean().optional(),
})

/** `token` is the anti-forgery token of the session, to be sent back as `X-CSRF-Token`; alone it opens nothing. */
export const signedIn = z.object({ token: z.string(), user })

const accepted = z.object({ accepted: z.literal(true) })
const token = z.string().min(1).max(512)

export const accountEndpoints = {
  user: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'session',
    summary: 'The signed-in person; the anti-forgery token comes in the header X-CSRF-Token.',
    answer: user,
    errors: ['unauthenticated'],
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Creates an account, records the consent to terms and privacy, and signs in.',
    body: registration,
    answer: signedIn,
    errors: ['invalid_request', 'email_taken', 'too_many_requests', 'forbidden_origin'],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in; rememberMe keeps the session for 30 days.',
    body: credentials,
    answer: signedIn,
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests', 'forbidden_origin'],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Ends the session, if there is one.',
    errors: ['forbidden_origin'],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'public',
    summary: 'Confirms an address with the token of the verification mail (24 hours, once).',
    body: z.object({ token }),
    answer: accepted,
    errors: ['invalid_request', 'invalid_token', 'too_many_requests', 'forbidden_origin'],
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'session',
    summary: 'Sends the verification mail again; earlier links end.',
    answer: accepted,
    errors: ['unauthenticated', 'csrf', 'too_many_requests'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary:
      'Mails a reset link (1 hour, once) if the address has an account; the answer is the same if not.',
    body: z.object({ email: email('email_invalid') }),
    answer: accepted,
    errors: ['invalid_request', 'too_many_requests', 'forbidden_origin'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password with the token of the reset mail; every session of the account ends.',
    body: z.object({ token, password: newPassword }),
    answer: accepted,
    errors: ['invalid_request', 'invalid_token', 'too_many_requests', 'forbidden_origin'],
  },
  providers: {
    method: 'GET',
    path: '/api/auth/providers',
    access: 'public',
    summary: 'Which social sign-ins this deployment has credentials for.',
    answer: z.object({ google: z.boolean(), apple: z.boolean() }),
  },
  startProvider: {
    method: 'POST',
    path: '/api/auth/provider/{provider}',
    access: 'public',
    summary:
      "Begins a social sign-in; `url` is the provider's page (state and PKCE are bound to this browser).",
    parameters: z.object({ provider: z.enum(['google', 'apple']) }),
    body: z.object({
      redirectTo: z.string().max(512).optional(),
      /** The terms and the privacy notice were agreed to, so an account may be made. */
      agreeToTerms: z.boolean().optional(),
    }),
    answer: z.object({ url: z.url() }),
    errors: ['provider_not_configured', 'invalid_request', 'too_many_requests', 'forbidden_origin'],
  },
  setLanguage: {
    method: 'PUT',
    path: '/api/account/language',
    access: 'session',
    summary: 'The language of the mails to this person.',
    body: z.object({ language: locale }),
    answer: z.object({ language: locale }),
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
} as const satisfies Record<string, Endpoint>
