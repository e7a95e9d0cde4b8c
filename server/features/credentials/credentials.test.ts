import { createPublicKey, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Bitstring } from '@digitalbazaar/bitstring'
import { createVerifier } from 'fast-jwt'
import { compactVerify, createLocalJWKSet, decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Credential, checkedCredential, credential } from '#contract/credentials.ts'
import { FACETS } from '#engine/vocabulary.ts'
import { withdraw } from '#server/features/money/withdraw.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

const SITE = 'https://wijha.example'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi({ APP_URL: SITE, ALLOW_DEMO: '1' })
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

const WISH = {
  fields: ['total', 'section:skills', 'facet:DEC', 'form', 'date'],
  purpose: 'employer',
  months: 6,
  withName: false,
  language: 'en',
}

async function createOpened(): Promise<Taker> {
  const taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  return taker
}

async function issue(taker: Taker, wish: object = {}): Promise<Credential> {
  const answer = await taker.call('POST', `/api/assessment/${taker.assessmentId}/credentials`, {
    ...WISH,
    ...wish,
  })
  expect([answer.status, answer.json.code]).toEqual([200, undefined])
  return credential.parse(answer.json)
}

const get = (path: string) => world.api.request(path)
async function tokenOf({ id }: Pick<Credential, 'id'>): Promise<string> {
  const answer = await get(`/api/verify-credential/${id}/file`)
  expect(answer.headers.get('content-type')).toBe('application/vc+jwt')
  return answer.text()
}

async function check(token: string) {
  const answer = await world.api.request('/api/verify-credential', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(answer.status).toBe(200)
  return checkedCredential.parse(await answer.json())
}

interface Subject {
  readonly id: string
  readonly type: readonly string[]
  readonly achievement: Record<string, unknown> & {
    readonly resultDescription: readonly Record<string, unknown>[]
  }
  readonly result: readonly Record<string, unknown>[]
}

const paths = (address: string) => address.replace(SITE, '')

/** Tells whether the public list says that a credential is revoked, as somebody who only has the token finds out. */
async function isRevoked(token: string): Promise<boolean> {
  const { credentialStatus: status, iss } = decodeJwt<{
    credentialStatus: { statusListIndex: string; statusListCredential: string }
  }>(token)
  const list = await (await get(paths(status.statusListCredential))).text()
  const said = verifierOf(await publicKeyOf(list), iss ?? '')(list)
  expect(said.id).toBe(status.statusListCredential)
  const { encodedList, statusPurpose } = said.credentialSubject
  expect(statusPurpose).toBe('revocation')
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded: encodedList.slice(1) }) })
  expect([encodedList[0], bits.length]).toEqual(['u', 131_072])
  return bits.get(Number(status.statusListIndex))
}

/** Reads the key that a token names from where it says. */
async function publicKeyOf(token: string): Promise<string> {
  const { kid = '' } = decodeProtectedHeader(token)
  const jwk = (await (await get(paths(kid))).json()) as { kty: string; n: string; e: string }
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
}

/** The second verifier: another library, by other people, over another implementation of RSA than the first. */
const verifierOf = (key: string, issuer: string) =>
  createVerifier({
    key,
    algorithms: ['RS256'],
    allowedIss: issuer,
    clockTimestamp: world.clock.now.getTime(),
    cache: false,
  })

describe('a credential', () => {
  it('says what was chosen with its range, and is found sound by two verifiers from public addresses alone', async () => {
    const taker = await createOpened()
    const issued = await issue(taker)
    expect(issued).toMatchObject({ state: 'valid', applicationNumber: taker.applicationNumber })
    const token = await tokenOf(issued)

    const { iss = '' } = decodeJwt(token)
    const issuer = (await (await get(paths(iss))).json()) as {
      id: string
      verificationMethod: { id: string; publicKeyJwk: { kid: string } }[]
    }
    expect(issuer.id).toBe(iss)
    const keys = issuer.verificationMethod.map(({ id, publicKeyJwk }) => ({ ...publicKeyJwk, kid: id }))
    await compactVerify(token, createLocalJWKSet({ keys } as never))

    const said = verifierOf(await publicKeyOf(token), `${SITE}/api/issuer`)(token)
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: issuer.verificationMethod[0]?.id,
    })
    expect(said.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential'])
    expect(said.description).toContain('Application to an employer')
    expect(said.validUntil).toBe('2027-05-20T09:00:00Z')
    const { total, detail } = (await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)).json
    const decisions = detail.facets.find(({ id }: { id: string }) => id === 'DEC')
    expect(said.credentialSubject.result.map(({ value }: { value: string }) => value)).toEqual([
      `${total.score} (${total.range.from} to ${total.range.to})`,
      expect.stringMatching(/^\d+ \(\d+ to \d+\)$/),
      `${decisions.index} (${decisions.range.from} to ${decisions.range.to})`,
    ])
    expect(await isRevoked(token)).toBe(false)
    expect(await check(token)).toMatchObject({ state: 'valid', valid: { statement: issued.statement } })
  })

  it('has what the standards require of it', async () => {
    const said = decodeJwt<Record<string, unknown> & { credentialSubject: Subject }>(
      await tokenOf(await issue(await createOpened())),
    )
    // W3C VC 2.0 and Open Badges 3.0: AchievementCredential, AchievementSubject, Achievement, Result; section 8.2.4.2 of the latter.
    expect(said['@context']).toEqual([
      'https://www.w3.org/ns/credentials/v2',
      expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.\d+\.\d+\.json$/),
    ])
    expect(said.id).toMatch(/^urn:uuid:/)
    expect(said.issuer).toMatchObject({ id: said.iss, type: ['Profile'] })
    expect([said.jti, said.sub]).toEqual([said.id, said.credentialSubject.id])
    expect(new Date(Number(said.nbf) * 1000)).toEqual(new Date(String(said.validFrom)))
    expect(new Date(Number(said.exp) * 1000)).toEqual(new Date(String(said.validUntil)))
    const { achievement, result, type } = said.credentialSubject
    expect(type).toEqual(['AchievementSubject'])
    for (const member of ['id', 'type', 'name', 'description', 'criteria'])
      expect(achievement).toHaveProperty(member)
    for (const each of achievement.resultDescription)
      expect(Object.keys(each)).toEqual(expect.arrayContaining(['id', 'type', 'name', 'resultType']))
    expect(result.map(({ resultDescription }) => resultDescription)).toEqual(
      achievement.resultDescription.map(({ id }) => id),
    )
  })

  it('holds nothing that was not chosen: no name, number, form, day or other score, and no two have an id in common', async () => {
    const taker = await createOpened()
    const [first, second] = [
      await tokenOf(await issue(taker, { fields: ['facet:DEC'] })),
      await tokenOf(await issue(taker, { fields: ['facet:DEC'] })),
    ]
    const [one, two] = [first, second].map(token => JSON.stringify(decodeJwt(token)))
    const { json: results } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
    const others = Object.entries(FACETS).filter(([id]) => id !== 'DEC')
    const canaries: string[] = [
      ...['نورة', 'السالم', taker.email, taker.userId, taker.assessmentId, taker.applicationNumber],
      ...others.flatMap(([id, { name }]) => [name.ar, name.en, `facet:${id}`]),
      ...results.sections.flatMap(({ id, name }: { id: string; name: { en: string } }) => [
        `section:${id}`,
        name.en,
      ]),
      ...['Technology', 'Basic', 'activityEndDate', 'result:total', results.detail.fingerprint],
    ]
    for (const said of [one, two]) expect(canaries.filter(canary => said?.includes(canary))).toEqual([])
    const ids = (said = ''): readonly string[] => said.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g) ?? []
    expect(ids(one).filter(id => ids(two).includes(id))).toEqual([])
    expect(JSON.stringify(decodeJwt(await tokenOf(await issue(taker, { withName: true }))))).toContain(
      'نورة السالم',
    )
  })

  it('is not issued of a report that is locked or not opened, of somebody else’s, or of a field that it does not have', async () => {
    const wish = (taker: Browser, id: string, more: object = {}) =>
      taker.call('POST', `/api/assessment/${id}/credentials`, { ...WISH, ...more })
    const locked = await createTaker(world, { bought: null })
    expect((await wish(locked, locked.assessmentId)).json.code).toBe('locked')
    const unread = await createTaker(world)
    expect((await wish(unread, unread.assessmentId)).json.code).toBe('not_opened')
    const taker = await createOpened()
    expect((await wish(unread, taker.assessmentId)).json.code).toBe('not_found')
    for (const more of [
      { fields: ['facet:XXX', 'total'] },
      { fields: ['form', 'date'] },
      { fields: [] },
      { months: 4 },
      { purpose: 'fun' },
    ])
      expect((await wish(taker, taker.assessmentId, more)).json.code).toBe('invalid_request')
    expect((await taker.call('GET', '/api/credentials')).json).toEqual([])
  })

  it('ends on the same day of a later month, or on its last', async () => {
    const now = world.clock.now
    world.clock.now = new Date('2026-11-30T09:00:00.500Z')
    const taker = await createOpened()
    expect((await issue(taker, { months: 3 })).expiresAt).toBe('2027-02-28T09:00:00.000Z')
    world.clock.now = now
  })

  it('is one of 20 at most that are valid at once', async () => {
    const taker = await createOpened()
    const [first] = await Promise.all(Array.from({ length: 20 }, () => issue(taker)))
    const more = () => taker.call('POST', `/api/assessment/${taker.assessmentId}/credentials`, WISH)
    expect((await more()).json.code).toBe('credential_limit')
    await taker.call('DELETE', `/api/credentials/${first?.id}`)
    expect((await more()).status).toBe(200)
  })
})

describe('its end', () => {
  const endings: Record<string, (taker: Taker, issued: Credential) => Promise<unknown>> = {
    'revoked by its person': (taker, { id }) => taker.call('DELETE', `/api/credentials/${id}`),
    'the payment is refunded': async taker => {
      const orderId = randomUUID()
      await world.store.pool.query('update entitlement set order_id = $2 where user_id = $1', [
        taker.userId,
        orderId,
      ])
      const order = {
        userId: taker.userId,
        id: orderId,
        product: 'unlock' as const,
        periodStart: null,
        periodEnd: null,
      }
      await world.deps.database.transaction(transaction => withdraw(world.deps, transaction, order))
    },
    'the account is deleted': taker =>
      world.store.pool.query('delete from "user" where id = $1', [taker.userId]),
  }
  it.each(Object.keys(endings))(
    '%s: the file is gone, the check and the public list say so',
    async ending => {
      const taker = await createOpened()
      const issued = await issue(taker)
      const token = await tokenOf(issued)
      await endings[ending]?.(taker, issued)
      expect(await check(token)).toEqual({ state: 'revoked', valid: null })
      expect(await isRevoked(token)).toBe(true)
      for (const path of ['', '/file'])
        expect((await get(`/api/verify-credential/${issued.id}${path}`)).status).toBe(404)
    },
  )

  it('by the withdrawal of the key that signed it: check, public list, address and its person’s list say revoked', async () => {
    const taker = await createOpened()
    const issued = await issue(taker)
    const token = await tokenOf(issued)
    const kid = decodeProtectedHeader(token).kid?.split('/').at(-1)
    await world.store.pool.query('delete from credential_key where id = $1', [kid])
    expect(await check(token)).toEqual({ state: 'revoked', valid: null })
    expect(await isRevoked(token)).toBe(true)
    for (const path of ['', '/file'])
      expect((await get(`/api/verify-credential/${issued.id}${path}`)).status).toBe(404)
    expect((await taker.call('GET', `/api/credentials/${issued.id}/pdf`)).status).toBe(404)
    expect((await taker.call('GET', '/api/credentials')).json).toEqual([{ ...issued, state: 'revoked' }])
    // What whoever has the key signs in the same name is not ours.
    expect((await check(`${token.slice(0, -4)}AAAA`)).state).toBe('changed')
    // The next one is under a key of its own, and counts alone towards the 20.
    const next = await issue(taker)
    expect((await check(await tokenOf(next))).state).toBe('valid')
  })

  it('is not brought by the release that notes which key signed: it reads it from the tokens of before', async () => {
    const issued = await issue(await createOpened())
    const keyOf = async () =>
      (await world.store.pool.query('select key_id from credential where id = $1', [issued.id])).rows[0]
        .key_id
    const key = await keyOf()
    expect(key).toMatch(/^[\w-]{43}$/)
    await world.store.pool.query('update credential set key_id = null where id = $1', [issued.id])
    const migration = await readFile('server/db/migrations/0023_leftovers.sql', 'utf8')
    await world.store.pool.query(migration.split('--> statement-breakpoint')[1] ?? '')
    expect(await keyOf()).toBe(key)
    expect((await check(await tokenOf(issued))).state).toBe('valid')
  })

  it('a valid one is listed before what has ended, however much that is', async () => {
    const taker = await createOpened()
    const oldest = await issue(taker, { months: 12 })
    await world.store.pool.query(
      `insert into credential (user_id, id, attempt_id, place, key_id, statement, issued_at, expires_at, revoked_at)
       select user_id, gen_random_uuid(), attempt_id, place, key_id, statement, issued_at + n * interval '1 second',
              case when n % 2 = 0 then issued_at - interval '1 day' else expires_at end,
              case when n % 2 = 1 then issued_at + n * interval '2 seconds' end
       from credential, generate_series(1, 120) n where id = $1`,
      [oldest.id],
    )
    const { json: listed } = await taker.call('GET', '/api/credentials')
    expect(listed).toHaveLength(100)
    expect(listed[0]).toEqual(oldest)
    expect(listed[1].issuedAt > listed[2].issuedAt).toBe(true)
  })

  it('comes by its date, for the check, the list and the file; a later clean-up changes no answer', async () => {
    const taker = await createOpened()
    const issued = await issue(taker, { months: 3 })
    const token = await tokenOf(issued)
    const now = world.clock.now
    world.clock.now = new Date(issued.expiresAt)
    const answers = async () => [
      (await check(token)).state,
      await isRevoked(token),
      (await (await get(`/api/verify-credential/${issued.id}`)).json()).state,
      (await get(`/api/verify-credential/${issued.id}/file`)).status,
    ]
    expect(await answers()).toEqual(['expired', true, 'expired', 404])
    world.clock.advance(1000)
    await cleanUp(world.deps)
    expect(await answers()).toEqual(['expired', true, 'expired', 404])
    const key = await publicKeyOf(token)
    expect(() => verifierOf(key, `${SITE}/api/issuer`)(token)).toThrow(/expired/)
    world.clock.now = now
  })

  it('is for its owner to bring about, who sees it in the list', async () => {
    const [taker, other] = [await createOpened(), await createOpened()]
    const issued = await issue(taker)
    expect((await other.call('DELETE', `/api/credentials/${issued.id}`)).status).toBe(404)
    expect((await other.call('GET', `/api/credentials/${issued.id}/pdf`)).status).toBe(404)
    expect((await other.call('GET', '/api/credentials')).json).toEqual([])
    expect((await taker.call('DELETE', `/api/credentials/${issued.id}`)).status).toBe(204)
    expect((await taker.call('GET', '/api/credentials')).json).toEqual([{ ...issued, state: 'revoked' }])
  })

  it('leaves its place in the list marked for as long as it would have been valid', async () => {
    const taker = await createOpened()
    const { id } = await issue(taker)
    const { rows } = await world.store.pool.query('select place from credential where id = $1', [id])
    await world.store.pool.query('delete from "user" where id = $1', [taker.userId])
    const taken = 'select place from credential_place where place = $1'
    expect((await world.store.pool.query(taken, [rows[0].place])).rows).toEqual(rows)
  })
})

describe('the key', () => {
  it('made under another secret takes over; what the old one signed stays valid', async () => {
    const taker = await createOpened()
    const before = await tokenOf(await issue(taker))
    const { secret } = world.deps
    Object.assign(world.deps, { secret: 'another-secret-after-the-first-one-got-out' })
    const { issueCredential } = await import('./issue-credential.ts')
    const issued = await issueCredential(world.deps, {
      userId: taker.userId,
      attemptId: taker.assessmentId,
      wish: WISH as never,
    })
    const after = await tokenOf(issued)
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
    for (const token of [before, after]) expect((await check(token)).state).toBe('valid')
    Object.assign(world.deps, { secret })
  })

  it('never leaves: no public address has a private part, and the list may be kept and read from anywhere', async () => {
    await issue(await createOpened())
    const issuer = await get('/api/issuer')
    expect(JSON.stringify(await issuer.json())).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
    const list = await get('/api/issuer/status')
    expect(list.headers.get('cache-control')).toBe('public, max-age=300')
    expect(list.headers.get('access-control-allow-origin')).toBe('*')
    expect((await get('/api/issuer/keys/unknown')).status).toBe(404)
  })
})
