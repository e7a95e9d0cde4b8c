import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonPage } from '#contract/console.ts'
import { byBelievedClock } from '#server/features/mail/by-believed-clock.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { openQueues } from '#server/start-jobs.ts'
import { openConsole } from '../tests/support/console.ts'
import { linesOf, operatorCommand, type Ran } from '../tests/support/operator-command.ts'
import { createShop, pay, type Shop } from '../tests/support/shop.ts'
import { USAGE } from './operator/usage.ts'

let shop: Shop
let run: ReturnType<typeof operatorCommand>['run']
let runWith: ReturnType<typeof operatorCommand>['runWith']
let operator: ReturnType<typeof operatorCommand>['operator']
beforeAll(async () => {
  shop = await createShop()
  ;({ run, runWith, operator } = operatorCommand(shop))
})
afterAll(() => shop.close())

/** As an operator would, in a process of its own; without a word to npm. */
function runProcess(...words: string[]): Promise<Ran> {
  return new Promise(resolve => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: shop.store.url,
      AUTH_SECRET: 'a-secret-of-the-tests-that-signs-nothing-else',
    }
    const script = join(import.meta.dirname, 'operator.ts')
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout, said: stderr })
    })
  })
}

async function paidOrder() {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  return { buyer, id, orderId: String(order.orderId) }
}

/** A paid order whose buyer has asked for a refund that only the operator can grant. */
async function askedRefund() {
  const { buyer, id, orderId } = await paidOrder()
  await buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`)
  await buyer.person.call('POST', '/api/billing/refund', { orderId, reason: 'السبب' })
  const status = async () => (await buyer.person.call('GET', '/api/billing')).json.orders[0].refund.status
  return { buyer, id, orderId, status }
}

describe('the operator', () => {
  test('says that the clock is right: by it work is done again', async () => {
    const worked = async () => {
      let done = false
      await byBelievedClock(shop.deps, async () => {
        done = true
      })
      return done
    }
    // As after two years, by the machine's own clock.
    await shop.store.pool.query(
      `insert into server_clock (seen_at, doubted_until) values (now() - interval '2 years', 'infinity')`,
    )
    shop.clock.now = new Date()
    expect(await worked()).toBe(false)
    expect((await operator('clock', 'right')).code).toBe(0)
    expect(await worked()).toBe(true)
    expect((await operator('clock')).code).toBe(2)
  })

  test('sees what was bought and what is asked for, and no card', async () => {
    const { buyer, id, orderId } = await askedRefund()
    const orders = await operator('orders')
    expect(orders.lines).toContainEqual(
      expect.objectContaining({ id: orderId, product: 'unlock', amount: 2900, status: 'paid', payment: id }),
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

  test('grants what was asked for in the console, and asks there for what it may not do alone', async () => {
    const [owner, other] = [await openConsole(shop, 'owner'), await openConsole(shop, 'support')]
    await owner.call('DELETE', `/api/operator/operators/${other.userId}`)
    const waiting = async () => {
      const { lines } = await operator('approvals')
      return String(lines.find(({ subject }) => subject === other.userId)?.id)
    }
    expect((await operator('approvals', 'grant', await waiting())).code).toBe(0)
    expect((await operator('operators')).lines).toContainEqual(
      expect.objectContaining({ id: owner.userId, role: 'owner' }),
    )
    expect((await operator('operators', 'give', other.email, 'auditor')).code).toBe(0)
    const asked = await waiting()
    expect((await operator('approvals', 'grant', asked)).code).toBe(1)
    expect((await owner.call('POST', `/api/operator/approvals/${asked}/grant`)).status).toBe(204)
    expect((await operator('operators', 'remove', owner.userId)).code).toBe(0)
    expect((await operator('approvals', 'decline', 'x')).code).toBe(1)
  })

  test('exports the receipts of a month as a file, in a language', async () => {
    const { id } = await askedRefund()
    const month = dayInRiyadh(shop.clock.now).slice(0, 7)
    const inEnglish = await run('receipts', month, 'en')
    expect(inEnglish.code).toBe(0)
    expect(inEnglish.out).toContain(id)
    expect(inEnglish.out).toMatch(/^\ufeffNumber/)
    const inArabic = await run('receipts', month)
    expect(inArabic.out).toContain(id)
    expect(inArabic.out).not.toContain('Number')
    const { lines } = await operator('receipts', 'find', id, 'en')
    expect(lines).toMatchObject([{ payment: id, kind: 'receipt', total: 2900 }])
    for (const wrong of [[], ['2026-13'], [month, 'fr'], ['find'], ['find', id, 'fr']]) {
      expect((await run('receipts', ...wrong)).code).toBe(2)
    }
  })

  test('opens a person for a reason, unlocks, corrects a name, withdraws a link and asks for a refund', async () => {
    const buyer = await shop.buyer()
    const look = async () => {
      const { code, lines } = await operator('people', 'look', buyer.person.email, 'asked')
      expect(code).toBe(0)
      return lines[0] as unknown as PersonPage
    }
    const page = await look()
    expect(page).toMatchObject({ id: buyer.userId, attempts: [{ unlocked: false }] })
    const attempt = page.attempts[0]?.id ?? ''
    expect((await operator('people', 'unlock', page.id, attempt, 'payment')).code).toBe(0)
    expect((await operator('people', 'unlock', page.id, attempt, 'payment')).code).toBe(1)
    expect(
      (await operator('people', 'name', page.id, 'نورة', 'السالم', 'asked', 'نورة أحمد السالم')).code,
    ).toBe(0)
    await shop.rows('update attempt set paper_produced_at = now() where id = $1', [attempt])
    expect((await operator('people', 'withdraw', page.id, 'verification', attempt, 'report')).code).toBe(0)
    expect((await operator('people', 'withdraw', page.id, 'verification', attempt, 'report')).code).toBe(1)
    const after = await look()
    expect(after).toMatchObject({ fullName: 'نورة أحمد السالم', links: [], attempts: [{ unlocked: true }] })
    // The mail that tells of it is in line, and on no other person's page.
    const told = expect.objectContaining({ kind: 'name_corrected', state: 'waiting' })
    expect(after.mails).toContainEqual(told)
    expect(page.mails).not.toContainEqual(told)

    const { buyer: payer, orderId } = await paidOrder()
    expect((await operator('people', 'refund', payer.userId, orderId, 'payment')).code).toBe(0)
    expect((await operator('people', 'refund', payer.userId, orderId, 'payment')).code).toBe(1)
    const { lines } = await operator('payments', orderId)
    expect(lines).toMatchObject([{ order: orderId, role: 'settled', flag: null }])
    const seen = (await buyer.person.call('GET', '/api/account/looks')).json
    const acts = seen.map(({ act, role }: { act: string; role: string }) => [act, role])
    expect(acts).toEqual(
      expect.arrayContaining([
        ['person_opened', 'server'],
        ['report_unlocked', 'server'],
        ['name_corrected', 'server'],
        ['link_withdrawn', 'server'],
      ]),
    )
    expect((await operator('people', 'look', 'nobody@example.com', 'asked')).lines).toEqual([])
  })

  test('reads a message, answers it with what is piped in, and closes another', async () => {
    const send = (message: string) =>
      shop.browser().call('POST', '/api/contact', { name: 'سارة', email: 'sara.two@example.com', message })
    await send('السؤال الأول في هذه الرسالة')
    await send('رسالة ثانية لا تنتظر رداً')
    const open = (await operator('messages')).lines.filter(line => line.open)
    expect(open).toHaveLength(2)
    const [first, second] = open.map(({ id }) => String(id))
    expect((await operator('messages', 'read', String(first))).lines).toMatchObject([{ name: 'سارة' }])
    expect((await runWith('قصير', 'messages', 'answer', String(first), 'ar')).code).toBe(1)
    expect((await runWith('هذا هو الرد الكامل', 'messages', 'answer', String(first), 'ar')).code).toBe(0)
    expect((await operator('messages', 'read', String(first))).lines).toMatchObject([
      { open: false, answers: [{ text: 'هذا هو الرد الكامل' }] },
    ])
    expect((await operator('messages', 'close', String(second))).code).toBe(0)
    expect((await operator('messages', 'close', String(second))).code).toBe(1)
  })

  test('sees what waits and has changed, how the server is, and the log', async () => {
    expect((await operator('today')).lines).toMatchObject([{ waiting: {}, changed: {} }])
    expect((await operator('health')).lines).toMatchObject([{ queues: expect.any(Array) }])
    expect((await operator('log')).lines.length).toBeGreaterThan(0)
    expect((await operator('log', 'yesterday')).code).toBe(2)
  })

  test('deletes again, after a restore, who had deleted their account', async () => {
    const buyer = await shop.buyer()
    const { code, said } = await operator('delete-account', buyer.userId)
    expect(code).toBe(0)
    expect(said).toContain('account_deleted')
    expect(said).not.toContain(buyer.person.email)
    expect(await shop.rows(`select id from "user" where id = '${buyer.userId}'`)).toEqual([])
    expect((await buyer.person.call('GET', '/api/billing')).status).toBe(401)
    expect((await operator('delete-account', buyer.userId)).code).toBe(1)
  })

  test('sees which mails were given up on and why, not to whom, and sends one again', async () => {
    const { boss, jobs } = await openQueues(shop.deps)
    const inLine = () => boss.findJobs<{ id: string }>('mail', { queued: true })
    const before = (await inLine()).map(({ id }) => id)
    const mail = { kind: 'account_deleted', to: 'huda@example.com', firstName: 'هدى', locale: 'ar' } as const
    await shop.store.database.transaction(transaction => sendMail({ jobs }, transaction, mail))
    const first = (await inLine()).find(({ id }) => !before.includes(id))
    if (!first) throw new Error('the mail is not in line')
    await boss.send('mail-dead-letters', first.data)
    await boss.deleteJob('mail', first.id)
    const { lines, said } = await operator('mails')
    expect(lines).toEqual([expect.objectContaining({ kind: 'account_deleted', id: expect.any(String) })])
    expect(JSON.stringify([lines, said])).not.toContain('huda')
    expect((await operator('mails', 'again', String(lines[0]?.id))).code).toBe(0)
    // The same message: who got it the first time can tell.
    expect((await inLine()).filter(({ data }) => data.id === first.data.id)).toHaveLength(1)
    expect((await operator('mails')).lines).toEqual([])
    expect((await operator('mails', 'again', String(lines[0]?.id))).code).toBe(1)
    expect((await operator('mails', 'again', 'all')).code).toBe(1)
    await jobs.stop()
  })

  test('leaves a line of whatever it reads or does', async () => {
    const { person, userId } = await shop.buyer()
    await shop.rows(`update "user" set email_verified = true where id = '${userId}'`)
    expect((await operator('owner', person.email)).code).toBe(0)
    // Nobody answers there, which is told as a difference.
    const unheard = await operator('payment-page', 'http://127.0.0.1:9')
    expect([unheard.code, unheard.lines]).not.toEqual([0, []])
    const acts = await shop.rows(
      "select distinct act from operator_log where operator_role = 'server' order by act",
    )
    expect(acts.map(({ act }) => act)).toEqual([
      'account_deleted',
      'approval_asked',
      'approval_granted',
      'approvals_listed',
      'clock_believed',
      'link_withdrawn',
      'log_read',
      'mail_sent_again',
      'mails_listed',
      'message_answered',
      'message_closed',
      'message_read',
      'messages_listed',
      'name_corrected',
      'operator_invited',
      'operator_removed',
      'operators_listed',
      'orders_listed',
      'payment_page_checked',
      'payments_listed',
      'person_opened',
      'receipts_exported',
      'receipts_listed',
      'refund_approved',
      'refund_asked',
      'refund_rejected',
      'refunds_listed',
      'report_unlocked',
    ])
  })

  test.each([
    '',
    'mails burn',
    'delete-account',
    'money',
    'refunds approve',
    'refunds burn x',
    'requests',
    'approvals grant',
    'operators give x boss',
    'people look x@example.com',
    'people unlock x y asked',
    'messages answer x ar',
    'payments a b',
    'constructor',
    'people constructor',
    'today tomorrow',
    'funnel 2026-11',
    'funnel 2026-13 day',
    'consultations x',
    'hours',
    'hours nobody',
    'content change',
    'content change prices because',
    'panels make name practitioners competency 1',
    'panels make name everybody competency 1 2',
    'panels make name lay competency one 2',
    'panels make name lay competency 1 2 half',
    'panels read',
    'panels close x',
    'panels invite 00000000-0000-4000-8000-000000000000 nobody ar',
    'panels propose 00000000-0000-4000-8000-000000000000 competency-01@4 burned because-it-is',
    'snapshots take everybody',
    'snapshots table 00000000-0000-4000-8000-000000000000 novel',
    'snapshots slot 00000000-0000-4000-8000-000000000000 x basic',
    'norms publish',
    'norms make basic',
    'pilots plan pair many on',
    'pilots plan pair 10 maybe',
  ])('is told how the command is used: %j', async words => {
    const { code, said } = await operator(...words.split(' ').filter(Boolean))
    expect([code, said]).toEqual([2, expect.stringContaining('npm run operator')])
  })
})

// A busy machine starts processes slowly.
test('the command prints rows and files to one stream and what it says to the other, and tells by its exit how it went', {
  timeout: 120_000,
}, async () => {
  const { buyer, id } = await askedRefund()
  const refunds = await runProcess('refunds')
  expect(refunds.code).toBe(0)
  const waiting = linesOf(refunds.out).find(({ payment }) => payment === id)
  expect(waiting).toMatchObject({ buyer: buyer.person.email })
  expect(refunds.said).toContain('operator_read')
  expect(refunds.said).not.toContain(buyer.person.email)
  const receipts = await runProcess('receipts', dayInRiyadh(shop.clock.now).slice(0, 7), 'en')
  expect([receipts.code, receipts.out]).toEqual([0, expect.stringMatching(/^\ufeffNumber/)])
  const missing = await runProcess('refunds', 'reject', 'x')
  expect([missing.code, missing.out]).toEqual([1, ''])
  expect(await runProcess('money')).toEqual({ code: 2, out: '', said: `${USAGE}\n` })
})
