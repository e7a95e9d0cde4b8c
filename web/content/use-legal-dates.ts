import { useQuery } from '@tanstack/react-query'
import type { LegalDates } from '#contract/content.ts'
import { queries } from '#web/api/queries.ts'

/** Returns from which day on the wording of each legal page is in force, where an editor has said so. */
export function useLegalDates(): LegalDates {
  return useQuery(queries.content).data?.legalDates ?? {}
}
