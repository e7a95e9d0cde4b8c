import { randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

export function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
