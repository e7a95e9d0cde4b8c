import { queryOf } from '#web/api/queries.ts'
import { consoleRows } from './rows.ts'

/** Asks what stands between this session and the console, and for which role. */
export const door = queryOf(consoleRows.door)
