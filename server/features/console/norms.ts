import type { NormAct } from '#contract/approvals.ts'
import type { NormWish, SentNorm } from '#contract/norms.ts'
import type { Deps } from '#server/deps.ts'
import { listNorms } from '#server/features/measurement/list-norms.ts'
import { makeNorm } from '#server/features/measurement/make-norm.ts'
import { lockNorm, refuseUnpublishable } from '#server/features/measurement/publish-norm.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { askApproval, readWaiting } from './approvals.ts'
import { noteAct } from './note-act.ts'

/** Reads the norms with what waits for a second operator about them. */
export async function readNorms(deps: Pick<Deps, 'database' | 'clock' | 'released'>): Promise<SentNorm[]> {
  return deps.database.transaction(async transaction =>
    listNorms(deps.released, transaction, await readWaiting(deps, transaction, 'norm')),
  )
}

/** Makes a norm, with a line of it. @throws Refusal `snapshot_running` */
export async function addNorm(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'released'>,
  operator: Operator,
  wish: NormWish,
): Promise<{ id: string }> {
  return deps.database.transaction(async transaction => {
    const id = await makeNorm(deps, transaction, wish)
    await noteAct(deps, transaction, operator, { act: 'norm_made', about: id })
    return { id }
  })
}

/**
 * Asks a second operator to publish a norm, or to withdraw a published one.
 *
 * @throws Refusal `not_found`, `approval_open`; to be published also as `refuseUnpublishable`
 */
export async function askAboutNorm(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  { id, act }: { readonly id: string; readonly act: NormAct },
): Promise<{ waits: boolean }> {
  return deps.database.transaction(async transaction => {
    const norm = await lockNorm(transaction, id)
    if (act === 'publish') await refuseUnpublishable(transaction, norm, deps.clock())
    else if (norm.status !== 'published') throw new Refusal('not_found')
    await askApproval(deps, transaction, operator, { kind: 'norm', subject: id, person: null, wish: { act } })
    return { waits: true }
  })
}
