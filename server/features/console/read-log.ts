import { desc, eq, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { operatorLog, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

type Lines = z.output<typeof consoleEndpoints.log.response>

/** How much of a long history one page shows. */
const PAGE = 100

/** Reads a page of all looks and decisions, newest first; reading it is one of them. */
export async function readLog(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  before: string | undefined,
): Promise<Lines> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'log_read' })
    return readLines(transaction, before ? lt(operatorLog.at, new Date(before)) : undefined)
  })
}

/** Reads lines of the log, newest first, with the addresses of the operators, which stand in no line. */
export async function readLines(
  database: Pick<Deps['database'], 'select'>,
  where: SQL | undefined,
): Promise<Lines> {
  const rows = await database
    .select({ line: operatorLog, by: users.email })
    .from(operatorLog)
    .leftJoin(users, eq(users.id, operatorLog.operatorId))
    .where(where)
    .orderBy(desc(operatorLog.at))
    .limit(PAGE)
  return rows.map(({ by, line: { id, operatorId, role, userId, act, lookReason, aboutId, at } }) => ({
    ...{ id, role, act, reason: lookReason, at: at.toISOString(), by },
    ...{ operator: operatorId, person: userId, subject: aboutId },
  }))
}
