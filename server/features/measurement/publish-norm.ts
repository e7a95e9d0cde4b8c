import { and, eq, gt } from 'drizzle-orm'
import { GATES } from '#engine/measurement/gates.ts'
import type { Transaction } from '#server/db/connection.ts'
import { norms } from '#server/db/schema.ts'
import { Refusal } from '#server/http/errors.ts'

export type Norm = typeof norms.$inferSelect

/** Norms of a base come at most twice a year. */
const FRESH_MS = 182 * 86_400_000

/** Finds a norm and holds it against others who decide. @throws Refusal `not_found` */
export async function lockNorm(transaction: Transaction, id: string): Promise<Norm> {
  const [norm] = await transaction.select().from(norms).where(eq(norms.id, id)).for('update')
  if (!norm) throw new Refusal('not_found')
  return norm
}

/**
 * Refuses a norm that may not be published.
 *
 * @throws Refusal `not_found` unless it is a draft that was measured; `norm_below_gate` with what it needs and has; `norm_fresh`
 */
export async function refuseUnpublishable(transaction: Transaction, norm: Norm, now: Date): Promise<void> {
  const { outcome, status } = norm
  if (status !== 'draft' || !outcome) throw new Refusal('not_found')
  const [needs, has] = [GATES.percentile.act, outcome.kind === 'weighted' ? Math.floor(outcome.effective) : 0]
  if (has < needs) throw new Refusal('norm_below_gate', { needs, has })
  const fresh = and(publishedLike(norm), gt(norms.publishedAt, new Date(now.getTime() - FRESH_MS)))
  if ((await transaction.$count(norms, fresh)) > 0) throw new Refusal('norm_fresh')
}

/** Publishes a norm in place of the one of the same base. @throws Refusal as `refuseUnpublishable` */
export async function publishNorm(transaction: Transaction, id: string, now: Date): Promise<void> {
  const norm = await lockNorm(transaction, id)
  await refuseUnpublishable(transaction, norm, now)
  await transaction.update(norms).set({ status: 'withdrawn', withdrawnAt: now }).where(publishedLike(norm))
  await transaction.update(norms).set({ status: 'published', publishedAt: now }).where(eq(norms.id, id))
}

/** Withdraws a published norm. @throws Refusal `not_found` */
export async function withdrawNorm(transaction: Transaction, id: string, now: Date): Promise<void> {
  const withdrawn = await transaction
    .update(norms)
    .set({ status: 'withdrawn', withdrawnAt: now })
    .where(and(eq(norms.id, id), eq(norms.status, 'published')))
    .returning({ id: norms.id })
  if (withdrawn.length === 0) throw new Refusal('not_found')
}

function publishedLike({ form, formVersion, by, group }: Norm) {
  return and(
    eq(norms.status, 'published'),
    eq(norms.form, form),
    eq(norms.formVersion, formVersion),
    eq(norms.by, by),
    eq(norms.group, group),
  )
}
