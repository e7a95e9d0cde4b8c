import { randomUUID } from 'node:crypto'
import { and, desc, inArray, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { measurementEndpoints } from '#contract/measurement.ts'
import type { Population } from '#contract/measurement-states.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { snapshots } from '#server/db/schema.ts'
import type { Deps, Jobs } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'

const SHOWN = 50
/** Nothing was heard for so long: both tries are over, and nobody was left to say so. */
const SILENT_MS = 30 * 60_000

/**
 * Puts a snapshot in line within the caller's transaction.
 *
 * @throws Refusal `snapshot_running` while another one is waiting or under way
 */
export async function askSnapshot(
  { clock, jobs }: Pick<Deps, 'clock'> & { readonly jobs: Pick<Jobs, 'takeSnapshot'> },
  transaction: Transaction,
  population: Population,
): Promise<string> {
  const now = clock()
  await endSilent(transaction, now)
  const id = randomUUID()
  const made = await transaction
    .insert(snapshots)
    .values({ id, population, status: 'waiting', askedAt: now, heardAt: now })
    .onConflictDoNothing()
    .returning({ id: snapshots.id })
  if (made.length === 0) throw new Refusal('snapshot_running')
  await jobs.takeSnapshot(transaction, id)
  return id
}

/** Lists the snapshots, the newest first. */
export async function listSnapshots(
  { clock }: Pick<Deps, 'clock'>,
  database: Database | Transaction,
): Promise<z.output<typeof measurementEndpoints.snapshots.response>> {
  await endSilent(database, clock())
  const rows = await database.select().from(snapshots).orderBy(desc(snapshots.askedAt)).limit(SHOWN)
  return rows.map(({ id, population, status, progress, askedAt, takenAt, people, versions }) => ({
    ...{ id, population, status, progress, people, versions },
    askedAt: askedAt.toISOString(),
    takenAt: takenAt?.toISOString() ?? null,
  }))
}

async function endSilent(database: Database | Transaction, now: Date): Promise<void> {
  await database
    .update(snapshots)
    .set({ status: 'failed' })
    .where(
      and(
        inArray(snapshots.status, ['waiting', 'running']),
        lt(snapshots.heardAt, new Date(now.getTime() - SILENT_MS)),
      ),
    )
}
