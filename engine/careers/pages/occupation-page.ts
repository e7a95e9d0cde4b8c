import type { Locale } from '../../languages/index.ts'
import type { CoreFacetId, Words } from '../../vocabulary.ts'

/**
 * Tells a reader what an occupation is like (docs/method/careers.md#occupations). Matching reads none of it, so no version
 * pins it: words may be mended in place.
 */
export interface OccupationPage {
  /** Of the occupation, `TEC-01`. */
  readonly id: string
  /** A day of work, concretely. */
  readonly day: Words
  /** The usual way in, in Saudi Arabia: studies and licence. No prices and no dates. */
  readonly wayIn: Words
  /** The kind of short course, training or certificate that usually comes first; it names no provider's title. */
  readonly firstCourse: Words
  readonly wayOn: Words
  /** Three facets that the work leans on most, by judgement; they may be others than its family's. */
  readonly facets: readonly { readonly facet: CoreFacetId; readonly why: Words }[]
  /** Words under which the work is offered. */
  readonly search: Readonly<Record<Locale, readonly string[]>>
}
