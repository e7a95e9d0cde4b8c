/**
 * Lists what a person may choose of how pages look; the first of each is what those have who chose nothing. Pure: runs in the
 * app, in the script of reading pages and on the server.
 */
export const LOOK = {
  theme: ['system', 'light', 'dark'],
  size: ['usual', 'large', 'larger'],
  lines: ['usual', 'wide'],
  face: ['book', 'plain'],
} as const

export type LookPart = keyof typeof LOOK
export type Look = { readonly [Part in LookPart]: (typeof LOOK)[Part][number] }
export const LOOK_PARTS = Object.keys(LOOK) as readonly LookPart[]

/** Reading help: what of the look is kept with the account too (docs/decisions/0070). */
export type Reading = Pick<Look, 'size' | 'lines' | 'face'>
export const READING_PARTS = ['size', 'lines', 'face'] as const satisfies readonly LookPart[]

/** Tells whether a value is one of those that a part of the look may have. */
export const isLook = (part: LookPart, value: unknown): boolean =>
  LOOK[part].some((known: string) => known === value)

/**
 * Reads what was said of the look, part by part; a part of which nothing known was said is left out.
 *
 * @param said returns what a cookie or an attribute of that name holds
 */
export function lookSaid(said: (part: LookPart) => string | null | undefined): Partial<Look> {
  return Object.fromEntries(
    LOOK_PARTS.map(part => [part, said(part)]).filter(([part, value]) => isLook(part as LookPart, value)),
  )
}

export const USUAL_LOOK: Look = { theme: 'system', size: 'usual', lines: 'usual', face: 'book' }

/**
 * Formats the cookie, named like its part, that the server reads before it renders, so that the first byte looks right. A theme that is
 * the system's needs none; a return to the usual text has been said, whatever the account says.
 */
export function lookCookie(part: LookPart, value: string): string {
  const life = value === 'system' ? 0 : 31_536_000
  return `${part}=${value}; Path=/; Max-Age=${life}; SameSite=Lax`
}
