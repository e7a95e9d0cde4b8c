import { z } from 'zod'
import { FIRST_LOCALE, LOCALES } from '#engine/languages/index.ts'
import type { Endpoint } from './endpoint.ts'
import { credentialPaths } from './paths.ts'
import { range } from './report.ts'
import { words } from './text.ts'

/** Names what a credential is for, as the person who gives it has chosen. */
export const CREDENTIAL_PURPOSES = ['employer', 'study', 'own'] as const
export type CredentialPurpose = (typeof CREDENTIAL_PURPOSES)[number]

/** Lists the months for which a credential may be valid. */
export const CREDENTIAL_MONTHS = [3, 6, 12] as const
export type CredentialMonths = (typeof CREDENTIAL_MONTHS)[number]

/** Characters of the longest file that is checked; the longest of ours has about 12,000. */
export const LONGEST_CREDENTIAL = 24_000

/** Describes a score that was chosen; a score never stands without its range. */
const statedResult = z.object({
  /** `total`, `section:skills`, `facet:DEC`. */
  id: z.string(),
  label: words,
  score: z.int(),
  max: z.int(),
  range,
})
export type StatedResult = z.output<typeof statedResult>

/** Holds what a credential says: what its person chose, and nothing else. */
export const credentialStatement = z.object({
  name: z.string().nullable(),
  purpose: z.enum(CREDENTIAL_PURPOSES),
  form: z.object({ name: words, field: words.nullable() }).nullable(),
  /** ISO date in Riyadh. */
  completedOn: z.string().nullable(),
  results: z.array(statedResult),
})
export type CredentialStatement = z.output<typeof credentialStatement>

/** Describes a credential as its person sees it. */
export const credential = z.object({
  id: z.string(),
  /** Of the attempt. */
  applicationNumber: z.string(),
  statement: credentialStatement,
  issuedAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['valid', 'expired', 'revoked']),
})
export type Credential = z.output<typeof credential>

/**
 * Names what a check finds. `changed`: it names us as its issuer, and we have not signed it so. `foreign`: somebody else has
 * issued it.
 */
export const CREDENTIAL_STATES = [
  'valid',
  'changed',
  'revoked',
  'expired',
  'foreign',
  'not_a_credential',
] as const

/** Holds what a check says; of a credential that is not valid nothing but its state. */
export const checkedCredential = z.object({
  state: z.enum(CREDENTIAL_STATES),
  valid: credential.omit({ state: true, applicationNumber: true }).nullable(),
})
export type CheckedCredential = z.output<typeof checkedCredential>

/** Describes a public key (RFC 7517). */
const publicKey = z.object({
  kty: z.literal('RSA'),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
})
export type PublicKey = z.output<typeof publicKey>

const id = z.object({ id: z.string().max(64) })
const error = { error: 'invalid_value' }

export const credentialEndpoints = {
  list: {
    ...credentialPaths.list,
    access: 'session',
    summary:
      'The credentials that the signed-in person has issued: every valid one, then ended ones, newest first, 100 in all.',
    response: z.array(credential),
    errors: ['unauthenticated'],
  },
  issue: {
    ...credentialPaths.issue,
    access: 'session',
    summary: 'Issues a verifiable credential of chosen fields of an own, opened report.',
    parameters: id,
    body: z.object({
      /** `total`, `form`, `date`, `section:<id>`, `facet:<id>`; at least one of them a score. */
      fields: z
        .array(z.string(error).regex(/^[a-z]{1,10}(:[\w-]{1,40})?$/, error), error)
        .min(1, error)
        .max(40, error),
      purpose: z.enum(CREDENTIAL_PURPOSES, error),
      months: z.literal(CREDENTIAL_MONTHS, error),
      /** The name as the profile has it. */
      withName: z.boolean(error),
      /** Of its texts. */
      language: z.enum(LOCALES, error),
    }),
    response: credential,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'incomplete',
      'locked',
      'not_opened',
      'credential_limit',
      'too_many_requests',
      'unavailable',
    ],
  },
  revoke: {
    ...credentialPaths.revoke,
    access: 'session',
    summary: 'Revokes an own credential for good; a second time changes nothing.',
    parameters: id,
    errors: ['unauthenticated', 'csrf', 'not_found'],
  },
  pdf: {
    ...credentialPaths.pdf,
    access: 'session',
    summary: 'An own credential that is valid, on one page with a code that leads to its check.',
    parameters: id,
    query: z.object({ lang: z.enum(LOCALES, { error: 'choice_unknown' }).default(FIRST_LOCALE) }),
    file: 'application/pdf',
    errors: ['unauthenticated', 'invalid_request', 'not_found', 'too_many_requests', 'unavailable'],
  },
  find: {
    ...credentialPaths.find,
    access: 'public',
    summary: 'What the credential with this id says, as long as it is valid; expired ones are named so.',
    parameters: id,
    response: checkedCredential,
    errors: ['not_found', 'too_many_requests'],
  },
  file: {
    ...credentialPaths.file,
    access: 'public',
    summary: 'The credential with this id, as long as it is valid: a JSON Web Token (W3C VC-JOSE-COSE).',
    parameters: id,
    file: 'application/vc+jwt',
    errors: ['not_found', 'too_many_requests'],
  },
  check: {
    ...credentialPaths.check,
    access: 'public',
    summary: 'Whether a credential was issued here, is unchanged and still valid. Nothing of it is kept.',
    body: z.object({ token: z.string(error).min(1, error).max(LONGEST_CREDENTIAL, error) }),
    response: checkedCredential,
    errors: ['invalid_request', 'forbidden_origin', 'too_many_requests'],
  },
  issuer: {
    ...credentialPaths.issuer,
    access: 'public',
    summary: 'Who issues credentials here, with every key that ever signed one (W3C Controlled Identifiers).',
    response: z.object({
      '@context': z.array(z.string()),
      id: z.string(),
      verificationMethod: z.array(
        z.object({
          id: z.string(),
          type: z.literal('JsonWebKey'),
          controller: z.string(),
          publicKeyJwk: publicKey,
        }),
      ),
      assertionMethod: z.array(z.string()),
    }),
    errors: [],
  },
  key: {
    ...credentialPaths.key,
    access: 'public',
    summary: 'A key that signed credentials; its address is their `kid`.',
    parameters: z.object({ key: z.string().max(64) }),
    response: publicKey,
    errors: ['not_found'],
  },
  statusList: {
    ...credentialPaths.statusList,
    access: 'public',
    summary: 'Which credentials are not valid any more: one list for all (W3C Bitstring Status List).',
    file: 'application/vc+jwt',
    errors: ['unavailable'],
  },
} as const satisfies Record<string, Endpoint>
