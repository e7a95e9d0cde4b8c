import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { Entries, toJsonText } from '../fuzz/json-text.ts'
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
    const before = await confirmedAddresses()
    const { status } = await owner.call(route.method, path, text, { 'content-type': 'application/json' })
    expect([400, link ? row.linkHolder : row?.A]).toContain(status)
    const dump = await world.dump()
    for (const canary of [CANARY, String(NUMBER), OTHER_ID]) expect(dump).not.toContain(canary)
    if (!CONFIRMS.test(name)) expect(await confirmedAddresses()).toBeLessThanOrEqual(before)
    expect(({} as Record<string, unknown>).role).toBeUndefined()
  })
})

async function confirmedAddresses(): Promise<number> {
  const { rows } = await world.store.pool.query(
    'select count(*)::int as number from "user" where email_verified',
  )
  return rows[0].number
}
