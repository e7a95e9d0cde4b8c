import type { credentialEndpoints } from '#contract/credentials.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { issuerOf, keyAddress } from './addresses.ts'
import { findKeys } from './signing-key.ts'

/** Describes the issuer with all keys that it has or had (W3C Controlled Identifiers 1.0). */
export async function describeIssuer(
  deps: Pick<Deps, 'database' | 'environment'>,
): Promise<ResponseOf<typeof credentialEndpoints.issuer>> {
  const id = issuerOf(deps.environment)
  const keys = await findKeys(deps)
  const methods = keys.map(publicKeyJwk => ({
    id: keyAddress(deps.environment, publicKeyJwk.kid),
    type: 'JsonWebKey' as const,
    controller: id,
    publicKeyJwk,
  }))
  return {
    '@context': ['https://www.w3.org/ns/cid/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map(method => method.id),
  }
}
