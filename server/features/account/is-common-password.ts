import { COMMON_PASSWORDS, PRODUCT_WORDS } from './common-passwords.ts'

/**
 * Tells whether a password is among those that guessing starts with, the account's own address included. Expects NFC, as the
 * contract makes it.
 */
export function isCommonPassword(password: string, email?: string): boolean {
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower)) return true
  // One character over and over has no length to speak of.
  if (new Set(lower).size === 1) return true
  if (email && [email, email.split('@')[0]].includes(lower)) return true
  if (isKeyboardWalk(lower)) return true
  const letters = lower.replace(/[^\p{L}\p{M}]/gu, '')
  return PRODUCT_WORDS.has(letters) || PRODUCT_WORDS.has(onceOf(letters))
}

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ']
/** Columns from the top: `1qaz2wsx`. */
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm']
const WALKS = [...ROWS, ...COLUMNS].flatMap(keys => [keys, [...keys].reverse().join('')])
/** Shorter neighbours happen in words. */
const WALK = 4

/** Tells whether a password is nothing but keys that lie side by side, four and more at a time. */
function isKeyboardWalk(password: string): boolean {
  let rest = password
  while (rest.length >= WALK) {
    const start = rest
    const longest = Math.max(
      ...WALKS.map(keys => {
        let length = 0
        while (length < start.length && keys.includes(start.slice(0, length + 1))) length += 1
        return length
      }),
    )
    if (longest < WALK) return false
    rest = rest.slice(longest)
  }
  return rest.length < password.length && WALKS.some(keys => keys.includes(rest))
}

/** `wijha` out of `wijhawijha`. */
function onceOf(letters: string): string {
  const half = letters.slice(0, letters.length / 2)
  return half + half === letters ? half : letters
}
