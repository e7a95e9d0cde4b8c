import type { NarrativeLine } from './narrative-line.ts'

/**
 * Selects the lines for a reader: `free` has the plain list of development areas in place of R3a to R3c, `full` has
 * these in place of the list (docs/product.md#free-and-locked).
 */
export function selectLines(
  lines: readonly NarrativeLine[],
  access: 'free' | 'full',
): readonly NarrativeLine[] {
  return access === 'free'
    ? lines.filter(({ part }) => part === 'free')
    : lines.filter(({ rule }) => rule !== 'development-areas')
}
