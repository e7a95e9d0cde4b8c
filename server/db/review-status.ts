import { desc, isNotNull } from 'drizzle-orm'
import type { Verdict } from '#contract/verdicts.ts'
import type { Status } from '#engine/bank/item.ts'
import type { Database } from './connection.ts'
import { itemDecisions } from './schema.ts'

/** Holds what was decided last about each pair, `competency-08@4`. */
export type Verdicts = ReadonlyMap<string, Verdict>

/** Reads what two people have decided about questions by the ratings of experts (docs/decisions/0094). */
export async function readVerdicts(database: Pick<Database, 'selectDistinctOn'>): Promise<Verdicts> {
  const rows = await database
    .selectDistinctOn([itemDecisions.pair], { pair: itemDecisions.pair, verdict: itemDecisions.verdict })
    .from(itemDecisions)
    .where(isNotNull(itemDecisions.confirmedAt))
    .orderBy(itemDecisions.pair, desc(itemDecisions.confirmedAt))
  return new Map(rows.map(({ pair, verdict }) => [pair, verdict]))
}

/** Says which review a pair has passed: what the bank says, and what was decided since. A retired one stays retired. */
export function statusAfter(stored: Status, verdict: Verdict | undefined): Status {
  if (stored === 'retired' || stored === 'released' || verdict === undefined) return stored
  if (verdict === 'returned') return stored
  return verdict === 'released' ? 'released' : 'rated'
}
