import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { OPERATOR_ROLES } from './operator-roles.ts'
import { passkeyPaths } from './passkey-paths.ts'
import { line } from './text.ts'

/** Lists what a challenge is answered for: one that was asked for one purpose serves no other. */
export const CHALLENGE_PURPOSES = ['pass', 'confirm', 'add'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

/** Accepts bytes in base64url, as WebAuthn's JSON writes them. */
const bytes = (max: number) =>
  z
    .string({ error: 'invalid_value' })
    .max(max, 'invalid_value')
    .regex(/^[\w-]+$/, 'invalid_value')

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** Describes what a browser asks an authenticator to sign: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(credential),
  userVerification: z.literal('required'),
})

export type RequestOptions = z.output<typeof requestOptions>

/** Describes what a browser asks an authenticator to make: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** Takes what an authenticator has signed. */
const assertion = z.object({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(8000),
})
export type Assertion = z.output<typeof assertion>

/** Takes a key that an authenticator has made, and the operator's name for it. */
const newPasskey = z.object({
  name: line({ max: 40, error: 'name_required' }),
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(16_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/, 'invalid_value')).max(8, 'invalid_value'),
})
export type NewPasskey = z.output<typeof newPasskey>

const time = z.string()
const passkey = z.object({ id: z.string(), name: z.string(), addedAt: time, usedAt: time.nullable() })

const ALL = OPERATOR_ROLES
const REFUSALS = ['not_found', 'csrf', 'invalid_request'] as const
const OPEN = [...REFUSALS, 'second_factor_required'] as const
const CONFIRMED = [...OPEN, 'confirmation_required'] as const

/** Lists the calls of the console about passkeys (docs/decisions/0097). */
export const passkeyEndpoints = {
  askToPass: {
    ...passkeyPaths.askToPass,
    access: 'operator',
    roles: ALL,
    door: true,
    summary: 'Makes a challenge for a passkey to open the console: for two minutes, once, in this session.',
    response: requestOptions,
    errors: REFUSALS,
  },
  passByKey: {
    ...passkeyPaths.passByKey,
    access: 'operator',
    roles: ALL,
    door: true,
    summary: 'Passes the second factor with a passkey that has signed the challenge.',
    body: assertion,
    errors: [...REFUSALS, 'passkey_refused', 'too_many_requests'],
  },
  askToConfirm: {
    ...passkeyPaths.askToConfirm,
    access: 'operator',
    roles: ALL,
    summary: 'Makes a challenge for a passkey to confirm with.',
    response: requestOptions,
    errors: OPEN,
  },
  confirmByKey: {
    ...passkeyPaths.confirmByKey,
    access: 'operator',
    roles: ALL,
    summary: 'Confirms with a passkey what a new code would; for five minutes.',
    body: assertion,
    errors: [...OPEN, 'passkey_refused', 'too_many_requests'],
  },
  passkeys: {
    ...passkeyPaths.passkeys,
    access: 'operator',
    roles: ALL,
    summary: 'The caller’s own passkeys.',
    response: z.array(passkey),
    errors: OPEN,
  },
  askToAdd: {
    ...passkeyPaths.askToAdd,
    access: 'operator',
    roles: ALL,
    confirmed: true,
    summary: 'Makes a challenge for a new passkey of the caller.',
    response: creationOptions,
    errors: CONFIRMED,
  },
  addPasskey: {
    ...passkeyPaths.addPasskey,
    access: 'operator',
    roles: ALL,
    confirmed: true,
    summary: 'Adds a passkey, beside the authenticator and nine others at most.',
    body: newPasskey,
    errors: [...CONFIRMED, 'passkey_refused', 'passkey_limit'],
  },
  removePasskey: {
    ...passkeyPaths.removePasskey,
    access: 'operator',
    roles: ALL,
    confirmed: true,
    summary: 'Removes a passkey of the caller; the authenticator stays.',
    parameters: z.object({ id: z.uuid('invalid_value') }),
    errors: CONFIRMED,
  },
} as const satisfies Record<string, Endpoint>
