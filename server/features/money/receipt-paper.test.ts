import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Receipt } from '#contract/payments.ts'
import { besideLocale, LOCALES, type Locale } from '#engine/languages/index.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { qrOf } from '#server/features/paper/qr-of.ts'
import { startTypst, type Typst } from '#server/gateways/typst.ts'
import type { Browser } from '../../../tests/support/accounts.ts'
import { comparable, firstWordOutOfOrder, readPdf } from '../../../tests/support/pdf-text.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { composeReceipt } from './compose-receipt.ts'
import { RECEIPT_KINDS } from './receipt-words.ts'

const SELLER = {
  SELLER_NAME: 'منصة المسار المهني',
  SELLER_ADDRESS: 'شارع العليا، الرياض 12211',
  SELLER_CR_NUMBER: '1010000000',
  SELLER_VAT_NUMBER: '399999999900003',
}
let shop: Shop
let typst: Typst
beforeAll(async () => {
  shop = await createShop({ variables: SELLER })
  typst = startTypst(REPORT_WORLD)
})
afterAll(async () => {
  await typst.stop()
  await shop.deps.typst.stop()
  await shop.close()
})

/** In pages: a language with longer words may take a second one. */
const LONGEST: Partial<Record<Locale, number>> = { ar: 1, en: 1 }

type Buyer = Awaited<ReturnType<Shop['buyer']>>

async function paper(buyer: Buyer, number: string, locale: Locale) {
  const cookie = buyer.person.cookieHeader()
  const address = `/api/receipts/${number}/pdf?lang=${locale}`
  const response = await shop.api.request(address, { headers: { cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="wijha-${number}.pdf"`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, ...(await readPdf(bytes)) }
}

/** What a receipt says, in reading order, from the receipt itself. */
function textsOf(receipt: Receipt, locale: Locale): readonly string[] {
  const other = besideLocale(locale)
  const { seller, description, reason } = receipt
  const riyals = (halalas: number | null) => ((halalas ?? 0) / 100).toFixed(2)
  return [
    receipt.number,
    RECEIPT_KINDS[receipt.kind][locale],
    RECEIPT_KINDS[receipt.kind][other],
    seller.name,
    seller.address ?? '',
    seller.crNumber ?? '',
    seller.vatNumber ?? '',
    receipt.refersTo ?? '',
    ...(reason ? [reason[locale], reason[other]] : []),
    description[locale],
    description[other],
    riyals(receipt.net),
    '15%',
    riyals(receipt.vat),
    riyals(receipt.total),
    receipt.paidBy?.lastFour ?? '',
    receipt.paymentId,
    receipt.referenceNumber ?? '',
  ]
}

describe.each(LOCALES)('the paper in %s', locale => {
  test('of an invoice, and of its credit note, holds all that the page shows, in order, on one page in Arabic and in English', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent({ packageId: 'starter' }))
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    await shop.work()
    const [{ refund, receiptNumber }] = (await buyer.person.call('GET', '/api/billing')).json.orders
    for (const number of [receiptNumber, refund.creditNoteNumber]) {
      const receipt: Receipt = (await buyer.person.call('GET', `/api/receipts/${number}`)).json
      const { pages, title, language, isTagged } = await paper(buyer, number, locale)
      expect([language, isTagged]).toEqual([locale, true])
      expect(pages.length).toBeLessThanOrEqual(LONGEST[locale] ?? 2)
      expect(title).toContain(number)
      expect(firstWordOutOfOrder(pages, textsOf(receipt, locale))).toBeNull()
    }
  })

  test('of a seller without a VAT number says nothing of VAT and has no code', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
    const taxed: Receipt = (await buyer.person.call('GET', `/api/receipts/${receiptNumber}`)).json
    const none = { net: null, vat: null, vatPercent: null, qr: null }
    const plain = {
      ...taxed,
      ...none,
      kind: 'receipt',
      seller: { ...taxed.seller, vatNumber: null },
    } as const
    const data = composeReceipt(plain, locale)
    expect(data.qr).toBeNull()
    const typeset = await typst.typeset('test', async () => ({ template: '/receipt.typ', data }))
    if (typeset.kind !== 'pdf') throw new Error(`not typeset: ${JSON.stringify(typeset)}`)
    const whole = comparable((await readPdf(typeset.bytes)).pages.join(' '))
    expect(whole).toContain(comparable(RECEIPT_KINDS.receipt[locale]))
    expect(whole).toContain('29.00')
    expect(whole).not.toMatch(/VAT|ضريب|25\.22/)
  })
})

test('the code on paper holds the text that the receipt was issued with', async () => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
  const receipt: Receipt = (await buyer.person.call('GET', `/api/receipts/${receiptNumber}`)).json
  expect(receipt.qr).toMatch(/^AS/)
  expect(composeReceipt(receipt, 'ar').qr).toEqual(qrOf(receipt.qr ?? ''))
})

test('the same receipt gives the same bytes; a path, markup or code in a seller’s name is letters', async () => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
  const [one, two] = [await paper(buyer, receiptNumber, 'ar'), await paper(buyer, receiptNumber, 'ar')]
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
  const receipt: Receipt = (await buyer.person.call('GET', `/api/receipts/${receiptNumber}`)).json
  const name = '#read("/etc/passwd") <script>alert(1)</script> *b*'
  const data = composeReceipt({ ...receipt, seller: { ...receipt.seller, name } }, 'ar')
  const typeset = await typst.typeset('test', async () => ({ template: '/receipt.typ', data }))
  if (typeset.kind !== 'pdf') throw new Error(`not typeset: ${JSON.stringify(typeset)}`)
  expect(comparable((await readPdf(typeset.bytes)).pages.join(' '))).toContain(comparable(name))
})

test('somebody else’s, an invented one and a visitor’s get no paper, the first two alike', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const id = await pay(await buyer.intent())
  const { receiptNumber } = (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json
  const ask = async (person: Browser, number: string) => {
    const { status, json } = await person.call('GET', `/api/receipts/${number}/pdf?lang=en`)
    return { status, json }
  }
  const foreign = await ask(other.person, receiptNumber)
  expect(foreign.status).toBe(404)
  expect(await ask(other.person, 'R-999999')).toEqual(foreign)
  expect(await ask(other.person, '..%2F..')).toEqual(foreign)
  expect((await ask(shop.browser(), receiptNumber)).status).toBe(401)
})
