import type { Deps } from '#server/deps.ts'
import type { TypstDocument } from '#server/gateways/typst.ts'
import { Refusal } from '#server/http/errors.ts'

/** Seconds after which it is worth asking again: the documents before it are made by then. */
const RETRY_SECONDS = 2

/**
 * Typesets a paper of the user.
 *
 * @throws Refusal `too_many_requests` (too many of this user's wait), `unavailable`, and what `prepare` throws
 */
export async function typesetPaper(
  deps: Pick<Deps, 'typst' | 'log'>,
  owner: string,
  prepare: () => Promise<TypstDocument>,
): Promise<Uint8Array<ArrayBuffer>> {
  const typeset = await deps.typst.typeset(owner, prepare)
  if (typeset.kind === 'pdf') return typeset.bytes
  if (typeset.kind === 'busy') {
    throw new Refusal(typeset.scope === 'owner' ? 'too_many_requests' : 'unavailable', {}, RETRY_SECONDS)
  }
  deps.log.error({ event: 'paper_failed', reason: typeset.reason }, 'a paper could not be typeset')
  throw new Refusal('unavailable', {}, RETRY_SECONDS)
}
