import { desc, eq } from 'drizzle-orm'
import type { SentNorm } from '#contract/norms.ts'
import { show } from '#engine/measurement/gates.ts'
import type { NormPart } from '#engine/measurement/norms/norm.ts'
import { findForm, ifKnown } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import type { Transaction } from '#server/db/connection.ts'
import { norms, snapshots } from '#server/db/schema.ts'

const SHOWN = 50
const QUARTERS = [25, 50, 75]

/** Lists the norms, the newest first; of one below its gate, what it lacks and no figure. */
export async function listNorms(
  released: Released,
  transaction: Transaction,
  waiting: ReadonlySet<string>,
): Promise<SentNorm[]> {
  const rows = await transaction
    .select({ norm: norms, measuring: snapshots.status, takenAt: snapshots.takenAt })
    .from(norms)
    .innerJoin(snapshots, eq(snapshots.id, norms.snapshotId))
    .orderBy(desc(norms.askedAt))
    .limit(SHOWN)
  return rows.map(({ norm, measuring, takenAt }) => {
    const { id, form, formVersion, by, group, margins, source, outcome, status } = norm
    const weighted = outcome?.kind === 'weighted' ? outcome : null
    const unweighable = outcome?.kind === 'unweighable' ? outcome : null
    const sections = ifKnown(() => findForm(released, form, formVersion))?.sections
    return {
      ...{ id, form, formVersion, by, group, margins: [...margins], source, measuring, status },
      people: weighted?.people ?? null,
      quartiles:
        weighted &&
        show('percentile', Math.floor(weighted.effective), () =>
          weighted.parts.map(part => ({
            id: part.id,
            name: sections?.find(section => section.id === part.id)?.name ?? null,
            scores: quartersOf(part),
          })),
        ),
      ...{ unweighable: unweighable !== null, missing: unweighable?.missing ?? null },
      askedAt: norm.askedAt.toISOString(),
      takenAt: takenAt?.toISOString() ?? null,
      publishedAt: norm.publishedAt?.toISOString() ?? null,
      withdrawnAt: norm.withdrawnAt?.toISOString() ?? null,
      waits: waiting.has(id),
    }
  })
}

/** Finds the lowest scores whose percentile reaches each quarter. */
function quartersOf({ lowest, percentiles }: NormPart): number[] {
  return QUARTERS.map(quarter => lowest + percentiles.findIndex(percentile => percentile >= quarter))
}
