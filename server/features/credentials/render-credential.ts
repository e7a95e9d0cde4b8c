import type { Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { typesetPaper } from '#server/features/paper/typeset-paper.ts'
import { Refusal } from '#server/http/errors.ts'
import { composeCredentialPaper } from './compose-credential-paper.ts'
import { stateOf } from './describe-credential.ts'
import { findOwnCredential } from './list-credentials.ts'

/**
 * Renders an own credential that is valid, on one page.
 *
 * @throws Refusal `not_found`, `too_many_requests` (too many of this user's wait), `unavailable`
 */
export function renderCredential(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'typst' | 'log'>,
  { locale, ...own }: { readonly userId: string; readonly id: string; readonly locale: Locale },
): Promise<Uint8Array<ArrayBuffer>> {
  return typesetPaper(deps, own.userId, async () => {
    const row = await findOwnCredential(deps, own)
    if (stateOf(row, deps.clock()) !== 'valid') throw new Refusal('not_found')
    return { template: '/credential.typ', data: composeCredentialPaper(deps.environment, row, locale) }
  })
}
