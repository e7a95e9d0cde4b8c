import fc from 'fast-check'
import {
  base64url,
  CompactSign,
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
} from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'

const SITE = 'https://wijha.example'

let world: AccountsApi
let token: string
beforeAll(async () => {
  world = await createAccountsApi({ APP_URL: SITE, ALLOW_DEMO: '1' })
  const taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const wish = {
    fields: ['total', 'section:skills', 'facet:DEC', 'form', 'date'],
    ...{ purpose: 'employer', months: 6, withName: true, language: 'ar' },
  }
  const { json } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/credentials`, wish)
  token = await (await world.api.request(`/api/verify-credential/${json.id}/file`)).text()
})
afterAll(() => world.close())

async function stateOf(given: string): Promise<string> {
  const answer = await world.api.request('/api/verify-credential', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: given }),
  })
  const { state, valid } = (await answer.json()) as { state: string; valid: unknown }
  // What is refused says nothing of what stands in it.
  expect(valid === null).toBe(state !== 'valid')
  return state
}

const encode = (value: unknown) => base64url.encode(JSON.stringify(value))
const partsOf = (whole: string) => whole.split('.') as [string, string, string]
const withPayload = (payload: object) => {
  const [header, , signature] = partsOf(token)
  return [header, encode(payload), signature].join('.')
}

type Path = readonly (string | number)[]

/** Lists the way to every value of a JSON tree that is no object and no list. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

function changed(payload: object, path: Path): object {
  const copy = structuredClone(payload) as Record<string, unknown>
  const last = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as never, copy)
  holder[last] = typeof holder[last] === 'number' ? Number(holder[last]) + 1 : `${holder[last]}1`
  return copy
}

it('unchanged is valid, also with white space around it', async () => {
  expect(await stateOf(token)).toBe('valid')
  expect(await stateOf(`\n  ${token}\n`)).toBe('valid')
})

it('with any one value changed is refused: as changed, or as what the change makes it claim to be', async () => {
  const payload = decodeJwt(token)
  const leaves = leavesOf(payload)
  expect(leaves.length).toBeGreaterThan(50)
  for (const path of leaves) {
    const name = path.join('.')
    const expected = name === 'issuer.id' ? 'foreign' : name === 'type.0' ? 'not_a_credential' : 'changed'
    expect([name, await stateOf(withPayload(changed(payload, path)))]).toEqual([name, expected])
  }
})

it('with any one letter changed is refused', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.='
  const change = fc.record({ at: fc.nat({ max: token.length - 1 }), to: fc.constantFrom(...letters) })
  await fc.assert(
    fc.asyncProperty(change, async ({ at, to }) => {
      fc.pre(token[at] !== to)
      expect(await stateOf(token.slice(0, at) + to + token.slice(at + 1))).not.toBe('valid')
    }),
    { numRuns: 200 },
  )
  // The last letter of the signature has bits that decode to nothing.
  for (const to of letters) {
    if (to !== token.at(-1)) expect(await stateOf(token.slice(0, -1) + to)).not.toBe('valid')
  }
})

it('without its proof, under another key, or by another way of signing is changed', async () => {
  const [header, body] = partsOf(token)
  const payload = decodeJwt(token)
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const protectedHeader = decodeProtectedHeader(token) as { alg: string; kid: string }
  const strange = await generateKeyPair('RS256')
  const shared = new TextEncoder().encode(await publicPem(protectedHeader.kid))
  const forged = [
    `${header}.${body}.`,
    JSON.stringify(payload),
    `${encode({ alg: 'none' })}.${body}.`,
    await new CompactSign(bytes).setProtectedHeader(protectedHeader).sign(strange.privateKey),
    await new CompactSign(bytes)
      .setProtectedHeader({ ...protectedHeader, kid: 'https://wijha.example/api/issuer/keys/none' })
      .sign(strange.privateKey),
    await new CompactSign(bytes).setProtectedHeader({ ...protectedHeader, alg: 'HS256' }).sign(shared),
    `${encode({ ...protectedHeader, kid: `${protectedHeader.kid}\0` })}.${body}.x`,
  ]
  for (const [index, each] of forged.entries())
    expect([index, await stateOf(each)]).toEqual([index, 'changed'])
})

it('of another issuer is that, however well it is signed', async () => {
  const strange = await generateKeyPair('RS256')
  const elsewhere = { ...decodeJwt(token), issuer: { id: 'https://elsewhere.example' } }
  const signed = await new CompactSign(new TextEncoder().encode(JSON.stringify(elsewhere)))
    .setProtectedHeader({ alg: 'RS256', kid: 'https://elsewhere.example/key' })
    .sign(strange.privateKey)
  expect(await stateOf(signed)).toBe('foreign')
  expect(await stateOf(JSON.stringify({ ...elsewhere, issuer: 'https://elsewhere.example' }))).toBe('foreign')
})

it('anything else is none: other texts, other tokens, the status list of ours', async () => {
  const list = await (await world.api.request('/api/issuer/status')).text()
  // A token cut off before its proof is no token.
  const others = [
    token.slice(0, token.lastIndexOf('.')),
    'x',
    '{}',
    '[]',
    '{"type":"VerifiableCredential"}',
    'a.b.c',
    `${encode({})}.${encode({ sub: 'x' })}.x`,
  ]
  for (const each of [...others, list, 'نص'.repeat(500)]) expect(await stateOf(each)).toBe('not_a_credential')
})

it('is neither stored nor logged by its check', async () => {
  const before = await rows()
  await stateOf(withPayload({ ...decodeJwt(token), description: 'canary-of-the-check' }))
  expect(await rows()).toEqual(before)
  expect(world.logged.join('\n')).not.toMatch(/canary-of-the-check|eyJ/)
})

async function rows() {
  const { rows: found } = await world.store.pool.query('select * from credential order by id')
  return found
}

async function publicPem(kid: string): Promise<string> {
  const jwk = await (await world.api.request(kid.replace(SITE, ''))).json()
  return exportSPKI((await importJWK(jwk as never, 'RS256', { extractable: true })) as never)
}
