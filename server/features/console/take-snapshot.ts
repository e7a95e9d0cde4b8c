import type { Population } from '#contract/measurement-states.ts'
import type { Deps } from '#server/deps.ts'
import { askSnapshot } from '#server/features/measurement/ask-snapshot.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

/** Puts a snapshot of people, or of simulated takers, in line, with a line of it. @throws Refusal `snapshot_running` */
export async function takeSnapshot(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  operator: Operator,
  population: Population,
): Promise<{ id: string }> {
  return deps.database.transaction(async transaction => {
    const id = await askSnapshot(deps, transaction, population)
    await noteAct(deps, transaction, operator, { act: 'snapshot_taken', about: id })
    return { id }
  })
}
