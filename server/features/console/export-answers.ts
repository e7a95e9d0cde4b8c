import type { Deps } from '#server/deps.ts'
import { exportResearch } from '#server/features/research/export-research.ts'
import type { Wish } from '#server/features/research/find-takers.ts'
import type { Operator } from '#server/http/operator.ts'
import type { FileResponse } from '#server/http/route.ts'
import { noteAct } from './note-act.ts'

/** Exports the answers to a form for research; the line is there before the first byte is. */
export async function exportAnswers(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  operator: Operator,
  wish: Wish,
): Promise<FileResponse> {
  await deps.database.transaction(transaction =>
    noteAct(deps, transaction, operator, { act: 'research_exported' }),
  )
  const name = `wijha-${wish.form}${wish.simulated ? '-simulated' : ''}.zip`
  return { bytes: await exportResearch(deps, wish), name, saved: true }
}
