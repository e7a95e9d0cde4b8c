import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { measurementEndpoints, SentScaleTable, SentSlotTable } from '#contract/measurement.ts'
import type { ScaleTable, SlotTable } from '#engine/measurement/tables/measure-form.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { measurementTables, snapshots } from '#server/db/schema.ts'
import { Refusal } from '#server/http/errors.ts'
import { gateScaleTable, gateSlotTable } from './gate-tables.ts'

type Wish = z.output<typeof measurementEndpoints.scaleTable.query> & { readonly id: string }

/** Finds the figures of a form or a section, gated. @throws Refusal `not_found` */
export async function findScaleTable(database: Database | Transaction, wish: Wish): Promise<SentScaleTable> {
  return gateScaleTable((await findTable(database, { ...wish, number: 0 })) as ScaleTable, wish.form)
}

/** Finds the figures of one place of a section, gated. @throws Refusal `not_found` */
export async function findSlotTable(
  database: Database | Transaction,
  wish: Wish & { readonly number: number },
): Promise<SentSlotTable> {
  return gateSlotTable((await findTable(database, wish)) as SlotTable)
}

/** Of several versions of a form, the newest. */
async function findTable(
  database: Database | Transaction,
  { id, form, section, by, group, number }: Wish & { readonly number: number },
) {
  const [row] = await database
    .select({ content: measurementTables.content })
    .from(measurementTables)
    .innerJoin(snapshots, and(eq(snapshots.id, measurementTables.snapshotId), eq(snapshots.status, 'done')))
    .where(
      and(
        eq(measurementTables.snapshotId, id),
        eq(measurementTables.form, form),
        eq(measurementTables.section, section),
        eq(measurementTables.number, number),
        eq(measurementTables.by, by),
        eq(measurementTables.group, group),
      ),
    )
    .orderBy(desc(measurementTables.formVersion))
    .limit(1)
  if (!row) throw new Refusal('not_found')
  return row.content
}
