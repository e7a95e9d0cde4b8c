import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMail } from '#server/features/letters/deliver-mail.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { readSender } from '#server/gateways/message.ts'
import { connectSmtp } from '#server/gateways/smtp.ts'
import { readPdf } from '../../../tests/support/mailing-world.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts'

let shop: Shop
let smtp: TestSmtpServer
beforeAll(async () => {
  smtp = await startSmtpServer()
  shop = await createShop({ webhooks: false })
})
afterAll(async () => {
  await shop.deps.typst.stop()
  await shop.close()
  await smtp.close()
})

const attempt = { signal: AbortSignal.timeout(60_000), isOver: () => false }
const deliver = (mail: Mail) => {
  const gateway = connectSmtp(smtp.url, readSender('وجهة Wijha <reports@wijha.example>'))
  return deliverMail({ ...shop.deps, mail: gateway }, { id: randomUUID(), mail, attempt })
}
const mailed = (kind: string, email: string) =>
  shop.outbox.find(mail => mail.kind === kind && 'to' in mail && mail.to === email) as Mail

test.each([
  ['ar', 'إيصال دفع', 'إشعار دائن'],
  ['en', 'Payment receipt', 'Credit note'],
] as const)(
  'in %s the mails of a payment and of its refund bring the receipt and the credit note',
  async (language, receipt, note) => {
    const buyer = await shop.buyer()
    await shop.rows('update "user" set language = $2 where id = $1', [buyer.userId, language])
    const id = await pay(await buyer.intent())
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    await shop.work()
    const [{ refund, receiptNumber }] = (await buyer.person.call('GET', '/api/billing')).json.orders
    for (const [kind, number, title] of [
      ['payment_settled', receiptNumber, receipt],
      ['payment_refunded', refund.creditNoteNumber, note],
    ]) {
      expect(await deliver(mailed(kind, buyer.person.email))).toEqual({ kind: 'accepted' })
      const mail = smtp.received.at(-1)
      expect(mail?.recipients).toEqual([buyer.person.email])
      expect(mail?.attachments).toMatchObject([
        { filename: `Wijha-${number}.pdf`, mimeType: 'application/pdf', disposition: 'attachment' },
      ])
      const { pages, text } = await readPdf(mail?.attachments[0]?.content ?? '')
      expect(pages).toBe(1)
      expect(text.normalize('NFKC')).toContain(number)
      expect(text.normalize('NFKC')).toContain(title)
    }
  },
)

test('a receipt is not mailed to whoever has the address by now', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const id = await pay(await buyer.intent())
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  const mail = mailed('payment_settled', buyer.person.email)
  await shop.rows('delete from "user" where id = $1', [buyer.userId])
  expect(await deliver(mail)).toEqual({ kind: 'no_account' })
  await shop.rows('update "user" set email = $2 where id = $1', [other.userId, buyer.person.email])
  const before = smtp.received.length
  expect(await deliver(mail)).toEqual({ kind: 'not_wanted' })
  expect(smtp.received.length).toBe(before)
})
