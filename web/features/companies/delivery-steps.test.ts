import { expect, test } from 'vitest'
import type { Sending } from '#contract/companies.ts'
import { deliverySteps } from './delivery-steps.ts'

const sending: Sending = {
  id: 's',
  assessmentId: 'a',
  applicationNumber: 'WJ-0000000000',
  state: 'waiting',
  reason: null,
  consentedAt: '2026-11-19T08:00:00Z',
  sentAt: '2026-11-19T08:00:01Z',
  handedOverAt: null,
  refusedAt: null,
  openedAt: null,
  revokedAt: null,
  expiresAt: '2026-12-19T08:00:01Z',
}
const said = (change: Partial<Sending>) =>
  deliverySteps({ ...sending, ...change }).map(({ name, state }) => `${name} ${state}`)

test('a mail in the queue is sent and waits', () => {
  expect(said({})).toEqual(['allowed done', 'sentStep done', 'waiting open', 'opened open'])
})

test('a mail that was handed over is not opened yet', () => {
  expect(said({ handedOverAt: '2026-11-19T08:00:09Z' })).toEqual([
    'allowed done',
    'sentStep done',
    'handedOver done',
    'opened open',
  ])
})

test('a refused mail ends the way there', () => {
  expect(said({ refusedAt: '2026-11-19T08:00:09Z' })[2]).toBe('refused failed')
})

test('an opened report has arrived, whatever the mail server said', () => {
  expect(said({ openedAt: '2026-11-20T06:14:00Z' }).slice(2)).toEqual(['handedOver done', 'opened done'])
})
