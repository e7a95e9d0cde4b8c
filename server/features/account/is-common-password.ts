import { COMMON_PASSWORDS, PRODUCT_WORDS } from './common-passwords.ts'

/** Tells whether a password is among those that guessing starts with. Expects NFC, as the contract makes it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower)) return true
  // One character over and over has no length to speak of.
  if (new Set(lower).size === 1) return true
  const letters = lower.replace(/[^\p{L}\p{M}]/gu, '')
  return PRODUCT_WORDS.has(letters) || PRODUCT_WORDS.has(onceOf(letters))
}

/** `wijha` out of `wijhawijha`. */
function onceOf(letters: string): string {
  const half = letters.slice(0, letters.length / 2)
  return half + half === letters ? half : letters
}
