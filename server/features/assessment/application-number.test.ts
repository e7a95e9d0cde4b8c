import { describe, expect, it } from 'vitest'
import { checkCharacter, newApplicationNumber } from './application-number.ts'

describe('an application number', () => {
  it('has the form WJ- and ten characters that cannot be mistaken for one another', () => {
    for (let i = 0; i < 200; i++) expect(newApplicationNumber()).toMatch(/^WJ-[0-9A-HJKMNP-TV-Z]{10}$/)
  })

  it('carries the check character of its first nine', () => {
    const number = newApplicationNumber().slice(3)
    expect(number.at(-1)).toBe(checkCharacter(number.slice(0, 9)))
  })

  it('computes the check character by hand', () => {
    // "000000001": the last character counts double, so the sum is 2 and 30 is missing to 32: the 31st letter, Y.
    expect(checkCharacter('000000001')).toBe('Y')
    // "00000000Z": 31 doubled is 62 = 1 * 32 + 30, digits 1 + 30 = 31; 1 is missing.
    expect(checkCharacter('00000000Z')).toBe('1')
  })

  it('shows every single wrong character', () => {
    const body = '7K3QFM8X2'
    for (let place = 0; place < body.length; place++) {
      for (const other of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (other === body[place]) continue
        expect(checkCharacter(body.slice(0, place) + other + body.slice(place + 1))).not.toBe(
          checkCharacter(body),
        )
      }
    }
  })
})
