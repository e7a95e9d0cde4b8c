import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { itemsOf } from '#engine/bank/block.ts'
import { computeNorm } from '#engine/measurement/norms/compute-norm.ts'
import type { NormOutcome } from '#engine/measurement/norms/norm.ts'
import { seededRandom } from '#engine/measurement/numbers/seeded-random.ts'
import { type AnswerSheet, startSheet } from '#engine/measurement/tables/answer-sheet.ts'
import { countTables, measureForm, type NamedTable } from '#engine/measurement/tables/measure-form.ts'
import { findForm, ifKnown, newestRules } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import type { Database } from '#server/db/connection.ts'
import { measurementTables, norms, snapshots } from '#server/db/schema.ts'
import { type AttemptReading, readAttempts } from './read-attempts.ts'
import type { SnapshotTask } from './snapshot-process.ts'

/**
 * Raised when a figure is computed otherwise than before, or kept in another shape. Older tables are read as they are: what came
 * later is optional in them.
 */
const MEASUREMENT = '2'
/** Of the progress, the part that reading takes. */
const READING = 20
/** Ends before 100: that is said with the figures. */
const LAST = 99

/** Reads the answers of one moment, measures them, and stores all figures in one transaction with the word that they are there. */
export async function measureSnapshot(
  database: Database,
  released: Released,
  task: Pick<SnapshotTask, 'id' | 'population' | 'key' | 'now'>,
  onProgress: (progress: number) => void,
): Promise<void> {
  const sheets = new Map<string, ReturnType<typeof startSheet>>()
  const hash = createHash('sha256')
  let read = 0
  let unread = 0
  await readAttempts(database, task, ({ attempt, of, keyedId }: AttemptReading) => {
    const isRead = ifKnown(() => {
      const name = `${attempt.form} ${attempt.formVersion}`
      const sheet =
        sheets.get(name) ??
        startSheet(released, findForm(released, attempt.form, attempt.formVersion), of.sameForm)
      sheets.set(name, sheet)
      sheet.add(attempt)
      hash.update(`${keyedId} ${attempt.answers}\n`)
      return true
    })
    if (isRead) read += 1
    else unread += 1
    onProgress(Math.floor((READING * (read + unread)) / of.all))
  })
  const ended = [...sheets.values()].map(sheet => sheet.end()).filter(({ people }) => people > 0)
  const expected = ended.reduce((sum, { form }) => sum + countTables(form), 0)
  const tables: NamedTable[] = []
  for (const sheet of ended) {
    for (const table of measureForm(sheet, randomOf(task))) {
      tables.push(table)
      onProgress(Math.min(LAST, READING + Math.floor(((100 - READING) * tables.length) / expected)))
    }
  }
  const outcomes = task.population === 'people' ? await computeNorms(database, ended, task) : []
  const versions = {
    code: MEASUREMENT,
    rules: newestRules(released).version,
    bank: fingerprint(itemsOf(released.bank).map(({ key }) => key)),
    data: hash.digest('hex').slice(0, 16),
    unread,
  }
  await database.transaction(async transaction => {
    await transaction.delete(measurementTables).where(eq(measurementTables.snapshotId, task.id))
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      await transaction
        .insert(measurementTables)
        .values(
          tables
            .slice(from, from + AT_ONCE)
            .map(({ name, table }) => ({ snapshotId: task.id, ...name, content: table })),
        )
    }
    for (const { id, outcome } of outcomes) {
      await transaction.update(norms).set({ outcome }).where(eq(norms.id, id))
    }
    await transaction
      .update(snapshots)
      .set({ status: 'done', progress: 100, takenAt: task.now, people: read, versions })
      .where(and(eq(snapshots.id, task.id), eq(snapshots.status, 'running')))
  })
}

const AT_ONCE = 50

/** Computes the norms that wait for this snapshot. */
async function computeNorms(
  database: Database,
  sheets: readonly AnswerSheet[],
  task: Pick<SnapshotTask, 'id'>,
) {
  const wanted = await database.select().from(norms).where(eq(norms.snapshotId, task.id))
  return wanted.map(({ id, form, formVersion, ...plan }) => {
    const sheet = sheets.find(own => own.form.id === form && own.form.version === formVersion)
    return { id, outcome: sheet ? computeNorm(sheet, plan, randomOf(task)) : NOBODY }
  })
}

const NOBODY: NormOutcome = { kind: 'weighted', people: 0, effective: 0, parts: [] }

/** Drawn from the snapshot's id: measured again after a failure, it says the same. */
function randomOf({ id }: Pick<SnapshotTask, 'id'>): () => number {
  return seededRandom(Number.parseInt(id.slice(0, 8), 16))
}

function fingerprint(names: readonly string[]): string {
  return createHash('sha256')
    .update([...names].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
}
