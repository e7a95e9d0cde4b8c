/**
 * Reads the word that a link to us carries in `?source=`, in its short closed form: small Latin letters, digits and hyphens, 24 at
 * most. Anything else counts as no word.
 *
 * @example readSource('LinkedIn') // 'linkedin'
 */
export function readSource(said: unknown): string | undefined {
  const word = typeof said === 'string' ? said.trim().toLowerCase() : ''
  return /^[a-z0-9][a-z0-9-]{0,23}$/.test(word) ? word : undefined
}
