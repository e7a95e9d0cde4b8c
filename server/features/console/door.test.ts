import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleEndpoints } from '#contract/console.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { OPERATOR_ROLES } from '#contract/operator-roles.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../../../tests/support/accounts.ts'
import { createOperator, grantAbout, openConsole } from '../../../tests/support/console.ts'
import { makeOwner } from './operators.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => world.close())

const TODAY = '/api/operator/today'
const DOOR = '/api/operator/door'
const minutes = (count: number) => count * 60_000
const calls: readonly Endpoint[] = Object.values(consoleEndpoints).filter(
  ({ access }) => access === 'operator',
)

describe('the second factor', () => {
  test('no call of the console works without it, in any role', async () => {
    for (const role of OPERATOR_ROLES) {
      const operator = await createOperator(world, role)
      for (const { method, path, roles = [], door } of calls) {
        if (door) continue
        const { status, json } = await operator.call(method, path.replace('{id}', operator.userId))
        const expected = roles.includes(role) ? [403, 'second_factor_required'] : [404, 'not_found']
        expect([status, json.code], `${role} ${method} ${path}`).toEqual(expected)
      }
    }
  })

  test('a code opens this session alone, once, and no other', async () => {
    const operator = await createOperator(world, 'support')
    const elsewhere = operator.copy()
    const code = operator.code()
    const passed = await operator.call('POST', DOOR, { code })
    expect([passed.status, passed.json.state]).toEqual([200, 'open'])
    expect((await operator.call('GET', TODAY)).status).toBe(200)
    await operator.call('DELETE', DOOR)
    expect((await elsewhere.call('GET', TODAY)).status).toBe(403)
    const again = await elsewhere.call('POST', DOOR, { code })
    expect([again.status, again.json.code]).toEqual([403, 'second_factor_wrong'])
  })

  test('of a hundred presses of one code at once, one opens', async () => {
    const generous = await createAccountsApi()
    const operator = await createOperator(generous, 'support')
    const code = operator.code()
    const tries = await Promise.all(Array.from({ length: 100 }, () => operator.call('POST', DOOR, { code })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    await generous.close()
  })

  test('it ends after half an hour without use, and after twelve hours of use', async () => {
    const operator = await createOperator(world, 'support')
    await operator.call('POST', DOOR, { code: operator.code() })
    world.clock.advance(minutes(29))
    expect((await operator.call('GET', TODAY)).status).toBe(200)
    world.clock.advance(minutes(30))
    expect((await operator.call('GET', TODAY)).status).toBe(403)

    await operator.call('POST', DOOR, { code: operator.code() })
    const opened = world.clock.now.getTime()
    const seen: number[] = []
    while (world.clock.now.getTime() < opened + minutes(12 * 60)) {
      seen.push((await operator.call('GET', TODAY)).status)
      world.clock.advance(minutes(20))
    }
    expect(new Set(seen)).toEqual(new Set([200]))
    expect((await operator.call('GET', TODAY)).status).toBe(403)
  })

  test('wrong codes run out', async () => {
    const operator = await createOperator(world, 'support')
    const wrong = String((Number(operator.code()) + 1) % 1_000_000).padStart(6, '0')
    const seen: number[] = []
    for (let i = 0; i < 11; i++) seen.push((await operator.call('POST', DOOR, { code: wrong })).status)
    expect(seen).toEqual([...Array(10).fill(403), 429])
    expect((await operator.call('POST', DOOR, { code: operator.code() })).status).toBe(429)
  })

  test('it goes with the session, with the role, and with another role', async () => {
    const [owner, second] = [await openConsole(world, 'owner'), await openConsole(world, 'owner')]
    const support = await openConsole(world, 'support')
    expect((await support.call('GET', TODAY)).status).toBe(200)
    const invitation = { email: support.email, role: 'finance' }
    expect((await owner.call('POST', '/api/operator/operators', invitation)).json).toEqual({ waits: true })
    expect((await support.call('GET', TODAY)).status).toBe(200)
    expect((await grantAbout(world, second, support.userId)).status).toBe(204)
    expect((await support.call('GET', TODAY)).status).toBe(403)
    expect((await second.call('DELETE', `/api/operator/operators/${support.userId}`)).status).toBe(200)
    expect((await grantAbout(world, owner, support.userId)).status).toBe(204)
    expect((await support.call('GET', TODAY)).status).toBe(404)
    await owner.call('POST', '/api/auth/logout')
    expect((await owner.call('GET', TODAY)).status).toBe(404)
  })
})

describe('an invitation', () => {
  async function invited() {
    const [owner, second] = [await openConsole(world, 'owner'), await openConsole(world, 'owner')]
    const person = await world.registered({ address: `198.51.100.${count++}` })
    await world.store.pool.query('update "user" set email_verified = true where email = $1', [person.email])
    const invitation = { email: person.email, role: 'support' }
    await owner.call('POST', '/api/operator/operators', invitation)
    const { rows } = await world.store.pool.query('select id from "user" where email = $1', [person.email])
    expect((await grantAbout(world, second, rows[0].id)).status).toBe(204)
    return person
  }
  let count = 20

  test('leads to an authenticator by the password, and to ten recovery codes that work once each', async () => {
    const person = await invited()
    expect((await person.call('GET', DOOR)).json).toEqual({ role: 'support', state: 'enrol', passkey: false })
    const wrong = { currentPassword: 'not the password' }
    expect((await person.call('POST', `${DOOR}/enrolment`, wrong)).status).toBe(400)
    const made = (await person.call('POST', `${DOOR}/enrolment`, { currentPassword: PASSWORD })).json
    expect(made.address).toMatch(/^otpauth:\/\/totp\//)
    expect((await person.call('GET', TODAY)).status).toBe(403)
    const code = new TOTP({ secret: Secret.fromBase32(made.secret) }).generate({
      timestamp: world.clock.now.getTime(),
    })
    const { recoveryCodes } = (await person.call('POST', DOOR, { code })).json
    expect(recoveryCodes).toHaveLength(10)
    expect((await person.call('GET', TODAY)).status).toBe(200)

    await person.call('DELETE', DOOR)
    const lost = { code: recoveryCodes[3].toUpperCase() }
    expect((await person.call('POST', '/api/operator/confirmation', lost)).status).toBe(403)
    expect((await person.call('POST', DOOR, lost)).json).toEqual({
      ...{ role: 'support', state: 'open', recoveryCodes: [] },
    })
    expect((await person.call('POST', DOOR, lost)).status).toBe(403)
    const second = await person.call('POST', `${DOOR}/enrolment`, { currentPassword: PASSWORD })
    expect(second.status).toBe(404)
    const rows = await world.store.pool.query('select sealed_secret, recovery_codes from operator')
    expect(JSON.stringify(rows.rows)).not.toContain(made.secret)
    expect(JSON.stringify(rows.rows)).not.toContain(recoveryCodes[0])
  })

  test('that nobody took up for a week leads nowhere', async () => {
    const person = await invited()
    await world.store.pool.query(`update operator set invited_at = invited_at - interval '8 days'`)
    const late = await person.call('POST', `${DOOR}/enrolment`, { currentPassword: PASSWORD })
    expect(late.status).toBe(404)
  })

  test('is for an owner to give, for a confirmed address, and never for the own', async () => {
    const owner = await openConsole(world, 'owner')
    const stranger = await world.registered({ address: '198.51.100.90' })
    for (const email of [stranger.email, 'nobody@example.com', owner.email]) {
      const refused = await owner.call('POST', '/api/operator/operators', { email, role: 'auditor' })
      expect(refused.status).toBe(400)
    }
    expect((await owner.call('DELETE', `/api/operator/operators/${owner.userId}`)).status).toBe(404)
    expect((await owner.call('GET', DOOR)).json.role).toBe('owner')
  })
})

test('the command makes an owner of a confirmed address alone, whose authenticator opens the console', async () => {
  const person = await world.registered({ address: '198.51.100.91' })
  expect(await makeOwner(world.deps, person.email)).toBe(null)
  await world.store.pool.query('update "user" set email_verified = true where email = $1', [person.email])
  const made = await makeOwner(world.deps, person.email)
  const code = new TOTP({ secret: Secret.fromBase32(made?.secret ?? '') }).generate({
    timestamp: world.clock.now.getTime(),
  })
  expect((await person.call('POST', DOOR, { code })).json).toMatchObject({ role: 'owner', state: 'open' })
})

test('no wire input makes anybody an operator', async () => {
  const raised = { role: 'owner', operatorRole: 'owner', operator_role: 'owner', operator: { role: 'owner' } }
  const browser = world.browser({ address: '198.51.100.92' })
  const registration = {
    email: 'raise@example.com',
    password: PASSWORD,
    firstName: 'نورة',
    lastName: 'السالم',
  }
  await browser.call('POST', '/api/auth/register', { ...registration, ...raised })
  await browser.call('PUT', '/api/account/name', { firstName: 'نورة', lastName: 'السالم', ...raised })
  expect((await browser.call('GET', DOOR)).status).toBe(404)
  const support = await openConsole(world, 'support')
  for (const { method, path, roles = [] } of calls) {
    if (roles.includes('support')) continue
    const body = { email: support.email, ...raised, reason: 'asked' }
    const { status } = await support.call(
      method,
      path.replace('{id}', support.userId),
      method === 'POST' ? body : undefined,
    )
    expect(status, `${method} ${path}`).toBe(404)
  }
  expect((await support.call('GET', DOOR)).json.role).toBe('support')
})
