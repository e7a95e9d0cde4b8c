import { randomInt } from 'node:crypto'

/** Crockford's base 32: no I, L, O or U, so that a number read aloud or typed from paper stays the same. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_CHARACTERS = 9

/**
 * Makes a random number: `WJ-`, nine characters and a check character (docs/product.md#application-number): 45 bits,
 * so numbers cannot be counted up or guessed.
 */
export function newApplicationNumber(): string {
  const body = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `WJ-${body}${checkCharacter(body)}`
}

/** Luhn's algorithm modulo 32: catches one wrong character and nearly every swap of neighbours. */
export function checkCharacter(body: string): string {
  const sum = [...body].reverse().reduce((total, character, index) => {
    const code = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(code / ALPHABET.length) + (code % ALPHABET.length)
  }, 0)
  return ALPHABET[(ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length] as string
}

/** Checks form and check character: whether the number could have been given out. */
export function isApplicationNumber(number: string): boolean {
  const [, body = '', check] = /^WJ-([0-9A-HJKMNP-TV-Z]{9})([0-9A-HJKMNP-TV-Z])$/.exec(number) ?? []
  return check !== undefined && checkCharacter(body) === check
}
