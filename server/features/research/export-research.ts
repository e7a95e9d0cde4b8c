import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { readVerdicts } from '#server/db/review-status.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { COLUMNS, type TableName } from './columns.ts'
import { describePackage } from './describe-package.ts'
import { type ExportedTaker, findTakers, type Wish } from './find-takers.ts'
import { labelLines } from './label-lines.ts'
import { codebookLines, gateLines, itemLines, optionLines, responsesOf, takerLine } from './tables.ts'
import { type Lines, writeCsv } from './write-csv.ts'

type ResearchDeps = Pick<Deps, 'database' | 'clock' | 'released'>

/** So many takers are read and written at once: about 7 ms, and nobody else is held up longer. */
const AT_ONCE = 10
const SCRIPT = readFileSync(join(import.meta.dirname, 'read.R'))

/**
 * Exports the answers to a form for research, as a zip that is written while it is read: tables in CSV, what their columns hold,
 * and a script for R. Takers that are fewer than a cell may hold have no answers in it.
 */
export async function exportResearch(
  deps: ResearchDeps,
  wish: Wish,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { form, simulated } = wish
  const takers = await findTakers(deps, wish)
  const verdicts = await readVerdicts(deps.database)
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', error => out.destroy(error as Error))
  const add = (name: string, bytes: Uint8Array) => zip.addBuffer(Buffer.from(bytes), name)
  const addTable = (name: TableName, lines: Lines) =>
    add(`${name}.csv`, Buffer.from(headed(name) + writeCsv(lines)))
  add(
    'datapackage.json',
    Buffer.from(JSON.stringify(describePackage(form, { created: deps.clock(), simulated }), null, 2)),
  )
  add('read.R', SCRIPT)
  addTable('codebook', codebookLines())
  addTable('labels', labelLines(form))
  addTable('gates', gateLines())
  addTable('items', itemLines(deps.released, form, verdicts))
  addTable('options', optionLines(deps.released, form))
  addTable('takers', takers.map(takerLine))
  zip.addReadStreamLazy('responses.csv', done => {
    const rows = Readable.from(writeResponses(deps, takers, wish))
    rows.on('error', error => out.destroy(error))
    done(null, rows)
  })
  zip.end()
  return Readable.toWeb(out) as NodeReadableStream as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Reads some takers after the other: whoever has deleted their account meanwhile is not there any more. */
async function* writeResponses(deps: ResearchDeps, takers: readonly ExportedTaker[], { form }: Wish) {
  yield headed('responses')
  for (let from = 0; from < takers.length; from += AT_ONCE) {
    const some = takers.slice(from, from + AT_ONCE)
    const rows = await deps.database
      .select()
      .from(attempts)
      .where(
        and(
          inArray(
            attempts.userId,
            some.map(({ userId }) => userId),
          ),
          eq(attempts.form, form),
          isNotNull(attempts.completedAt),
        ),
      )
      .orderBy(attempts.number)
    const byUser = Map.groupBy(rows, ({ userId }) => userId)
    yield writeCsv(
      some.flatMap(taker =>
        (byUser.get(taker.userId) ?? [])
          .filter(({ id }) => taker.attempts.slice(0, taker.waves).includes(id))
          .flatMap(attempt => responsesOf(deps.released, taker, attempt)),
      ),
    )
  }
}

const headed = (name: TableName) => writeCsv([COLUMNS[name].map(column => column.name)])
