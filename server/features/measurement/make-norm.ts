import { randomUUID } from 'node:crypto'
import { marginsOf } from '#contract/norm-choices.ts'
import type { NormWish } from '#contract/norms.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import type { Transaction } from '#server/db/connection.ts'
import { norms } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { refusedField } from '#server/http/errors.ts'
import { askSnapshot } from './ask-snapshot.ts'

/**
 * Puts a norm of the newest version of a form in line, with the snapshot of people that computes it.
 *
 * @throws Refusal `invalid_request` for a base or margin that the form does not have; `snapshot_running` while another snapshot is
 * waiting or under way
 */
export async function makeNorm(
  deps: Pick<Deps, 'clock' | 'jobs' | 'released'>,
  transaction: Transaction,
  { form, by, group, margins, source }: NormWish,
): Promise<string> {
  const { version: formVersion, asksField } = newestForm(deps.released, form)
  if (by === 'field' && !asksField) throw refusedField('by', 'choice_unknown')
  const open = marginsOf(asksField, by)
  const closed = margins.findIndex(margin => !open.includes(margin.by))
  if (closed !== -1) throw refusedField(`margins.${closed}.by`, 'choice_unknown')
  const snapshotId = await askSnapshot(deps, transaction, 'people')
  const id = randomUUID()
  await transaction
    .insert(norms)
    .values({ id, snapshotId, form, formVersion, by, group, margins, source, askedAt: deps.clock() })
  return id
}
