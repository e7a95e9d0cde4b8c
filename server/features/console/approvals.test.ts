import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPROVAL_DAYS } from '#contract/approvals.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { type Buyer, createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { declineApproval, grantApproval, listApprovals } from './approvals.ts'
import { decide, REFUND_ALONE } from './money.ts'
import { SERVER } from './note-act.ts'
import { isOnePerson } from './one-person.ts'
import { inviteOperator, removeOperator } from './operators.ts'

let shop: Shop
let asker: OperatorBrowser
let second: OperatorBrowser
beforeAll(async () => {
  shop = await createShop()
  asker = await openConsole(shop, 'owner')
  second = await openConsole(shop, 'finance')
})
afterAll(() => shop.close())

const APPROVALS = '/api/operator/approvals'

/** A refund of more than one operator may approve, asked for by its buyer. */
async function largeRefund(): Promise<{ buyer: Buyer; refundId: string }> {
  const buyer = await shop.buyer()
  const payment = await pay(await buyer.intent())
  await buyer.person.call('POST', `/api/payments/${payment}/settle`)
  await buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`)
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId, reason: 'سبب' })
  const [refund] = await shop.rows('update refund set amount = $2 where user_id = $1 returning id', [
    ...[buyer.userId, REFUND_ALONE + 1],
  ])
  return { buyer, refundId: refund.id }
}

/** Confirms anew, as the time that other tests let go by asks for. */
async function confirmed(operator: OperatorBrowser): Promise<OperatorBrowser> {
  for (const path of ['/api/operator/door', '/api/operator/confirmation']) {
    await operator.call('POST', path, { code: operator.code() })
    shop.clock.advance(30_000)
  }
  return operator
}

async function askedFor() {
  const { buyer, refundId } = await largeRefund()
  await confirmed(asker)
  const { json } = await asker.call('POST', `/api/operator/refunds/${refundId}/approval`)
  expect(json).toEqual({ waits: true })
  const [{ id }] = await shop.rows('select id from approval where subject = $1', [refundId])
  const grant = (operator: OperatorBrowser) => operator.call('POST', `${APPROVALS}/${id}/grant`)
  const status = async () =>
    (await shop.rows('select status from refund where id = $1', [refundId]))[0].status as string
  return { buyer, refundId, id: String(id), grant, status }
}

const acts = (person: string) =>
  shop.rows('select operator_id, act from operator_log where user_id = $1 order by acted_at, act', [person])

describe('a refund over the limit', () => {
  test('is asked for by one and granted by another, with lines of both, and waits on Today until then', async () => {
    const { buyer, refundId, id, grant, status } = await askedFor()
    expect(await status()).toBe('requested')
    await confirmed(second)
    expect((await second.call('GET', '/api/operator/today')).json.waiting.approvals).toBe(1)
    expect((await second.call('GET', APPROVALS)).json).toMatchObject([
      {
        ...{ id, kind: 'refund', subject: refundId, detail: { amount: REFUND_ALONE + 1 }, lacking: false },
        ...{ askedBy: asker.email, askedAs: 'owner', may: { grant: true, decline: true, withdraw: false } },
      },
    ])
    const refunds = (await second.call('GET', '/api/operator/refunds')).json
    expect(refunds).toContainEqual(expect.objectContaining({ id: refundId, waits: true }))
    // Asked once more it goes on waiting.
    await asker.call('POST', `/api/operator/refunds/${refundId}/approval`)
    expect((await grant(second)).status).toBe(204)
    expect(await status()).toBe('processing')
    await shop.work()
    expect(await status()).toBe('refunded')
    const lines = await acts(buyer.userId)
    expect(lines).toContainEqual({ act: 'approval_asked', operator_id: asker.userId })
    expect(lines).toContainEqual({ act: 'approval_granted', operator_id: second.userId })
    expect(lines).toContainEqual({ act: 'refund_approved', operator_id: second.userId })
    expect(lines).toHaveLength(3)
    expect((await second.call('GET', '/api/operator/today')).json.waiting.approvals).toBe(0)
  })

  test('of a hundred grants at once, one has an effect', async () => {
    const { buyer, grant, status } = await askedFor()
    await confirmed(second)
    const answers = await Promise.all(Array.from({ length: 100 }, () => grant(second)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(99)
    await shop.work()
    expect(await status()).toBe('refunded')
    const granted = (await acts(buyer.userId)).filter(({ act }) => act === 'refund_approved')
    expect(granted).toHaveLength(1)
  })

  test('is never granted by who asked, in whatever role, nor by the command on the server for itself', async () => {
    const { id, grant, status, refundId } = await askedFor()
    const own = await grant(asker)
    expect([own.status, own.json.code]).toEqual([403, 'second_pair_required'])
    await shop.rows("update operator set operator_role = 'finance' where user_id = $1", [asker.userId])
    expect((await grant(asker)).json.code).toBe('second_pair_required')
    await shop.rows("update operator set operator_role = 'owner' where user_id = $1", [asker.userId])
    const direct = grantApproval(shop.deps, { userId: asker.userId, role: 'owner' }, id)
    await expect(direct).rejects.toThrow('second_pair_required')
    await declineApproval(shop.deps, { userId: asker.userId, role: 'owner' }, id)
    const wish = { id: refundId, decision: 'approve' } as const
    expect(await decide(shop.deps, SERVER, wish)).toEqual({ waits: true })
    const [{ id: other }] = await shop.rows(
      "select id from approval where subject = $1 and status = 'open'",
      [refundId],
    )
    await expect(grantApproval(shop.deps, SERVER, other)).rejects.toThrow('second_pair_required')
    expect(await status()).toBe('requested')
    await grantApproval(shop.deps, { userId: second.userId, role: 'finance' }, other)
    expect(await status()).toBe('processing')
  })

  test('lapses with the role of who asked, and after seven days, and is then asked for anew', async () => {
    const { grant, status, refundId } = await askedFor()
    await confirmed(second)
    await shop.rows("update operator set operator_role = 'support' where user_id = $1", [asker.userId])
    expect((await grant(second)).status).toBe(404)
    await shop.rows("update operator set operator_role = 'owner' where user_id = $1", [asker.userId])
    const [{ days }] = await shop.rows(
      'select extract(day from expires_at - asked_at)::int as days from approval where subject = $1',
      [refundId],
    )
    expect(days).toBe(APPROVAL_DAYS)
    await shop.rows('update approval set expires_at = $2 where subject = $1', [refundId, shop.clock.now])
    const late = await listApprovals(shop.deps, { userId: second.userId, role: 'finance' })
    expect(late).toEqual([])
    const wish = { id: refundId, decision: 'approve' } as const
    await decide(shop.deps, { userId: second.userId, role: 'finance' }, wish)
    const rows = await shop.rows('select status from approval where subject = $1 order by asked_at', [
      refundId,
    ])
    expect(rows.map(({ status }) => status)).toEqual(['lapsed', 'open'])
    // Rejected by one, it is not there to be granted any more.
    await decide(shop.deps, SERVER, { ...wish, decision: 'reject' })
    expect(await listApprovals(shop.deps, SERVER)).toEqual([])
    expect(await status()).toBe('rejected')
  })

  test('is declined by another, and withdrawn by who asked', async () => {
    for (const [operator, act] of [
      [second, 'approval_declined'],
      [asker, 'approval_withdrawn'],
    ] as const) {
      const { buyer, id, status, grant } = await askedFor()
      await confirmed(operator)
      expect((await operator.call('POST', `${APPROVALS}/${id}/refusal`)).status).toBe(204)
      expect((await grant(second)).status).toBe(404)
      expect(await status()).toBe('requested')
      expect((await acts(buyer.userId)).at(-1)).toEqual({ act, operator_id: operator.userId })
    }
  })

  test('nothing is granted when it cannot be carried out', async () => {
    const { id, status } = await askedFor()
    const trigger = `create function refuse_update() returns trigger language plpgsql as $$ begin raise 'no'; end $$`
    await shop.rows(trigger)
    await shop.rows(
      'create trigger refuse_update before update on refund for each row execute function refuse_update()',
    )
    await expect(grantApproval(shop.deps, { userId: second.userId, role: 'finance' }, id)).rejects.toThrow()
    await shop.rows('drop trigger refuse_update on refund')
    expect(await status()).toBe('requested')
    expect(await shop.rows('select status from approval where id = $1', [id])).toEqual([{ status: 'open' }])
    await grantApproval(shop.deps, { userId: second.userId, role: 'finance' }, id)
  })

  test('and one of the own payment takes a second operator, however small', async () => {
    const { buyer, refundId } = await largeRefund()
    await shop.rows('update refund set amount = 2900 where id = $1', [refundId])
    await shop.rows(
      "insert into operator (user_id, operator_role, invited_at) values ($1, 'finance', now())",
      [buyer.userId],
    )
    const self = { userId: buyer.userId, role: 'finance' } as const
    const wish = { id: refundId, decision: 'approve' } as const
    expect(await decide(shop.deps, self, wish)).toEqual({ waits: true })
    await shop.rows('delete from operator where user_id = $1', [buyer.userId])
  })
})

describe('a role', () => {
  test('asked for by the only owner says who is missing, and the command on the server grants it', async () => {
    const world = await createShop()
    const owner = await openConsole(world, 'owner')
    const support = await openConsole(world, 'support')
    await owner.call('DELETE', `/api/operator/operators/${support.userId}`)
    const [waiting] = (await owner.call('GET', APPROVALS)).json
    expect(waiting).toMatchObject({
      ...{ kind: 'role', detail: { email: support.email, role: null }, lacking: true },
      may: { grant: false, decline: false, withdraw: true },
    })
    expect((await owner.call('GET', '/api/operator/today')).json.waiting.approvals).toBe(1)
    await grantApproval(world.deps, SERVER, waiting.id)
    expect((await support.call('GET', '/api/operator/today')).status).toBe(404)
    await world.close()
  })

  test('is never granted by whom it concerns, and one request about an account waits at a time', async () => {
    const [one, other] = [await openConsole(shop, 'owner'), await openConsole(shop, 'owner')]
    const operator = { userId: one.userId, role: 'owner' } as const
    await removeOperator(shop.deps, operator, other.userId)
    const [{ id }] = await shop.rows('select id from approval where subject = $1', [other.userId])
    const self = grantApproval(shop.deps, { userId: other.userId, role: 'owner' }, id)
    await expect(self).rejects.toThrow('second_pair_required')
    const rise = inviteOperator(shop.deps, operator, { email: other.email, role: 'auditor' })
    await expect(rise).rejects.toThrow('approval_open')
  })

  test('is not granted by who asked through a second account of theirs', async () => {
    const world = await createShop()
    const [one, other] = [await openConsole(world, 'owner'), await openConsole(world, 'owner')]
    const support = await openConsole(world, 'support')
    await world.rows(
      `update "user" set email = case id when $1 then 'huda.s@gmail.com' else 'hudas+2@gmail.com' end where id in ($1, $2)`,
      [one.userId, other.userId],
    )
    await removeOperator(world.deps, { userId: one.userId, role: 'owner' }, support.userId)
    const [waiting] = await listApprovals(world.deps, { userId: other.userId, role: 'owner' })
    expect(waiting).toMatchObject({ may: { grant: false }, lacking: true })
    const grant = grantApproval(world.deps, { userId: other.userId, role: 'owner' }, waiting?.id ?? '')
    await expect(grant).rejects.toThrow('second_pair_required')
    await world.close()
  })

  test.each([
    ['one@example.com', 'هدى', 'two@example.com', 'نورة', false],
    ['one+a@example.com', 'هدى', 'ONE@example.com', 'نورة', true],
    ['o.ne@example.com', 'هدى', 'one@example.com', 'نورة', false],
    ['o.ne@googlemail.com', 'هدى', 'one@gmail.com', 'نورة', true],
    ['one@example.com', 'Huda  Salem ', 'two@example.com', 'huda salem', true],
  ])('%s (%s) and %s (%s) are one person: %s', (email, name, otherEmail, otherName, expected) => {
    expect(isOnePerson({ email, name }, { email: otherEmail, name: otherName })).toBe(expected)
  })
})

test('what was asked for is kept as long as the log', async () => {
  const { id } = await askedFor()
  await shop.rows("update approval set asked_at = asked_at - interval '731 days' where id = $1", [id])
  await cleanUp(shop.deps)
  expect(await shop.rows('select id from approval where id = $1', [id])).toEqual([])
})
