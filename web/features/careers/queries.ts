import { queryOf } from '#web/api/queries.ts'
import { occupations } from '#web/api/rows.ts'

/** Queries of the reading pages alone: outside the chunk that every page of the app loads. */
export const occupationsQuery = queryOf(occupations.list)
export const occupationQuery = (id: string) => queryOf(occupations.get, { parameters: { id } })
