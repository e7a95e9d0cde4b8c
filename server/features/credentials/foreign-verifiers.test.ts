import { createPublicKey } from 'node:crypto'
import { Bitstring } from '@digitalbazaar/bitstring'
import { createVerifier } from 'fast-jwt'
import {
  base64url,
  CompactSign,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  jwtVerify,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

const SITE = 'https://wijha.example'
const ISSUER = `${SITE}/api/issuer`

type Verify = (token: string, at?: Date) => Promise<Record<string, unknown>>

let world: AccountsApi
let taker: Taker
let verifiers: Readonly<Record<'jose' | 'fast-jwt', Verify>>
/** The claims of the status list, as each verifier reads them. */
let list: string
let valid: string
let revoked: string
let expiresAt: Date

const get = (address: string) => world.api.request(address.replace(SITE, ''))

/** Issues, revokes, and reads once what an issuer publishes; from here on nothing of ours is asked. */
beforeAll(async () => {
  world = await createAccountsApi({ APP_URL: SITE, ALLOW_DEMO: '1' })
  taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const issue = async () => {
    const wish = {
      ...{ fields: ['total', 'facet:DEC', 'form'], purpose: 'employer', months: 3 },
      ...{ withName: true, language: 'ar' },
    }
    const { json } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/credentials`, wish)
    const file = await get(`/api/verify-credential/${json.id}/file`)
    return { id: json.id as string, expiresAt: json.expiresAt as string, token: await file.text() }
  }
  const [first, second] = [await issue(), await issue()]
  valid = first.token
  revoked = second.token
  expiresAt = new Date(first.expiresAt)
  await taker.call('DELETE', `/api/credentials/${second.id}`)
  list = await (await get(`${ISSUER}/status`)).text()
  const { verificationMethod } = (await (await get(ISSUER)).json()) as {
    verificationMethod: { id: string; publicKeyJwk: Record<string, string> }[]
  }
  verifiers = verifiersOf(verificationMethod.map(({ id, publicKeyJwk }) => ({ ...publicKeyJwk, kid: id })))
})
afterAll(() => world.close())

/** Two libraries by different people, over different implementations of RSA (WebCrypto, node:crypto), from the published keys. */
function verifiersOf(keys: readonly (Record<string, string> & { readonly kid: string })[]) {
  const known = createLocalJWKSet({ keys: keys as never })
  const pems = new Map(
    keys.map(key => [
      key.kid,
      createPublicKey({ key: key as never, format: 'jwk' })
        .export({ type: 'spki', format: 'pem' })
        .toString(),
    ]),
  )
  return {
    jose: async (token: string, at = world.clock.now) =>
      (await jwtVerify(token, known, { algorithms: ['RS256'], issuer: ISSUER, currentDate: at })).payload,
    'fast-jwt': async (token: string, at = world.clock.now) => {
      const key = pems.get(decodeProtectedHeader(token).kid ?? '')
      if (!key) throw new Error('The issuer has no such key.')
      return createVerifier({
        ...{ key, algorithms: ['RS256'], allowedIss: ISSUER, cache: false },
        clockTimestamp: at.getTime(),
      })(token)
    },
  } satisfies Record<string, Verify>
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Changes the highest bit of a letter, which none decodes to nothing of, also of a last letter; a dot becomes a letter. */
const changedAt = (token: string, at: number) => {
  const letter = ALPHABET[ALPHABET.indexOf(token[at] ?? '') ^ 32] ?? 'A'
  return token.slice(0, at) + letter + token.slice(at + 1)
}

const isAccepted = (verify: Verify, token: string, at?: Date) =>
  verify(token, at).then(
    () => true,
    () => false,
  )

describe.each(['jose', 'fast-jwt'] as const)('%s, without asking us', name => {
  it('accepts a valid credential, and finds its place in the list unmarked', async () => {
    expect(await verifiers[name](valid)).toEqual(decodeJwt(valid))
    expect(await isMarked(verifiers[name], valid)).toBe(false)
  })

  it('refuses one with any single letter changed, of header, payload and signature', async () => {
    const accepted: number[] = []
    for (let at = 0; at < valid.length; at++)
      if (await isAccepted(verifiers[name], changedAt(valid, at))) accepted.push(at)
    expect(valid.split('.').map(part => part.length > 100)).toEqual([true, true, true])
    expect(accepted).toEqual([])
  }, 120_000)

  it('refuses one that another key has signed, whether it names itself or us', async () => {
    const strange = await generateKeyPair('RS256')
    const header = decodeProtectedHeader(valid) as { alg: string; kid: string }
    const sign = (issuer: string, kid: string) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify({ ...decodeJwt(valid), iss: issuer })))
        .setProtectedHeader({ ...header, kid })
        .sign(strange.privateKey)
    for (const [issuer, kid] of [
      ['https://elsewhere.example', 'https://elsewhere.example/key'],
      ['https://elsewhere.example', header.kid],
      [ISSUER, header.kid],
      [ISSUER, `${ISSUER}/keys/other`],
    ] as const)
      expect(await isAccepted(verifiers[name], await sign(issuer, kid)), `${issuer} ${kid}`).toBe(false)
  })

  it('refuses one whose time has passed', async () => {
    const before = new Date(expiresAt.getTime() - 1000)
    expect(await isAccepted(verifiers[name], valid, before)).toBe(true)
    for (const later of [1000, 400 * 86_400_000])
      expect(await isAccepted(verifiers[name], valid, new Date(expiresAt.getTime() + later))).toBe(false)
  })

  it('finds a revoked one marked in the list, which it verifies and takes for a day alone', async () => {
    // Its words and its time are sound: only the list tells.
    expect(await isAccepted(verifiers[name], revoked)).toBe(true)
    expect(await isMarked(verifiers[name], revoked)).toBe(true)
    const body = (list.indexOf('.') + list.lastIndexOf('.')) >> 1
    for (const at of [list.indexOf('.') >> 1, body, list.length - 1])
      expect(await isAccepted(verifiers[name], changedAt(list, at))).toBe(false)
    const nextDay = new Date(world.clock.now.getTime() + 25 * 3_600_000)
    expect(await isAccepted(verifiers[name], list, nextDay)).toBe(false)
  })
})

/** Reads the place of a credential in the status list by a library for such lists. */
async function isMarked(verify: Verify, token: string): Promise<boolean> {
  const { credentialStatus: status } = decodeJwt<{ credentialStatus: Record<string, string> }>(token)
  const said = (await verify(list)) as { id: string; credentialSubject: Record<string, string> }
  const { type, statusPurpose, encodedList = '' } = said.credentialSubject
  expect([said.id, type, statusPurpose, encodedList[0]]).toEqual([
    status.statusListCredential,
    'BitstringStatusList',
    status.statusPurpose,
    'u',
  ])
  expect(base64url.decode(encodedList.slice(1)).length).toBeGreaterThan(0)
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded: encodedList.slice(1) }) })
  return bits.get(Number(status.statusListIndex))
}
