import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonPage } from '#contract/console.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let shop: Shop
let support: OperatorBrowser
beforeAll(async () => {
  shop = await createShop()
})
beforeEach(async () => {
  support = await openConsole(shop, 'support')
})
afterAll(() => shop.close())

const look = async (query: string): Promise<PersonPage> =>
  (await support.call('POST', '/api/operator/people/look', { query, reason: 'asked' })).json
const actsOn = async (userId: string) =>
  (
    await shop.rows('select act, look_reason, about_id from operator_log where user_id = $1', [userId])
  ).filter(({ act }) => act !== 'person_opened')

/** Makes a person whose report has a paper, a company and a credential. */
async function createSharer(): Promise<{ taker: Taker; token: string; credential: string }> {
  const taker = await createTaker(shop)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  await shop.rows('update attempt set paper_produced_at = $2 where id = $1', [
    ...[taker.assessmentId, shop.clock.now],
  ])
  const company = { name: 'شركة المثال', email: `${randomUUID()}@company.example` }
  const { json } = await taker.call('POST', '/api/companies', company)
  await taker.call('POST', `/api/companies/${json.id}/send-application`, {
    ...{ assessmentId: taker.assessmentId, consent: true },
  })
  const mail = shop.outbox.findLast(({ kind }) => kind === 'company_report')
  const issued = await taker.call('POST', `/api/assessment/${taker.assessmentId}/credentials`, {
    ...{ fields: ['total', 'date'], purpose: 'employer', months: 6, withName: false, language: 'ar' },
  })
  return { taker, token: mail && 'token' in mail ? mail.token : '', credential: issued.json.id }
}

describe('a link is withdrawn', () => {
  test('for a reason, once, by each of its three kinds, and its person sees it', async () => {
    const { taker, token, credential } = await createSharer()
    const visitor = shop.browser({ address: '198.51.100.90' })
    const opens = {
      verification: `/api/verify/${taker.applicationNumber}`,
      company: `/api/shared/${token}`,
      credential: `/api/verify-credential/${credential}`,
    }
    const path = `/api/operator/people/${taker.userId}/withdrawn-links`
    const { links } = await look(taker.userId)
    expect(links.map(({ kind }) => kind).sort()).toEqual(['company', 'credential', 'verification'])
    expect(JSON.stringify(links)).not.toContain(token)
    for (const { kind, id } of links) {
      expect((await visitor.call('GET', opens[kind])).status, kind).toBe(200)
      const body = { kind, link: id, reason: 'asked' }
      expect((await support.call('POST', path, { ...body, reason: undefined })).status).toBe(400)
      const presses = await Promise.all([1, 2, 3].map(() => support.call('POST', path, body)))
      expect(presses.map(({ status }) => status).sort(), kind).toEqual([204, 404, 404])
      expect((await visitor.call('GET', opens[kind])).status, kind).toBe(404)
      expect(await actsOn(taker.userId)).toContainEqual({
        ...{ act: 'link_withdrawn', look_reason: 'asked', about_id: id },
      })
    }
    expect((await look(taker.userId)).links).toEqual([])
    const seen = (await taker.call('GET', '/api/account/looks')).json
    expect(seen.filter(({ act }: { act: string }) => act === 'link_withdrawn')).toHaveLength(3)
    const consents = (await taker.call('GET', '/api/account/consents')).json
    const given = consents.find(({ purpose }: { purpose: string }) => purpose === 'company_report')
    expect(given.withdrawnAt).not.toBeNull()
  })

  test("is not another person's, and stays where the line cannot be written", async () => {
    const [{ taker }, other] = [await createSharer(), await createTaker(shop)]
    const [link] = (await look(taker.userId)).links
    const body = { kind: link?.kind, link: link?.id, reason: 'asked' }
    const foreign = `/api/operator/people/${other.userId}/withdrawn-links`
    expect((await support.call('POST', foreign, body)).status).toBe(404)
    await shop.rows(
      `create function refuse_line() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    await shop.rows(
      'create trigger refuse_line before insert on operator_log for each row execute function refuse_line()',
    )
    const own = `/api/operator/people/${taker.userId}/withdrawn-links`
    expect((await support.call('POST', own, body)).status).toBe(500)
    await shop.rows('drop trigger refuse_line on operator_log')
    expect((await look(taker.userId)).links).toHaveLength(3)
  })
})

describe('a name is corrected', () => {
  test('of account and profile, its person is told in their language and sees why', async () => {
    const taker = await createTaker(shop, { language: 'en' })
    const before = await look(taker.userId)
    expect(before.fullName).toBe('نورة السالم')
    const names = { firstName: 'Nora', lastName: 'Salem', fullName: 'Nora Ahmad Salem' }
    const path = `/api/operator/people/${taker.userId}/name`
    expect((await support.call('PUT', path, { ...names, firstName: '', reason: 'asked' })).status).toBe(400)
    expect((await support.call('PUT', path, names)).status).toBe(400)
    expect((await look(taker.userId)).name).toBe(before.name)
    expect((await support.call('PUT', path, { ...names, reason: 'asked' })).status).toBe(204)
    expect(await look(taker.userId)).toMatchObject({ ...names, name: 'Nora Salem' })
    expect(shop.outbox.at(-1)).toMatchObject({
      ...{ kind: 'name_corrected', to: taker.email, firstName: 'Nora', locale: 'en' },
    })
    expect(await actsOn(taker.userId)).toEqual([
      { act: 'name_corrected', look_reason: 'asked', about_id: null },
    ])
  })

  test('is not the own, nor one of nobody', async () => {
    const body = { firstName: 'Nora', lastName: 'Salem', reason: 'asked' }
    for (const id of [support.userId, randomUUID()])
      expect((await support.call('PUT', `/api/operator/people/${id}/name`, body)).status).toBe(404)
  })
})

describe('a refund is asked for', () => {
  test('of a paid order, once, and decided as any other', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    const [order] = (await look(buyer.userId)).orders
    const path = `/api/operator/people/${buyer.userId}/refunds`
    const body = { orderId: order?.id, reason: 'payment' }
    const presses = await Promise.all([1, 2, 3].map(() => support.call('POST', path, body)))
    expect(presses.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    const { refund } = (await look(buyer.userId)).orders[0] ?? {}
    expect(refund).toMatchObject({ status: 'requested', reason: 'request', note: null, waits: false })
    expect(await actsOn(buyer.userId)).toEqual([
      { act: 'refund_asked', look_reason: 'payment', about_id: refund?.id },
    ])
    const other = await shop.buyer()
    const foreign = `/api/operator/people/${other.userId}/refunds`
    expect((await support.call('POST', foreign, body)).status).toBe(404)
    // Support asks, and does not grant.
    expect((await support.call('POST', `/api/operator/refunds/${refund?.id}/approval`)).status).toBe(404)
    const owner = await openConsole(shop, 'owner')
    expect((await owner.call('POST', `/api/operator/refunds/${refund?.id}/approval`)).json.waits).toBe(false)
    await shop.work()
    expect((await look(buyer.userId)).orders[0]).toMatchObject({ status: 'refunded' })
  })
})
