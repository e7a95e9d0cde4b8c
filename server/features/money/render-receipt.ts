import type { Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { typesetPaper } from '#server/features/paper/typeset-paper.ts'
import { composeReceipt } from './compose-receipt.ts'
import { findReceipt } from './find-receipt.ts'

/**
 * Renders the PDF of a receipt or credit note of this user. The same receipt gives the same bytes.
 *
 * @throws Refusal `not_found`, `too_many_requests` (too many of this user's wait), `unavailable`
 */
export function renderReceipt(
  deps: Pick<Deps, 'database' | 'typst' | 'log'>,
  input: { readonly userId: string; readonly number: string; readonly locale: Locale },
): Promise<Uint8Array<ArrayBuffer>> {
  return typesetPaper(deps, input.userId, async () => ({
    template: '/receipt.typ',
    data: composeReceipt(await findReceipt(deps, input), input.locale),
  }))
}
