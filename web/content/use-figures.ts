import { useQuery } from '@tanstack/react-query'
import type { Figures } from '#contract/content.ts'
import { queries } from '#web/api/queries.ts'
import { claims } from './claims.ts'

/** Returns the operator's figures: as an editor has changed them, else as the source has them. */
export function useFigures(): Figures {
  return useQuery(queries.content).data?.figures ?? claims
}
