import { useQuery } from '@tanstack/react-query'
import type { Testimonials } from '#contract/content.ts'
import { queries } from '#web/api/queries.ts'
import { testimonials } from './testimonials.ts'

/** Returns what people have said, apart from the figures, whose pages would load it for nothing: as an editor has changed it, else as the source has it. */
export function useTestimonials(): Testimonials {
  return useQuery(queries.content).data?.testimonials ?? testimonials
}
