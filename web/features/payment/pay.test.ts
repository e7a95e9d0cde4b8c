import { expect, test, vi } from 'vitest'
import type { PaymentIntent, Settlement } from '#contract/payments.ts'
import type { Words } from '#engine/languages/index.ts'
import { ApiError, NetworkError } from '#web/api/error.ts'
import { type PayDeps, pay } from './pay.ts'
import type { ProviderResponse } from './send-to-provider.ts'

const INTENT: PaymentIntent = {
  clientSecret: 'order_1',
  givenId: '3f0c5f0e-8a53-4b7e-9d0a-0c6f5f0e8a53',
  item: 'unlock',
  amount: 2900,
  currency: 'SAR',
  description: '',
  callbackUrl: 'http://localhost/payment/callback',
  metadata: {},
  saveCard: false,
  publishableKey: 'pk_test_1',
  apiUrl: 'http://localhost:3001/v1',
  open: null,
}
const OPEN = { ...INTENT, open: { transactionUrl: 'http://bank.test/', until: '2026-11-20T10:00:00Z' } }
const CARD = { number: '4201320111111010', month: '08', year: '29', cvc: '123', name: 'NOURA ALSALEM' }
const settled = (status: Settlement['status'], message: Words | null = null): Settlement => ({
  status,
  message,
  transactionNumber: INTENT.givenId,
  item: 'unlock',
  assessmentId: 'a',
  packageId: null,
  receiptNumber: null,
})
const DECLINED = { ar: 'رُفضت', en: 'Declined' }
const created = (status: string, transactionUrl: string | null = null): ProviderResponse => ({
  kind: 'created',
  status,
  message: DECLINED,
  transactionUrl,
})

function world(response: ProviderResponse, settlement: Settlement | Error = settled('paid')) {
  const deps = {
    send: vi.fn<PayDeps['send']>(async () => response),
    settle: vi.fn<PayDeps['settle']>(async () => {
      if (settlement instanceof Error) throw settlement
      return settlement
    }),
    renew: vi.fn<PayDeps['renew']>(async () => OPEN),
  }
  return deps
}

test('initiated leads to the bank, without asking anybody', async () => {
  const deps = world(created('initiated', 'http://bank.test/'))
  expect(await pay(deps, INTENT, CARD)).toEqual({ kind: 'bank', url: 'http://bank.test/' })
  expect(deps.settle).not.toHaveBeenCalled()
})

test('paid is believed only when our server says it', async () => {
  const paid = world(created('paid'))
  expect(await pay(paid, INTENT, CARD)).toEqual({ kind: 'settled', settlement: settled('paid') })
  expect(paid.settle).toHaveBeenCalledWith(INTENT.givenId)
  const flagged = world(created('paid'), settled('flagged'))
  expect(await pay(flagged, INTENT, CARD)).toMatchObject({ settlement: { status: 'flagged' } })
  const lied = world(created('paid'), settled('failed', DECLINED))
  expect(await pay(lied, INTENT, CARD)).toEqual({ kind: 'failed', message: DECLINED })
})

test("a decline has the bank's message, a refusal the provider's", async () => {
  expect(await pay(world(created('failed')), INTENT, CARD)).toEqual({ kind: 'failed', message: DECLINED })
  const refusal: ProviderResponse = { kind: 'refused', message: DECLINED, taken: false }
  expect(await pay(world(refusal), INTENT, CARD)).toEqual({ kind: 'failed', message: DECLINED })
})

test('a lost answer and an id that another tab has used are looked up, never sent again', async () => {
  const taken: ProviderResponse = { kind: 'refused', message: null, taken: true }
  for (const response of [{ kind: 'lost' }, taken] as const) {
    const paid = world(response)
    expect(await pay(paid, INTENT, CARD)).toMatchObject({ kind: 'settled' })
    expect(await pay(world(response, settled('pending')), INTENT, CARD)).toEqual({
      kind: 'underWay',
      intent: OPEN,
    })
    expect(await pay(world(response, settled('checking')), INTENT, CARD)).toMatchObject({ kind: 'unknown' })
    expect(paid.send).toHaveBeenCalledTimes(1)
  }
})

test('what the provider has never heard of has charged nobody; what our server cannot say stays unknown', async () => {
  const missing = new ApiError(404, 'Not Found', '')
  expect(await pay(world({ kind: 'lost' }, missing), INTENT, CARD)).toEqual({ kind: 'failed', message: null })
  expect(await pay(world({ kind: 'lost' }, new NetworkError('away')), INTENT, CARD)).toEqual({
    kind: 'unknown',
    paymentId: INTENT.givenId,
  })
})

test('a payment that waits for the bank is never called failed, though our server goes away meanwhile', async () => {
  const deps = world({ kind: 'lost' }, settled('pending'))
  deps.renew.mockRejectedValueOnce(new NetworkError('away'))
  expect(await pay(deps, INTENT, CARD)).toMatchObject({ kind: 'unknown' })
  deps.renew.mockRejectedValueOnce(new ApiError(409, 'Conflict', ''))
  await expect(pay(deps, INTENT, CARD)).rejects.toThrow('409')
})

test('while an attempt is at the bank nothing is sent', async () => {
  const deps = world(created('paid'))
  expect(await pay(deps, OPEN, CARD)).toEqual({ kind: 'underWay', intent: OPEN })
  expect(deps.send).not.toHaveBeenCalled()
})
