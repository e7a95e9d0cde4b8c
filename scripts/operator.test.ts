import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShop, pay, type Shop } from '../tests/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

/** As an operator would, in a process of its own; without a word to npm. */
function operator(
  ...words: string[]
): Promise<{ code: number; lines: Record<string, unknown>[]; said: string }> {
  return new Promise(resolve => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: shop.store.url,
      AUTH_SECRET: 'a-secret-of-the-tests-that-signs-nothing-else',
    }
    const script = join(import.meta.dirname, 'operator.ts')
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter(Boolean)
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        lines: lines.map(line => JSON.parse(line)),
        said: stderr,
      })
    })
  })
}

/** A paid order whose buyer has asked for a refund that only the operator can grant. */
async function askedRefund() {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  await buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`)
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId, reason: 'السبب' })
  const status = async () => (await buyer.person.call('GET', '/api/billing')).json.orders[0].refund.status
  return { buyer, id, orderId: order.orderId, status }
}

// Each word of the operator is a process of its own, which a busy machine starts slowly.
describe('the operator', { timeout: 120_000 }, () => {
  test('sees what was bought and what is asked for, and no card', async () => {
    const { buyer, id, orderId } = await askedRefund()
    const orders = await operator('orders')
    expect(orders.lines).toContainEqual(
      expect.objectContaining({ id: orderId, item: 'unlock', amount: 2900, status: 'paid', payment: id }),
    )
    const refunds = await operator('refunds')
    expect(refunds.lines).toContainEqual(
      expect.objectContaining({
        payment: id,
        status: 'requested',
        reason: 'request',
        note: 'السبب',
        buyer: buyer.person.email,
      }),
    )
    expect(JSON.stringify([orders.lines, refunds.lines])).not.toContain('1111')
  })

  test('approves a refund, which the job then carries out, or rejects it', async () => {
    const [granted, declined] = [await askedRefund(), await askedRefund()]
    const { lines } = await operator('refunds')
    const refundOf = (payment: string) => String(lines.find(line => line.payment === payment)?.id)
    expect((await operator('refunds', 'approve', refundOf(granted.id))).code).toBe(0)
    expect(await granted.status()).toBe('processing')
    expect((await operator('refunds', 'reject', refundOf(declined.id))).code).toBe(0)
    expect(await declined.status()).toBe('rejected')
    expect((await operator('refunds', 'approve', refundOf(declined.id))).code).toBe(1)
    const jobs = await shop.rows("select name from pgboss.job where name in ('refund-payment', 'mail')")
    expect(jobs.map(job => job.name).sort()).toEqual(['mail', 'refund-payment'])
  })

  test('answers messages of the contact page', async () => {
    const message = { name: 'سارة', email: 'sara@example.com', message: 'رسالة طويلة بما يكفي' }
    await shop.browser().call('POST', '/api/contact', message)
    const [request] = (await operator('requests')).lines
    expect(request).toMatchObject({ kind: 'contact', from: 'sara@example.com', about: message.message })
    expect((await operator('requests', 'approve', String(request?.id))).code).toBe(0)
    expect((await operator('requests')).lines).toEqual([])
  })

  test.each(['', 'money', 'refunds approve', 'refunds burn x'])(
    'is told how the command is used: %j',
    async words => {
      const { code, said } = await operator(...words.split(' ').filter(Boolean))
      expect([code, said]).toEqual([2, expect.stringContaining('npm run operator')])
    },
  )
})
