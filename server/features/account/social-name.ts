import { line } from '#contract/text.ts'

const part = line({ max: 60, error: 'invalid_value' })

interface Named {
  readonly name: string
  readonly firstName?: unknown
  readonly lastName?: unknown
}

/**
 * Splits first and last name: as typed into our form, or out of the one name that a provider gives, which may be none
 * at all.
 */
export function nameOf(user: Named): { name: string; firstName: string; lastName: string } {
  const [first = '', ...rest] = user.name.trim().split(/\s+/)
  const firstName = clean(user.firstName ?? first)
  const lastName = clean(user.lastName ?? rest.join(' '))
  return { firstName, lastName, name: `${firstName} ${lastName}`.trim() }
}

/** What our form would not take is left out rather than refused: the person did not type it. */
function clean(name: unknown): string {
  return part.safeParse(name).data ?? ''
}
