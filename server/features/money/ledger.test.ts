import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoGaps, expectSameLedger } from '../../../tests/support/compare-ledgers.ts'
import { journey, quiesce, walk } from '../../../tests/support/random-journey.ts'
import { createShop, type Shop } from '../../../tests/support/shop.ts'

/** JOURNEYS and JOURNEY_SEED look further than a run of every day; `npm run faults` walks 1,000. */
const RUNS = Number(process.env.JOURNEYS ?? 50)
const SEED = Number(process.env.JOURNEY_SEED ?? 20_261_120)

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ limitMs: 2000 })
})
afterAll(() => shop.close())

test(`after any of ${RUNS} journeys with faults our ledger is the provider's`, {
  timeout: 60_000 + RUNS * 1500,
}, async () => {
  const bought = { paid: 0, returned: 0 }
  await fc.assert(
    fc.asyncProperty(journey, async steps => {
      const buyer = await shop.quickBuyer()
      await walk(shop, buyer, steps)
      await quiesce(shop, buyer.userId)
      await expectSameLedger(shop, buyer.userId)
      const statuses = await shop.rows('select status from payment where user_id = $1', [buyer.userId])
      for (const { status } of statuses) {
        if (status === 'paid') bought.paid++
        if (status === 'refunded' || status === 'voided') bought.returned++
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
  await expectNoGaps(shop)
  // Journeys in which nothing is ever bought or refunded would prove nothing.
  expect(bought.paid).toBeGreaterThan(RUNS / 5)
  expect(bought.returned).toBeGreaterThan(0)
})
