import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoGaps } from '../../../tests/support/compare-ledgers.ts'
import { openConsole } from '../../../tests/support/console.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { settlePayment } from './settle-payment.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({
    webhooks: false,
    variables: {
      SELLER_NAME: 'منصة المسار المهني',
      SELLER_ADDRESS: 'الرياض',
      SELLER_CR_NUMBER: '1010000000',
      SELLER_VAT_NUMBER: '399999999900003',
    },
  })
})
afterAll(() => shop.close())

test('with a VAT number a receipt is a simplified tax invoice with its QR', async () => {
  shop.clock.now = new Date('2026-11-20T09:30:00.400Z')
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
  const { json } = await buyer.person.call('GET', `/api/receipts/${receiptNumber}`)
  expect(json).toEqual({
    number: 'R-000001',
    kind: 'tax_invoice',
    issuedAt: '2026-11-20T09:30:00Z',
    seller: {
      name: 'منصة المسار المهني',
      address: 'الرياض',
      crNumber: '1010000000',
      vatNumber: '399999999900003',
    },
    description: {
      ar: expect.stringMatching(/^فتح التقرير المفصّل، WJ-/),
      en: expect.stringMatching(/^Detailed report, WJ-/),
    },
    currency: 'SAR',
    total: 2900,
    net: 2522,
    vat: 378,
    vatPercent: 15,
    paidBy: { brand: 'visa', lastFour: '1111' },
    paymentId: id,
    referenceNumber: expect.stringMatching(/^\d{12}$/),
    // The worked example of the reference, 5.5.
    qr: 'ASLZhdmG2LXYqSDYp9mE2YXYs9in2LEg2KfZhNmF2YfZhtmKAg8zOTk5OTk5OTk5MDAwMDMDFDIwMjYtMTEtMjBUMDk6MzA6MDBaBAUyOS4wMAUEMy43OA==',
    refersTo: null,
    reason: null,
  })
})

test('numbers follow each other without a gap, though many settle at once and some settlings fail', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()))
  const ids = await Promise.all(buyers.map(async buyer => pay(await buyer.intent())))
  const failing = {
    ...shop.deps,
    jobs: { ...shop.deps.jobs, enqueueMail: () => Promise.reject(new Error('the queue is away')) },
  }
  await Promise.all(
    ids.flatMap(id => [
      settlePayment(failing, id).catch(() => {}),
      settlePayment(shop.deps, id),
      settlePayment(shop.deps, id),
    ]),
  )
  await expectNoGaps(shop)
  const [{ receipts }] = await shop.rows('select count(*)::int as receipts from receipt')
  expect(receipts).toBe(7)
})

test('a refund gets a credit note of its own, and the receipt stays as it was issued', async () => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
  const before = await buyer.person.call('GET', `/api/receipts/${receiptNumber}`)
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
  await shop.work()
  expect((await buyer.person.call('GET', `/api/receipts/${receiptNumber}`)).json).toEqual(before.json)
  const [after] = (await buyer.person.call('GET', '/api/billing')).json.orders
  const note = await buyer.person.call('GET', `/api/receipts/${after.refund.creditNoteNumber}`)
  expect(note.json).toMatchObject({
    kind: 'credit_note',
    refersTo: receiptNumber,
    total: 2900,
    net: 2522,
    vat: 378,
    qr: expect.any(String),
    reason: { ar: 'استرداد قبل فتح التقرير', en: 'Refund before the report was opened' },
  })
  expect(note.json.qr).not.toBe('')
})

test('a failed payment has no receipt', async () => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent(), { bank: 'UNAUTHENTICATED' })
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  expect(await shop.rows('select * from receipt where user_id = $1', [buyer.userId])).toEqual([])
})

test("a month's receipts go to the accountant as CSV: the day in Riyadh, riyals, a credit note below zero, nobody named", async () => {
  shop.clock.now = new Date('2027-01-31T20:59:59Z')
  const early = await shop.buyer()
  const first = await pay(await early.intent())
  await early.person.call('POST', `/api/payments/${first}/settle`)
  shop.clock.now = new Date('2027-01-31T21:00:00Z')
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
  await shop.work()
  const finance = await openConsole(shop, 'finance')
  const exported = async (month: string, language: string, more = {}) => {
    const cookie = `${finance.cookieHeader()}; language=${language}`
    const response = await shop.api.request(`/api/operator/receipts/${month}`, {
      headers: { cookie, ...more },
    })
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    return { response, lines: text.split('\r\n') }
  }
  const { response, lines } = await exported('2027-02', 'en')
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="receipts-2027-02.csv"')
  const [title, receipt = '', note = '', ...rest] = lines
  expect(title).toBe(
    '\ufeffNumber,Issued,Kind,For receipt,Item,Amount before VAT,VAT,Total,Currency,Transaction number,Network reference',
  )
  expect(receipt).toMatch(
    new RegExp(
      `^${receiptNumber},2027-02-01,Simplified tax invoice,,"Detailed report, WJ-[^"]+",25.22,3.78,29.00,SAR,${id},\\d{12}$`,
    ),
  )
  expect(note).toMatch(
    new RegExp(
      `^C-\\d{6},2027-02-01,Credit note,${receiptNumber},"Detailed report, WJ-[^"]+",-25.22,-3.78,-29.00,SAR,`,
    ),
  )
  expect(rest).toEqual([''])
  expect((await exported('2027-01', 'ar')).lines[1]).toMatch(
    /^R-\d{6},2027-01-31,فاتورة ضريبية مبسطة,,"?فتح التقرير/,
  )
  for (const month of ['2027-13', '2027-1', "2027-01'"]) {
    expect((await exported(month, 'en')).response.status, month).toBe(400)
  }
  const foreign = await exported('2027-02', 'en', { 'sec-fetch-site': 'cross-site' })
  expect(foreign.response.status).toBe(403)
  const acts = await shop.rows('select act, user_id from operator_log where operator_id = $1', [
    finance.userId,
  ])
  expect(acts).toEqual(Array(2).fill({ act: 'receipts_exported', user_id: null }))
})
