import { expect, test } from 'vitest'
import { PRICES } from '#server/features/access/prices.ts'
import { isCleanPrice, splitVat } from './vat.ts'

test.each([
  [2900, 2522, 378],
  [9900, 8609, 1291],
  [1450, 1261, 189],
  [1000, 870, 130],
])('%d halalas hold %d and %d of VAT', (gross, net, vat) => {
  expect(splitVat(gross)).toEqual({ net, vat })
})

test('13,044 of the prices up to 1,000 riyals cannot be had by adding 15 %', () => {
  const grosses = Array.from({ length: 100_000 }, (_, index) => index + 1)
  expect(grosses.filter(gross => !isCleanPrice(gross))).toHaveLength(13_044)
  for (const gross of grosses.slice(0, 5000)) {
    const { net, vat } = splitVat(gross)
    expect(net + vat).toBe(gross)
    expect(Math.abs(net - (gross * 100) / 115)).toBeLessThanOrEqual(0.5)
  }
})

test.each(Object.entries(PRICES))('the price of %s is one of those that can', (_, price) => {
  expect(isCleanPrice(price)).toBe(true)
})
