import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { APPROVED_VISA, cardPayment, cardSource, NO_FUNDS_VISA } from '../bodies-for-tests.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
let sandbox: Sandbox

/** 90 payments, a minute apart; every third is declined; each carries its place. */
beforeAll(async () => {
  sandbox = await startSandbox()
  for (let place = 0; place < 90; place++) {
    await sandbox.moveClock({ now: new Date(START + place * 60_000) })
    const number = place % 3 === 0 ? NO_FUNDS_VISA : APPROVED_VISA
    const metadata = { order_id: String(place), half: place < 45 ? 'first' : 'second' }
    await sandbox.call('POST', '/payments', cardPayment({ metadata }, cardSource(number, { '3ds': false })))
  }
})
afterAll(() => sandbox.stop())

const list = async (query: string) => (await sandbox.call('GET', `/payments?${query}`)).json
const places = (page: { payments: { metadata: { order_id: string } }[] }) =>
  page.payments.map(({ metadata }) => Number(metadata.order_id))

it('is newest first, 40 a page, with numbers of pages', async () => {
  const [first, second, third] = [await list(''), await list('page=2'), await list('page=3')]
  expect(places(first)).toEqual(Array.from({ length: 40 }, (_, n) => 89 - n))
  expect(first.meta).toEqual({
    current_page: 1,
    next_page: 2,
    prev_page: null,
    total_pages: 3,
    total_count: 90,
  })
  expect(second.meta).toEqual({
    current_page: 2,
    next_page: 3,
    prev_page: 1,
    total_pages: 3,
    total_count: 90,
  })
  expect(third.meta).toEqual({
    current_page: 3,
    next_page: null,
    prev_page: 2,
    total_pages: 3,
    total_count: 90,
  })
  expect(places(third)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
})

it('finds by a metadata key, by several, and together with a page', async () => {
  expect(places(await list('metadata[order_id]=17'))).toEqual([17])
  expect(places(await list(`${encodeURIComponent('metadata[order_id]')}=17`))).toEqual([17])
  expect(places(await list('metadata[order_id]=17&metadata[half]=second'))).toEqual([])
  expect(places(await list('metadata[half]=first&page=2'))).toEqual([4, 3, 2, 1, 0])
})

it('finds by status, id, last digits and receipt number', async () => {
  expect((await list('status=failed')).meta.total_count).toBe(30)
  expect((await list('status=initiated')).meta).toMatchObject({ total_count: 0, total_pages: 1 })
  const { payments } = await list('metadata[order_id]=17')
  const [payment] = payments
  expect(places(await list(`id=${payment.id}`))).toEqual([17])
  expect(places(await list(`receipt_no=${payment.source.reference_number}`))).toEqual([17])
  expect((await list('card_last_digits=1111')).meta.total_count).toBe(60)
})

it('finds by the time of creation and of the last change, both ends excluded', async () => {
  const at = (place: number) => new Date(START + place * 60_000).toISOString()
  expect(places(await list(`created[gt]=${at(10)}&created[lt]=${at(13)}`))).toEqual([12, 11])
  const { payments } = await list('metadata[order_id]=3')
  await sandbox.call('PUT', `/payments/${payments[0].id}`, { description: 'edited' })
  expect(places(await list(`updated[gt]=${at(88)}`))).toEqual([89, 3])
  expect((await sandbox.call('GET', '/payments?created[gt]=yesterday')).status).toBe(400)
})
