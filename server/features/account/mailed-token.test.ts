import { expect, test } from 'vitest'
import { newToken } from './mailed-token.ts'

test('10,000 tokens hold 256 bits each, none twice, every bit set about half the time', () => {
  const tokens = Array.from({ length: 10_000 }, newToken)
  expect(new Set(tokens).size).toBe(10_000)
  const ones = Array<number>(256).fill(0)
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url')
    expect(bytes).toHaveLength(32)
    for (let bit = 0; bit < 256; bit++)
      ones[bit] = (ones[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
  }
  // Six standard deviations of a fair coin thrown 10,000 times: one false alarm in two million runs.
  for (const count of ones) expect(Math.abs(count - 5000)).toBeLessThan(300)
})
