import { useQuery } from '@tanstack/react-query'
import type { Figures, LegalDates, Testimonials } from '#contract/content.ts'
import { queries } from '#web/api/queries.ts'
import { claims } from './claims.ts'
import { testimonials } from './testimonials.ts'

/** Returns what the operator says on pages: as an editor has changed it, else as the source has it. */
export function useContent(): {
  readonly figures: Figures
  readonly testimonials: Testimonials
  readonly legalDates: LegalDates
} {
  const { data } = useQuery(queries.content)
  return {
    figures: data?.figures ?? claims,
    testimonials: data?.testimonials ?? testimonials,
    legalDates: data?.legalDates ?? {},
  }
}
