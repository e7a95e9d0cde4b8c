import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Today } from '#contract/console.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { createPanel } from '../../../tests/support/rater.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'

let shop: Shop
let owner: OperatorBrowser
beforeAll(async () => {
  shop = await createShop()
  // Noon in Riyadh: an hour ago is still today.
  shop.clock.now = new Date(`${shop.clock.now.toISOString().slice(0, 10)}T09:00:00Z`)
})
beforeEach(async () => {
  owner = await openConsole(shop, 'owner')
})
afterAll(() => shop.close())

const today = async (): Promise<Today> => (await owner.call('GET', '/api/operator/today')).json
const DAY_S = 86_400

describe('panels that wait', () => {
  test('are counted when their round has gone on for over six weeks, and once closed until each pair is decided', async () => {
    const panels = async () => (await today()).waiting.panels
    expect(await panels()).toBe(0)
    const { id } = await createPanel(shop, { pairs: 2 })
    expect(await panels()).toBe(0)
    const old = new Date(shop.clock.now.getTime() - 43 * DAY_S * 1000)
    await shop.rows('update rating_panel set made_at = $2 where id = $1', [id, old])
    expect(await panels()).toBe(1)
    // Raters have begun to discuss: the round is young again.
    await shop.rows(`update rating_panel set round = 'discussion', discussed_at = $2 where id = $1`, [
      ...[id, shop.clock.now],
    ])
    expect(await panels()).toBe(0)
    await shop.rows(`update rating_panel set round = 'closed', closed_at = $2 where id = $1`, [
      ...[id, shop.clock.now],
    ])
    expect(await panels()).toBe(1)
    const [{ items }] = await shop.rows('select items from rating_panel where id = $1', [id])
    for (const [index, pair] of items.entries()) {
      expect(await panels(), `${index} decided`).toBe(1)
      await shop.rows(
        `insert into item_decision (id, panel_id, pair, verdict, reason, proposed_at, confirmed_at)
         values ($1, $2, $3, 'returned', 'reason', $4, $4)`,
        [randomUUID(), id, pair, shop.clock.now],
      )
    }
    expect(await panels()).toBe(0)
  })
})

describe('hours that consultants do not offer', () => {
  const missing = async () => (await today()).waiting.hours
  const later = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000)
  const offer = (hours: number) =>
    shop.rows(
      `insert into consultation_hour (user_id, id, starts_at, meeting_address, created_at)
       values ($1, $2, $3, 'https://meet.example/room', $4)`,
      [owner.userId, randomUUID(), later(hours), shop.clock.now],
    )
  const consult = (userId: string, status: string) =>
    shop.rows(
      `insert into consultation
         (user_id, id, hour_id, starts_at, meeting_address, period_start, status, ended_at, created_at)
       select user_id, $2, $2, $3, 'https://meet.example/room', starts_at, $4, $3, $3 from entitlement
       where user_id = $1 and kind = 'pro'`,
      [userId, randomUUID(), shop.clock.now, status],
    )
  const pro = async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent({ packageId: 'pro', saveCard: true }))
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    await shop.work()
    const [{ user_id }] = await shop.rows(
      `select user_id from entitlement where kind = 'pro' order by starts_at desc limit 1`,
    )
    return user_id as string
  }

  test('are those missing for Pro subscribers who may still book: of a paid month that is not used, or given back', async () => {
    expect(await missing()).toBe(0)
    const one = await pro()
    expect(await missing()).toBe(1)
    // Nearer than a day, and further than 60 days, it cannot be booked.
    await offer(23)
    await offer(61 * 24)
    expect(await missing()).toBe(1)
    await offer(25)
    await offer(50)
    expect(await missing()).toBe(0)
    await shop.rows('delete from consultation_hour')
    await consult(one, 'withdrawn')
    expect(await missing()).toBe(1)
    const month = await shop.rows('update entitlement set ends_at = $2 where user_id = $1 returning kind', [
      ...[one, shop.clock.now],
    ])
    expect([month.length, await missing()]).toEqual([1, 1])
    await consult(one, 'held')
    expect(await missing()).toBe(0)
  })
})

describe('what has changed', () => {
  /** Lets the n-th answer of a completed attempt come `n` times so many seconds after its start. */
  const paced = async (ago: number, every: number) => {
    const { assessmentId } = await shop.buyer()
    await shop.rows(
      `update attempt set started_at = $2, last_answer_at = $3, completed_at = $3,
         answered_after = array(select n * $4::int from generate_series(1, 90) n) where id = $1`,
      [
        assessmentId,
        new Date(shop.clock.now.getTime() - ago * 1000),
        new Date(shop.clock.now.getTime() - ago * 1000 + 90 * every * 1000),
        every,
      ],
    )
    return assessmentId
  }
  const difference = async (act: () => Promise<unknown>) => {
    const before = (await today()).changed
    await act()
    const after = (await today()).changed
    return {
      answersAMinute: Math.round((after.answersAMinute - before.answersAMinute) * 10) / 10,
      sections: after.sections.map(({ section, today, week }, index) => [
        section,
        today - (before.sections[index]?.today ?? 0),
        week - (before.sections[index]?.week ?? 0),
      ]),
    }
  }

  test('is counted from when each answer came: of the last hour, and the ends of sections by day', async () => {
    // One a minute, from 80 minutes ago to 10 minutes from the last one; 60 of them within the hour.
    expect(await difference(() => paced(90 * 60, 60))).toEqual({
      answersAMinute: 1,
      sections: [
        [1, 1, 1],
        [2, 1, 1],
        [3, 1, 1],
      ],
    })
    // Sections ended 160 hours, 80 hours and just now; seven days with today are 156 hours at noon.
    const third = Math.floor((10 * DAY_S) / 90)
    expect((await difference(() => paced(90 * third, third))).sections).toEqual([
      [1, 0, 0],
      [2, 0, 1],
      [3, 1, 1],
    ])
  })

  test('leaves out simulated takers, and says how much failed', async () => {
    const { answersAMinute, sections } = await difference(async () => {
      const id = await paced(90 * 60, 60)
      await shop.rows('update attempt set simulated = true where id = $1', [id])
    })
    expect([answersAMinute, sections.flat().filter((_, index) => index % 3)]).toEqual([0, [0, 0, 0, 0, 0, 0]])
    const { failures } = (await today()).changed
    expect(failures).toEqual({ mails: 0, jobs: 0, errors: expect.any(Number) })
  })
})
