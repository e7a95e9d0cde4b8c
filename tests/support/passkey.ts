import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, NewPasskey } from '#contract/passkeys.ts'

/** Says what an authenticator or a browser does otherwise than it should. */
export interface Strange {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  /** Without looking at who holds it. */
  readonly unverified?: true
  /** Without anybody there. */
  readonly absent?: true
  /** Stays where it was. */
  readonly uncounted?: true
  /** With this authenticator's key. */
  readonly signer?: Authenticator
}

export type Authenticator = ReturnType<typeof createAuthenticator>

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** Makes an authenticator with one key (ES256), and the browser in front of it (WebAuthn level 3, 6.1 and 5.8.1). */
export function createAuthenticator(site: string) {
  const { hostname, origin } = new URL(site)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counted = 0

  function clientData(type: string, challenge: string, strange: Strange): string {
    const data = { type: strange.type ?? type, challenge: strange.challenge ?? challenge }
    return Buffer.from(JSON.stringify({ ...data, origin: strange.origin ?? origin })).toString('base64url')
  }

  function authenticatorData(strange: Strange, key?: Buffer): Buffer {
    if (!strange.uncounted) counted++
    const flags = (strange.absent ? 0 : PRESENT) | (strange.unverified ? 0 : VERIFIED) | (key ? WITH_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counted, 1)
    const site = createHash('sha256').update(strange.rpId ?? hostname)
    return Buffer.concat([site.digest(), head, key ?? Buffer.alloc(0)])
  }

  /** Answers with a new key, as `navigator.credentials.create` does. */
  function make({ challenge }: { challenge: string }, name: string, strange: Strange = {}): NewPasskey {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const at = (coordinate: string) => Buffer.from(coordinate, 'base64url')
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    const start = Buffer.from('a5010203262001215820', 'hex')
    const cose = Buffer.concat([start, at(x), Buffer.from('225820', 'hex'), at(y)])
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
    const data = authenticatorData(strange, key)
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const attestation = Buffer.concat([
      Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58', 'latin1'),
      Buffer.from([data.length]),
      data,
    ])
    return {
      ...{ name, id: id.toString('base64url'), transports: ['internal'] },
      clientDataJSON: clientData('webauthn.create', challenge, strange),
      attestationObject: attestation.toString('base64url'),
    }
  }

  /** Signs a challenge, as `navigator.credentials.get` does. */
  function answer({ challenge }: { challenge: string }, strange: Strange = {}): Assertion {
    const clientDataJSON = clientData('webauthn.get', challenge, strange)
    const data = authenticatorData(strange)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([data, hash]), strange.signer?.privateKey ?? privateKey)
    return {
      ...{ id: id.toString('base64url'), clientDataJSON },
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    }
  }

  return { make, answer, privateKey }
}
