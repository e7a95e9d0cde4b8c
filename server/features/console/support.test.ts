import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { routes } from '#server/app.ts'
import { SUPPORT_READS, withoutCards } from '#server/http/support-view.ts'
import { KNOWN_ID } from '../../../tests/fuzz/valid-input.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { type Buyer, createShop, type Shop } from '../../../tests/support/shop.ts'

let shop: Shop
let support: OperatorBrowser
let buyer: Buyer
beforeAll(async () => {
  shop = await createShop()
  support = await openConsole(shop, 'support')
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const VIEW = '/api/operator/support'
const CODE = '/api/account/support/code'
const SUPPORT = '/api/account/support'

const makeCode = async () => (await buyer.person.call('POST', CODE)).json.code as string
const enter = (code: string, operator = support) => operator.call('POST', VIEW, { code, reason: 'asked' })
/** The operator's browser with a view that has just begun. */
async function look(): Promise<OperatorBrowser> {
  expect((await enter(await makeCode())).status).toBe(200)
  return support
}
const whose = async (browser: OperatorBrowser) => (await browser.call('GET', '/api/auth/user')).json
const refused = [403, 'support_view']
const say = ({ status, json }: { status: number; json: { code?: string } }) => [status, json?.code]

test('shows the person’s own pages for their code, says so to both, and leaves a line for each look', async () => {
  const operator = await look()
  expect(await whose(operator)).toMatchObject({ id: buyer.userId, watched: { as: 'operator' } })
  expect((await buyer.person.call('GET', '/api/auth/user')).json.watched).toMatchObject({ as: 'person' })
  expect((await buyer.person.call('GET', SUPPORT)).json.view).toMatchObject({ role: 'support' })
  const results = await operator.call('GET', `/api/assessment/${buyer.assessmentId}/results`)
  expect(results.status).toBe(200)
  const acts = await shop.rows(
    "select act, look_reason from operator_log where user_id = $1 and act like 'support%' order by acted_at",
    [buyer.userId],
  )
  expect(acts[0]).toEqual({ act: 'support_opened', look_reason: 'asked' })
  expect(acts.slice(1)).toEqual(Array(2).fill({ act: 'support_page_read', look_reason: null }))
})

test.each<[string, string, string, object?]>([
  ['pay', 'POST', '/api/create-payment-intent', { item: 'unlock' }],
  ['delete the account', 'POST', '/api/account/deletion', {}],
  ['share the report', 'POST', '/api/assessment/ID/send-report', {}],
  ['answer', 'POST', '/api/assessment/ID/answer', {}],
  ['read questions and answers', 'GET', '/api/assessment/ID/questions'],
  ['change the name', 'PUT', '/api/account/name', { firstName: 'نورة', lastName: 'السالم' }],
  ['copy the data', 'POST', '/api/account/export', {}],
  ['take the report away as a file', 'GET', '/api/assessment/ID/pdf-report'],
  ['see the devices', 'GET', '/api/account/sessions'],
  ['make a further code', 'POST', CODE],
])('cannot %s', async (_, method, path, body) => {
  const operator = await look()
  expect(say(await operator.call(method, path.replace('ID', buyer.assessmentId), body))).toEqual(refused)
})

test('cannot see a card, wherever one would be shown', () => {
  const card = { brand: 'visa', lastFour: '1111' }
  expect(withoutCards({ subscription: { plan: 'pro', card }, orders: [{ id: 1, paidBy: card }] })).toEqual({
    ...{ subscription: { plan: 'pro', card: null }, orders: [{ id: 1, paidBy: null }] },
  })
})

test('cannot outlive thirty minutes, the role, or the word of the person', async () => {
  const operator = await look()
  await buyer.person.call('DELETE', SUPPORT)
  expect((await whose(operator)).id).toBe(operator.userId)
  await look()
  await shop.rows("update operator set operator_role = 'finance' where user_id = $1", [operator.userId])
  expect((await whose(operator)).id).toBe(operator.userId)
  await shop.rows("update operator set operator_role = 'support' where user_id = $1", [operator.userId])
  expect((await whose(operator)).id).toBe(buyer.userId)
  await shop.rows('update support_view set ends_at = $1 where ended_at is null', [shop.clock.now])
  expect((await whose(operator)).id).toBe(operator.userId)
  expect((await buyer.person.call('GET', '/api/auth/user')).json.watched).toBe(undefined)
  const [{ minutes }] = await shop.rows(
    'select max(extract(epoch from code_expires_at - opened_at)) / 60 as minutes from support_view',
  )
  expect(Number(minutes)).toBeLessThanOrEqual(10)
})

test('ends at the operator’s own word, and is nobody else’s', async () => {
  const operator = await look()
  const other = await openConsole(shop, 'support')
  for (const [name, value] of operator.cookies) if (name.includes('support')) other.cookies.set(name, value)
  expect((await whose(other)).id).toBe(other.userId)
  expect((await operator.call('DELETE', VIEW)).status).toBe(204)
  expect((await whose(operator)).id).toBe(operator.userId)
})

test('a code works once, for ten minutes, not after the next one, and not for the own account', async () => {
  const [first, second] = [await makeCode(), await makeCode()]
  expect((await enter(first)).status).toBe(400)
  expect((await enter(second)).status).toBe(200)
  expect((await enter(second)).status).toBe(400)
  const late = await makeCode()
  await shop.rows('update support_view set code_expires_at = $1 where opened_at is null', [shop.clock.now])
  expect((await enter(late)).status).toBe(400)
  await support.call('DELETE', VIEW)
  const own = (await support.call('POST', CODE)).json.code
  expect((await enter(own)).status).toBe(400)
  const dump = JSON.stringify(await shop.rows('select * from support_view'))
  expect(dump).not.toContain(second.replace(' ', ''))
})

/** Calls of the inventory that a view lets through although they are no reading of the list. */
async function letThrough(operator: OperatorBrowser, calls: readonly Endpoint[]): Promise<string[]> {
  const open: string[] = []
  for (const { method, path } of calls) {
    const answer = await operator.call(
      method,
      path.replace(/\{\w+\}/g, KNOWN_ID),
      method === 'GET' ? undefined : {},
    )
    if (answer.json?.code !== 'support_view') open.push(`${method} ${path}`)
  }
  return open
}

test('every call of the inventory but the listed readings is refused, and a missing refusal would be found', async () => {
  const operator = await look()
  const calls = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => access !== 'operator')
    .filter(endpoint => !SUPPORT_READS.includes(endpoint))
  expect(SUPPORT_READS.filter(({ method, file }) => method !== 'GET' || file)).toEqual([])
  expect(calls.length).toBeGreaterThan(80)
  expect(await letThrough(operator, calls)).toEqual([])
  const planted = calls.find(({ method, path }) => method === 'GET' && path.endsWith('/questions'))
  if (!planted) throw new Error('no such call')
  const reads = SUPPORT_READS as Endpoint[]
  reads.push(planted)
  expect(await letThrough(operator, calls)).toEqual([`${planted.method} ${planted.path}`])
  reads.pop()
})
