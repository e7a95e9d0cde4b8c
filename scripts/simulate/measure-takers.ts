import type { Deps } from '#server/deps.ts'
import { askSnapshot } from '#server/features/measurement/ask-snapshot.ts'
import { runSnapshot } from '#server/features/measurement/run-snapshot.ts'

/** Takes a snapshot of all simulated takers and measures it, as an operator may ask for and the queue would do. */
export async function measureTakers(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'secret'>,
): Promise<void> {
  const jobs = { takeSnapshot: async () => {} }
  const id = await deps.database.transaction(transaction =>
    askSnapshot({ clock: deps.clock, jobs }, transaction, 'simulated'),
  )
  await runSnapshot(deps, id, new AbortController().signal)
}
