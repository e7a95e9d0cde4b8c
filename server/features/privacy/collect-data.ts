import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ifKnown } from '#engine/versions/find-version.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { isExported, TABLES, type TableClass } from '#server/db/classification.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { compareWithNorms, narrativeBeside } from '#server/features/report/compare-with-norms.ts'
import { isOpened } from '#server/features/report/is-opened.ts'
import { freeReportOf, reportOf } from '#server/features/report/report-of.ts'
import type { Session } from '#server/http/session.ts'
import type { ExportedTable } from './export-words.ts'

type Row = Readonly<Record<string, unknown>>
type Owner = Pick<Session, 'userId' | 'email' | 'emailVerified'>

/** How many rows are in memory at once. */
const PAGE = 200

/** Lists the tables of the export, in its order. */
export const EXPORTED = Object.keys(TABLES).filter(isExportedTable)

function isExportedTable(name: string): name is ExportedTable {
  const { by } = TABLES[name as keyof typeof TABLES]
  return by !== 'nothing' && by !== 'hash'
}

/**
 * Reads the rows of a table that are this user's, with the columns that go into a copy (server/db/classification.ts).
 * What was written from an address that is not confirmed may be somebody else's, and is nobody's here.
 */
export async function* collectRows(
  { database }: Pick<Deps, 'database'>,
  table: ExportedTable,
  { userId, email, emailVerified }: Owner,
): AsyncGenerator<Row> {
  const { by, columns }: TableClass = TABLES[table]
  if (by === 'email' && !emailVerified) return
  const wanted = Object.keys(columns).filter(name => isExported(columns[name] ?? 'secret'))
  const key = by === 'email' ? 'lower(email)' : by
  // Names from our own table, never from a request; the order only has to be one.
  const text = `select ${wanted.map(name => `"${name}"`).join(', ')} from "${table}"
    where ${key} = $1 order by ${orderOf(columns)} limit ${PAGE} offset $2`
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await database.$client.query<Row>(text, [by === 'email' ? email : userId, offset])
    yield* rows
    if (rows.length < PAGE) return
  }
}

function orderOf(columns: TableClass['columns']): string {
  const first = ['created_at', 'started_at', 'asked_at', 'given_at'].find(name => name in columns)
  const last = ['id', 'number', 'token_hash'].find(name => name in columns)
  return [first, last].filter(name => name !== undefined).join(', ') || '1'
}

/**
 * Computes what is not stored: the result of each completed attempt, and its report where that has been opened. An attempt of a
 * version that this code does not have has none: its answers stand among the rows.
 */
export async function* collectResults(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  { userId }: Owner,
) {
  const completed = and(eq(attempts.userId, userId), isNotNull(attempts.completedAt))
  const rows = await database
    .select({ id: attempts.id })
    .from(attempts)
    .where(completed)
    .orderBy(asc(attempts.number))
  for (const { id } of rows) {
    const [row] = await database
      .select()
      .from(attempts)
      .where(and(completed, eq(attempts.id, id)))
    if (!row) continue
    const attempt = row as Attempt
    const scored = ifKnown(() => scoreStored(released, attempt))
    if (!scored) continue
    const access = await findAccess(database, attempt)
    const opened = access.fullReport && isOpened(attempt)
    const { applicationNumber } = attempt
    const comparisons = await compareWithNorms({ database, released }, attempt)
    const report = opened
      ? await reportOf({ database, released }, attempt)
      : { ...freeReportOf(released, attempt, scored, access), detail: null }
    const { total, sections, quality, detail } = report
    const narrative = narrativeBeside(comparisons, report.narrative)
    yield { applicationNumber, total, sections, quality, narrative, comparisons, detail }
  }
}
export type ExportedResult =
  ReturnType<typeof collectResults> extends AsyncGenerator<infer Result> ? Result : never
