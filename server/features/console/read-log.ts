import { desc, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { operatorLog } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

const PAGE = 100

/** Reads a page of all looks and decisions, newest first; reading it is one of them. */
export async function readLog(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  before: string | undefined,
): Promise<z.output<typeof consoleEndpoints.log.response>> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'log_read' })
    const rows = await transaction
      .select()
      .from(operatorLog)
      .where(before ? lt(operatorLog.at, new Date(before)) : undefined)
      .orderBy(desc(operatorLog.at))
      .limit(PAGE)
    return rows.map(({ id, operatorId, role, userId, act, lookReason, aboutId, at }) => ({
      ...{ id, role, act, reason: lookReason, at: at.toISOString() },
      ...{ operator: operatorId, person: userId, subject: aboutId },
    }))
  })
}
