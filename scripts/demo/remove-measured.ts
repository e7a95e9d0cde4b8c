import { and, eq, inArray } from 'drizzle-orm'
import type { OperatorAct } from '#contract/operator-roles.ts'
import {
  approvals,
  itemDecisions,
  norms,
  operatorLog,
  raters,
  ratingPanels,
  ratings,
  snapshots,
  users,
} from '#server/db/schema.ts'
import type { Demo } from './open-demo.ts'

/** Deletes the panels and norms that the operator with this address has made, as the lines of the log say. */
export async function removeMeasured({ deps: { database } }: Demo, address: string): Promise<void> {
  const [operator] = await database.select({ id: users.id }).from(users).where(eq(users.email, address))
  if (!operator) return
  await database.transaction(async transaction => {
    const madeBy = async (act: OperatorAct) => {
      const lines = await transaction
        .select({ id: operatorLog.aboutId })
        .from(operatorLog)
        .where(and(eq(operatorLog.operatorId, operator.id), eq(operatorLog.act, act)))
      return lines.flatMap(({ id }) => id ?? [])
    }
    const panels = await madeBy('panel_made')
    await transaction.delete(ratings).where(inArray(ratings.panelId, panels))
    await transaction.delete(raters).where(inArray(raters.panelId, panels))
    await transaction.delete(itemDecisions).where(inArray(itemDecisions.panelId, panels))
    await transaction.delete(ratingPanels).where(inArray(ratingPanels.id, panels))
    await transaction.delete(approvals).where(eq(approvals.askerId, operator.id))
    const gone = await transaction
      .delete(norms)
      .where(inArray(norms.id, await madeBy('norm_made')))
      .returning({ snapshot: norms.snapshotId })
    const measured = gone.map(({ snapshot }) => snapshot)
    await transaction.delete(snapshots).where(inArray(snapshots.id, measured))
  })
}
