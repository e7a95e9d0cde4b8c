import type { Page } from '@playwright/test'
import type { AuthResult } from '../../sandbox/payments/test-cards.ts'
import { expect, isAlive } from './support.ts'

/** The provider's published test cards. */
export const CARDS = {
  mada: '4201320111111010',
  visa: '4111111111111111',
  noFunds: '4201320000311101',
  amex: '340000000900000',
} as const

export const card = (page: Page, field: 'number' | 'month' | 'year' | 'cvc' | 'name') =>
  page.locator(`[data-card=${field}]`)

export async function fillCard(page: Page, number: string, cvc = '123'): Promise<void> {
  // Before that a number is kept as it is typed, without its gaps.
  await isAlive(page)
  await card(page, 'number').fill(number)
  await card(page, 'month').fill('08')
  await card(page, 'year').fill('39')
  await card(page, 'cvc').fill(cvc)
  await card(page, 'name').fill('NOURA ALSALEM')
}

export const payButton = (page: Page) => page.locator('form:has([data-card]) button[type=submit]')

/** Answers on the bank's page, as the sandbox and the provider's own test mode show it. */
export async function answerBank(page: Page, answer: AuthResult): Promise<void> {
  await seesBank(page)
  const select = page.locator('select[name=auth_result]')
  await select.selectOption(answer)
  await page.locator('form:has(select[name=auth_result]) [type=submit]').click()
}

export const seesBank = (page: Page) => expect(page.locator('select[name=auth_result]')).toBeVisible()

/** What our own server holds of a person's payments. */
export async function paidOrders(page: Page): Promise<readonly { amount: number; item: string }[]> {
  const billing = await page.request.get('/api/billing')
  return (await billing.json()).orders
}
