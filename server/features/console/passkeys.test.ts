import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { grantAbout, type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { type Authenticator, createAuthenticator, type Strange } from '../../../tests/support/passkey.ts'
import { makeOwner } from './operators.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => world.close())

const TODAY = '/api/operator/today'
const DOOR = '/api/operator/door'
const CONFIRMATION = '/api/operator/confirmation'
const KEYS = '/api/operator/passkeys'
const ADD = '/api/operator/new-passkey/challenge'
const minutes = (count: number) => count * 60_000

const create = () => createAuthenticator(world.deps.environment.APP_URL)

async function add(operator: OperatorBrowser, authenticator: Authenticator, strange: Strange = {}) {
  const { json } = await operator.call('POST', ADD)
  return operator.call('POST', KEYS, authenticator.make(json, 'حاسوب المكتب', strange))
}

/** Makes an operator who has a passkey beside the authenticator; the console is closed. */
async function withPasskey(role: OperatorRole = 'support') {
  const operator = await openConsole(world, role)
  const authenticator = create()
  expect((await add(operator, authenticator)).status).toBe(204)
  await operator.call('DELETE', DOOR)
  return { operator, authenticator }
}

const ask = async (operator: OperatorBrowser, path = DOOR) =>
  (await operator.call('POST', `${path}/challenge`)).json

async function pass(operator: OperatorBrowser, authenticator: Authenticator, strange: Strange = {}) {
  const answer = authenticator.answer(await ask(operator), strange)
  const { status, json } = await operator.call('POST', `${DOOR}/passkey`, answer)
  return json?.code ?? status
}

describe('a passkey', () => {
  test('opens this session alone, for as long as a code does, and confirms', async () => {
    const { operator, authenticator } = await withPasskey('owner')
    const elsewhere = operator.copy()
    expect((await operator.call('GET', DOOR)).json).toEqual({ role: 'owner', state: 'pass', passkey: true })
    const options = await ask(operator)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: minutes(2) })
    const answer = authenticator.answer(options)
    expect((await operator.call('POST', `${DOOR}/passkey`, answer)).status).toBe(204)
    expect((await operator.call('GET', TODAY)).status).toBe(200)
    const again = await operator.call('POST', `${DOOR}/passkey`, answer)
    expect([again.status, again.json.code]).toEqual([403, 'passkey_refused'])

    const invitation = { email: 'nobody@example.com', role: 'support' }
    const invite = async () => (await operator.call('POST', '/api/operator/operators', invitation)).json.code
    expect(await invite()).toBe('confirmation_required')
    const confirmation = authenticator.answer(await ask(operator, CONFIRMATION))
    expect((await operator.call('POST', `${CONFIRMATION}/passkey`, confirmation)).status).toBe(204)
    expect(await invite()).toBe('invalid_request')
    world.clock.advance(minutes(5))
    expect(await invite()).toBe('confirmation_required')

    world.clock.advance(minutes(30))
    expect((await operator.call('GET', TODAY)).status).toBe(403)
    await operator.call('DELETE', DOOR)
    expect((await elsewhere.call('GET', TODAY)).status).toBe(403)
  })

  const strange: readonly (readonly [string, Strange])[] = [
    ['made on another site', { origin: 'https://wijha.example.net' }],
    ['made for another site', { rpId: 'wijha.example.net' }],
    ['of a key that did not look at who holds it', { unverified: true }],
    ['of a key with nobody there', { absent: true }],
    ['of a key that has not counted on, as a copied one', { uncounted: true }],
    ['to a challenge that was never asked', { challenge: 'QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE' }],
    ['that makes a key in place of signing', { type: 'webauthn.create' }],
  ]
  test.each(strange)('opens nothing by an answer %s', async (_, otherwise) => {
    const { operator, authenticator } = await withPasskey()
    expect(await pass(operator, authenticator, otherwise)).toBe('passkey_refused')
    expect((await operator.call('GET', TODAY)).status).toBe(403)
    expect(await pass(operator, authenticator)).toBe(204)
  })

  test('of another, or signed by another key, opens nothing', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()]
    expect(await pass(one.operator, other.authenticator)).toBe('passkey_refused')
    const signer = other.authenticator
    expect(await pass(one.operator, one.authenticator, { signer })).toBe('passkey_refused')
  })

  test('answers a challenge once, of its own session, for its own purpose, within two minutes', async () => {
    const { operator, authenticator } = await withPasskey()
    const answer = (options: { challenge: string }) =>
      operator.call('POST', `${DOOR}/passkey`, authenticator.answer(options))
    const first = await ask(operator)
    const second = await ask(operator)
    expect((await answer(first)).status).toBe(403)
    // Whatever came of it, it is used up.
    expect((await answer(second)).status).toBe(403)

    const late = await ask(operator)
    world.clock.advance(minutes(2))
    expect((await answer(late)).status).toBe(403)

    const other = await withPasskey()
    expect((await answer(await ask(other.operator))).status).toBe(403)

    expect(await pass(operator, authenticator)).toBe(204)
    const toPass = authenticator.answer(await ask(operator))
    expect((await operator.call('POST', `${CONFIRMATION}/passkey`, toPass)).status).toBe(403)
    const toConfirm = authenticator.answer(await ask(operator, CONFIRMATION))
    expect((await operator.call('POST', `${DOOR}/passkey`, toConfirm)).status).toBe(403)
  })

  test('of a hundred presses of one answer at once, one opens', async () => {
    const generous = await createAccountsApi()
    const operator = await openConsole(generous, 'support')
    const authenticator = create()
    await add(operator, authenticator)
    await operator.call('DELETE', DOOR)
    const answer = authenticator.answer(await ask(operator))
    const tries = await Promise.all(
      Array.from({ length: 100 }, () => operator.call('POST', `${DOOR}/passkey`, answer)),
    )
    expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
    await generous.close()
  })

  test('wrong answers run out, with the codes', async () => {
    const { operator, authenticator } = await withPasskey()
    const seen: unknown[] = []
    for (let i = 0; i < 11; i++) seen.push(await pass(operator, authenticator, { unverified: true }))
    expect(seen).toEqual([...Array(10).fill('passkey_refused'), 'too_many_requests'])
    expect((await operator.call('POST', DOOR, { code: operator.code() })).status).toBe(429)
  })

  test('goes with the role, and with an authenticator that is made anew', async () => {
    const { operator, authenticator } = await withPasskey()
    const [owner, second] = [await openConsole(world, 'owner'), await openConsole(world, 'owner')]
    await owner.call('DELETE', `/api/operator/operators/${operator.userId}`)
    expect((await grantAbout(world, second, operator.userId)).status).toBe(204)
    await owner.call('POST', '/api/operator/operators', { email: operator.email, role: 'support' })
    expect((await grantAbout(world, second, operator.userId)).status).toBe(204)
    expect(await pass(operator, authenticator)).toBe('passkey_refused')

    const lost = await withPasskey('owner')
    await makeOwner(world.deps, lost.operator.email)
    expect((await lost.operator.call('GET', DOOR)).json.passkey).toBe(false)
    expect(await pass(lost.operator, lost.authenticator)).toBe('passkey_refused')
  })
})

describe('the passkeys of an operator', () => {
  test('are added after a further confirmation, seen and removed by their operator alone, with a line of each', async () => {
    const operator = await openConsole(world, 'editor')
    const other = await openConsole(world, 'owner')
    const [first, second] = [create(), create()]
    expect((await add(operator, first)).status).toBe(204)
    world.clock.advance(minutes(5))
    expect((await operator.call('POST', ADD)).json.code).toBe('confirmation_required')
    await operator.call('POST', CONFIRMATION, { code: operator.code() })
    expect((await add(operator, second)).status).toBe(204)

    const rows = (await operator.call('GET', KEYS)).json
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ name: 'حاسوب المكتب', usedAt: null })
    expect((await other.call('GET', KEYS)).json).toEqual([])
    await other.call('POST', CONFIRMATION, { code: other.code() })
    expect((await other.call('DELETE', `${KEYS}/${rows[0].id}`)).status).toBe(404)
    expect((await operator.call('DELETE', `${KEYS}/${rows[0].id}`)).status).toBe(204)
    expect((await operator.call('DELETE', `${KEYS}/${rows[0].id}`)).status).toBe(404)

    await operator.call('DELETE', DOOR)
    expect(await pass(operator, first)).toBe('passkey_refused')
    expect(await pass(operator, second)).toBe(204)
    const acts = await world.store.pool.query(
      `select act from operator_log where operator_id = $1 order by acted_at`,
      [operator.userId],
    )
    expect(acts.rows.map(({ act }) => act)).toEqual(['passkey_added', 'passkey_added', 'passkey_removed'])
  })

  test.each([
    ['made on another site', { origin: 'https://wijha.example.net' }],
    ['made for another site', { rpId: 'wijha.example.net' }],
    ['that did not look at who holds it', { unverified: true }],
    ['for another challenge', { challenge: 'QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE' }],
  ] satisfies (readonly [string, Strange])[])('take none %s', async (_, strange) => {
    const operator = await openConsole(world, 'support')
    expect((await add(operator, create(), strange)).json.code).toBe('passkey_refused')
    expect((await operator.call('GET', KEYS)).json).toEqual([])
  })

  test('take the same one once, and ten at most', async () => {
    const operator = await openConsole(world, 'support')
    const authenticator = create()
    expect((await add(operator, authenticator)).status).toBe(204)
    expect((await add(operator, authenticator)).json.code).toBe('passkey_refused')
    for (let held = 1; held < 10; held++) expect((await add(operator, create())).status).toBe(204)
    expect((await add(operator, create())).json.code).toBe('passkey_limit')
  })
})
