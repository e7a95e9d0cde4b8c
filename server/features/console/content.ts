import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import type { ContentChange } from '#contract/content.ts'
import { LEGAL_PAGE_IDS, LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import { contentChanges, operatorLog } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { refusedField } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

/** How many changes one page shows. */
const SHOWN = 50

/** Lists who changed what of the content when, newest first. */
export async function readContentChanges({
  database,
}: Pick<Deps, 'database'>): Promise<z.output<typeof consoleEndpoints.contentChanges.response>> {
  const rows = await database
    .select({
      ...{ id: contentChanges.id, part: contentChanges.part, basis: contentChanges.basis },
      at: contentChanges.changedAt,
      ...{ operator: operatorLog.operatorId, role: operatorLog.role },
    })
    .from(contentChanges)
    .leftJoin(
      operatorLog,
      and(eq(operatorLog.at, contentChanges.changedAt), eq(operatorLog.aboutId, contentChanges.id)),
    )
    .orderBy(desc(contentChanges.changedAt))
    .limit(SHOWN)
  return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
}

/** Stores a change of the content; pages that are kept for all visitors follow within seconds. @throws Refusal `invalid_request` */
export async function changeContent(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  { part, content, basis }: ContentChange,
): Promise<void> {
  if (part === 'legalDates') {
    const early = LEGAL_PAGE_IDS.find(page => (content[page] ?? LEGAL_VERSIONS[page]) < LEGAL_VERSIONS[page])
    if (early) throw refusedField(`content.${early}`, 'date_before_wording')
  }
  const id = randomUUID()
  // One moment for both, by which the line is found.
  const now = deps.clock()
  await deps.database.transaction(async transaction => {
    await transaction.insert(contentChanges).values({ id, part, content, basis, changedAt: now })
    await noteAct({ clock: () => now }, transaction, operator, { act: 'content_changed', about: id })
  })
}
