import { z } from 'zod'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { LOOK } from './look.ts'
import { accountPaths } from './paths.ts'
import { readSource } from './source.ts'
import { email, line } from './text.ts'

/**
 * Accepts a new password of any characters, lengths in characters; NFC, so that the same password typed on two
 * keyboards is the same.
 */
export const newPassword = z
  .string({ error: 'password_short' })
  .max(1024, { error: 'password_long' })
  .transform(value => value.normalize('NFC'))
  .refine(value => [...value].length >= 8, { error: 'password_short' })
  .refine(value => [...value].length <= 128, { error: 'password_long' })

export const locale = z.enum(LOCALES)

const reading = z.object({ size: z.enum(LOOK.size), lines: z.enum(LOOK.lines), face: z.enum(LOOK.face) })

const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profileImageUrl: z.string().nullable(),
  language: locale,
  /** Text size, line spacing and face, as the person reads best. */
  reading,
  /** The support looks at these pages: said to the person, and to the operator who looks. */
  watched: z.object({ as: z.enum(['person', 'operator']), until: z.string() }).optional(),
})
export type User = z.output<typeof user>

export const registration = z.object({
  email: email('email_invalid'),
  password: newPassword,
  firstName: line({ min: 2, max: 60, error: 'first_name_short' }),
  lastName: line({ min: 2, max: 60, error: 'last_name_short' }),
  /** The word of the link that led here; what is none counts as left out. */
  source: z.unknown().transform(readSource).optional(),
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

/** Carries the session's anti-forgery `token`, to be sent back as `X-CSRF-Token`; alone it opens nothing. */
const signedIn = z.object({ token: z.string(), user })

/**
 * Lists the user's ways to sign in, and what the user must show before a change that a borrowed device must not make.
 */
export const signInWays = z.object({
  /** False after signing up with Google or Apple: such a change then asks for a sign-in of the last ten minutes. */
  hasPassword: z.boolean(),
  providers: z.array(z.enum(['google', 'apple'])),
  /** The address that waits for its confirmation. */
  newEmail: z.string().nullable(),
})

/**
 * Describes a signed-in device. Browser and system by their own names ("Safari", "iOS"), null where the device does
 * not say.
 */
const device = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  current: z.boolean(),
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type Device = z.output<typeof device>

/** Accepts the user's present password; an account without one leaves it out (`signInWays.hasPassword`). */
export const currentPassword = z
  .string()
  .max(1024, { error: 'password_wrong' })
  .transform(value => value.normalize('NFC'))
  .optional()

export const passwordChange = z.object({ currentPassword, password: newPassword })
export const emailChange = z.object({ currentPassword, email: email('email_invalid') })
export const personName = registration.pick({ firstName: true, lastName: true })

const accepted = z.object({ accepted: z.literal(true) })
const token = z.string().min(1).max(512)

/** Accepts a link that proves an address. Outside a session of its account it needs the password of that account. */
const openedLink = z.object({ token, password: currentPassword })

export const accountEndpoints = {
  user: {
    ...accountPaths.user,
    access: 'session',
    summary: 'The signed-in person; the anti-forgery token comes in the header X-CSRF-Token.',
    response: user,
    errors: ['unauthenticated'],
  },
  register: {
    ...accountPaths.register,
    access: 'public',
    summary: 'Creates an account, records the consent to terms and privacy, and signs in.',
    body: registration,
    response: signedIn,
    errors: ['invalid_request', 'email_taken', 'too_many_requests', 'forbidden_origin'],
  },
  login: {
    ...accountPaths.login,
    access: 'public',
    summary: 'Signs in; rememberMe keeps the session for 30 days.',
    body: credentials,
    response: signedIn,
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests', 'forbidden_origin'],
  },
  logout: {
    ...accountPaths.logout,
    access: 'public',
    summary: 'Ends the session, if there is one.',
    errors: ['forbidden_origin'],
  },
  verifyEmail: {
    ...accountPaths.verifyEmail,
    access: 'public',
    summary:
      "Confirms an address with the token of the verification mail (24 hours, once); outside the account's session its password is needed too.",
    body: openedLink,
    response: accepted,
    errors: [
      'invalid_request',
      'invalid_token',
      'password_required',
      'sign_in_again',
      'too_many_requests',
      'forbidden_origin',
    ],
  },
  resendVerification: {
    ...accountPaths.resendVerification,
    access: 'session',
    summary: 'Sends the verification mail again; earlier links end.',
    response: accepted,
    errors: ['unauthenticated', 'csrf', 'too_many_requests'],
  },
  forgotPassword: {
    ...accountPaths.forgotPassword,
    access: 'public',
    summary:
      'Mails a reset link (1 hour, once) if the address has an account; the response is the same if not.',
    body: z.object({ email: email('email_invalid') }),
    response: accepted,
    errors: ['invalid_request', 'too_many_requests', 'forbidden_origin'],
  },
  resetPassword: {
    ...accountPaths.resetPassword,
    access: 'public',
    summary: 'Sets a new password with the token of the reset mail; every session of the account ends.',
    body: z.object({ token, password: newPassword }),
    response: accepted,
    errors: ['invalid_request', 'invalid_token', 'too_many_requests', 'forbidden_origin'],
  },
  providers: {
    ...accountPaths.providers,
    access: 'public',
    summary: 'Which social sign-ins this deployment has credentials for.',
    response: z.object({ google: z.boolean(), apple: z.boolean() }),
  },
  startProvider: {
    ...accountPaths.startProvider,
    access: 'public',
    summary:
      "Begins a social sign-in; `url` is the provider's page (state and PKCE are bound to this browser).",
    parameters: z.object({ provider: z.enum(['google', 'apple']) }),
    body: z.object({
      redirectTo: z.string().max(512).optional(),
      /** The terms and the privacy notice were agreed to, so an account may be made. */
      agreeToTerms: z.boolean().optional(),
    }),
    response: z.object({ url: z.url() }),
    errors: ['provider_not_configured', 'invalid_request', 'too_many_requests', 'forbidden_origin'],
  },
  setLanguage: {
    ...accountPaths.setLanguage,
    access: 'session',
    summary: 'The language of the mails to this person.',
    body: z.object({ language: locale }),
    response: z.object({ language: locale }),
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
  setReading: {
    ...accountPaths.setReading,
    access: 'session',
    summary: 'Text size, line spacing and reading face of this person; what is left out stays as it is.',
    body: reading.partial(),
    response: reading,
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
  signInWays: {
    ...accountPaths.signInWays,
    access: 'session',
    summary:
      'Whether there is a password, which providers sign in, and which address waits for its confirmation.',
    response: signInWays,
    errors: ['unauthenticated'],
  },
  setName: {
    ...accountPaths.setName,
    access: 'session',
    summary: 'The name of the account, as mails greet it.',
    body: personName,
    response: user,
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
  devices: {
    ...accountPaths.devices,
    access: 'session',
    summary: 'The signed-in devices, this one first, then the last used.',
    response: z.array(device),
    errors: ['unauthenticated'],
  },
  signOutDevice: {
    ...accountPaths.signOutDevice,
    access: 'session',
    summary: 'Signs one device out; its very next request is refused.',
    parameters: z.object({ id: z.string().max(64) }),
    errors: ['unauthenticated', 'csrf', 'not_found'],
  },
  signOutOthers: {
    ...accountPaths.signOutOthers,
    access: 'session',
    summary: 'Signs every other device out.',
    errors: ['unauthenticated', 'csrf'],
  },
  changePassword: {
    ...accountPaths.changePassword,
    access: 'session',
    summary:
      'Sets another password. Every session of the account ends; this browser gets a new one with a new anti-forgery token.',
    body: passwordChange,
    response: signedIn,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'sign_in_again', 'too_many_requests'],
  },
  changeEmail: {
    ...accountPaths.changeEmail,
    access: 'session',
    summary: 'Mails a link to the new address (24 hours, once); nothing changes until it is used.',
    body: emailChange,
    response: accepted,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'sign_in_again',
      'email_taken',
      'too_many_requests',
    ],
  },
  confirmEmail: {
    ...accountPaths.confirmEmail,
    access: 'public',
    summary:
      "Makes the new address the one of the account, with the token mailed to it (outside the account's session its password is needed too); the old one is told, with a way back.",
    body: openedLink,
    response: accepted,
    errors: [
      'invalid_request',
      'invalid_token',
      'password_required',
      'sign_in_again',
      'email_taken',
      'too_many_requests',
      'forbidden_origin',
    ],
  },
  revertEmail: {
    ...accountPaths.revertEmail,
    access: 'public',
    summary:
      'Takes a change of address back, with the token mailed to the old one (7 days, once): every session ends, and a new password is asked for.',
    body: z.object({ token }),
    response: accepted,
    errors: ['invalid_request', 'invalid_token', 'too_many_requests', 'forbidden_origin'],
  },
} as const satisfies Record<string, Endpoint>
