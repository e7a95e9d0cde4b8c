import { createPrivateKey, sign } from 'node:crypto'
import type { Environment } from '#server/env.ts'

export type Provider = 'google' | 'apple'

/** Tells which social sign-ins the deployment has credentials for. */
export function configuredProviders(environment: Environment): Record<Provider, boolean> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = environment
  return {
    google: Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET),
    apple: Boolean(APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY),
  }
}

/**
 * Builds the account library's settings of the configured providers. An account is only made where the terms were
 * agreed to.
 */
export function providerSettings(environment: Environment, now: Date) {
  const { google, apple } = configuredProviders(environment)
  return {
    ...(google && {
      google: {
        clientId: environment.GOOGLE_CLIENT_ID ?? '',
        clientSecret: environment.GOOGLE_CLIENT_SECRET ?? '',
        disableImplicitSignUp: true,
        // Signs in, and asks for nothing that was granted to other applications before.
        includeGrantedScopes: false,
        mapProfileToUser: (profile: { given_name?: string; family_name?: string }) => ({
          firstName: profile.given_name ?? '',
          lastName: profile.family_name ?? '',
        }),
      },
    }),
    ...(apple && {
      apple: {
        clientId: environment.APPLE_CLIENT_ID ?? '',
        clientSecret: appleClientSecret(environment, now),
        disableImplicitSignUp: true,
      },
    }),
  }
}

/** Apple's client secret is a signed statement (ES256) that may last half a year; made anew for each call it needs no renewal. */
function appleClientSecret(environment: Environment, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const header = { alg: 'ES256', kid: environment.APPLE_KEY_ID }
  const claims = {
    iss: environment.APPLE_TEAM_ID,
    sub: environment.APPLE_CLIENT_ID,
    aud: 'https://appleid.apple.com',
    iat: seconds,
    exp: seconds + 600,
  }
  const statement = [header, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  // One line in an environment file, with the line ends written out.
  const key = createPrivateKey((environment.APPLE_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'))
  const signature = sign('sha256', Buffer.from(statement), { key, dsaEncoding: 'ieee-p1363' })
  return `${statement}.${signature.toString('base64url')}`
}
