import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator-roles.ts'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { Entries, toJsonText } from '../fuzz/json-text.ts'
import { validInput } from '../fuzz/valid-input.ts'
import { openConsole } from '../support/console.ts'
import { type AccessWorld, createAccessWorld } from './access-world.ts'
import { MATRIX } from './matrix.ts'
import { nameOf, sceneFor } from './requests.ts'

const CANARY = '1999-09-09'
const NUMBER = 987_654_321
const OTHER_ID = randomUUID()

/** What nobody may set, under every name that a table or a response of ours has for it. */
const EXTRA: readonly (readonly [string, unknown])[] = [
  ...['userId', 'user_id', 'id', 'attemptId', 'orderId', 'companyId'].map(key => [key, OTHER_ID] as const),
  ...['createdAt', 'completedAt', 'givenAt', 'expiresAt', 'paidUntil'].map(
    key => [key, `${CANARY}T00:00:00Z`] as const,
  ),
  ...['emailVerified', 'email_verified', 'isPaid', 'paid', 'live'].map(key => [key, true] as const),
  ...['score', 'totalScore', 'price', 'amount', 'discount'].map(key => [key, NUMBER] as const),
  ...['role', 'status', 'kind', 'plan', 'currency'].map(key => [key, `canary-${CANARY}`] as const),
  ['__proto__', { emailVerified: true, role: `canary-${CANARY}` }],
  ['constructor', { prototype: { role: `canary-${CANARY}` } }],
]

/** A role that there is, under every name that a table, a call or a type of ours has for it. */
const RAISED = {
  ...{ role: 'owner', roles: ['owner'], operatorRole: 'owner', operator_role: 'owner' },
  operator: { role: 'owner', operatorRole: 'owner', operator_role: 'owner' },
  operators: [{ role: 'owner' }],
  user: { role: 'owner', operator: { role: 'owner' } },
}

const withBody = listRoutes().filter(route =>
  endpoints.some(one => one.body && nameOf(one) === nameOf(route)),
)

/** Using a mailed link is what confirms an address. */
const CONFIRMS = /(verify|confirm|revert)-email$|reset-password$/

let world: AccessWorld
beforeAll(async () => {
  world = await createAccessWorld()
})
afterAll(() => world.close())

describe.each(withBody.map(route => ({ route, name: nameOf(route) })))('$name', ({ route, name }) => {
  it('keeps nothing of what its body has too much', async () => {
    const { owner, request } = await sceneFor(route, world)
    const row = MATRIX[name]
    const link = row !== undefined && row.A >= 400
    const { path, body } = request({ link })
    const own = Object.entries((body ?? {}) as object)
    const names = own.map(([key]) => key)
    // `live` and `id` belong to the provider's webhook.
    const extra = EXTRA.filter(([key]) => !names.includes(key))
    const text = toJsonText(Array.isArray(body) ? body : new Entries([...own, ...extra]))
    const [before, known] = [await confirmedAddresses(), await operators()]
    const { status } = await owner.call(route.method, path, text, { 'content-type': 'application/json' })
    expect([400, link ? row.linkHolder : row?.A]).toContain(status)
    const dump = await world.dump()
    for (const canary of [CANARY, String(NUMBER), OTHER_ID]) expect(dump).not.toContain(canary)
    if (!CONFIRMS.test(name)) expect(await confirmedAddresses()).toBeLessThanOrEqual(before)
    expect(({} as Record<string, unknown>).role).toBeUndefined()
    const raised = { ...RAISED, ...Object.fromEntries(own) }
    if (!Array.isArray(body)) await owner.call(route.method, path, raised)
    expect(await operators()).toEqual(known)
  })
})

async function confirmedAddresses(): Promise<number> {
  const { rows } = await world.store.pool.query(
    'select count(*)::int as number from "user" where email_verified',
  )
  return rows[0].number
}

/** What ends the session or the console that is tried, and what asks a page that no test serves. */
const LEFT_OUT = [
  ...['POST /api/auth/logout', 'POST /api/account/change-password', 'DELETE /api/operator/door'],
  'POST /api/operator/payment-page',
]
const writing: readonly Endpoint[] = endpoints.filter(
  endpoint => endpoint.method !== 'GET' && !LEFT_OUT.includes(nameOf(endpoint)),
)
const isFor = (role: OperatorRole) => (endpoint: Endpoint) =>
  endpoint.access !== 'rater' && (endpoint.access !== 'operator' || endpoint.roles?.includes(role))

describe('the roles of the console', () => {
  it.each(OPERATOR_ROLES)('are raised by nothing that %s sends in any call', async role => {
    const [caller, other] = [await openConsole(world, role), await openConsole(world, 'editor')]
    const before = await operators()
    const accepted = new Set<string>()
    for (const endpoint of writing.filter(isFor(role))) {
      // The owner may delete the account of another: that raises nobody, and ends the other's role.
      const isOwn = endpoint.path.endsWith('/deletion') || !endpoint.path.includes('{')
      const ids = isOwn ? [caller.userId] : [caller.userId, other.userId]
      for (const id of ids)
        for (const body of bodiesOf(endpoint, other.email)) {
          await keepOpen(caller.userId)
          const path = endpoint.path.replace(/\{\w+\}/g, id)
          const { status } = await caller
            .copy()
            .call(endpoint.method, `${path}?role=owner&operatorRole=owner`, body)
          if (status < 300) accepted.add(nameOf(endpoint))
        }
    }
    expect(await operators()).toEqual(before)
    expect((await caller.call('GET', '/api/operator/door')).json).toMatchObject({ role, state: 'open' })
    expect([...accepted]).toEqual(expect.arrayContaining(['PUT /api/account/name', 'POST /api/contact']))
  })
})

/** What a call takes, with the role beside its fields, within each of them, and alone. */
function bodiesOf({ body }: Endpoint, email: string): unknown[] {
  if (!body) return [RAISED]
  const valid = fc.sample(validInput(body), { numRuns: 1, seed: 20_261_129 })
  const named = valid.map(value =>
    typeof value === 'object' && value !== null && 'email' in value ? { ...value, email } : value,
  )
  return [RAISED, ...named.flatMap(value => [beside(value), within(value)])]
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const beside = (value: unknown) => (isObject(value) ? { ...RAISED, ...value } : value)
function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within)
  if (!isObject(value)) return value
  return {
    ...RAISED,
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner)])),
  }
}

/** Passes the second factor once more, as whoever is at the console does: wrong codes are among what is sent. */
async function keepOpen(userId: string): Promise<void> {
  await world.store.pool.query(
    'update session set second_factor_at = $2, console_used_at = $2, code_confirmed_at = $2 where user_id = $1',
    [userId, world.clock.now],
  )
}

async function operators(): Promise<unknown[]> {
  return (await world.store.pool.query('select * from operator order by user_id')).rows
}
