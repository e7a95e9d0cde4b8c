import type { Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import type { Message } from '#server/gateways/message.ts'
import { Refusal } from '#server/http/errors.ts'
import { renderReceipt } from './render-receipt.ts'

type ReceiptAttachment =
  | { readonly kind: 'rendered'; readonly attachment: NonNullable<Message['attachment']> }
  /** Not this person's. */
  | { readonly kind: 'closed' }

/**
 * Attaches the PDF of a receipt or credit note to a mail.
 *
 * @throws when it may succeed later
 */
export async function attachReceipt(
  deps: Pick<Deps, 'database' | 'typst' | 'log'>,
  input: { readonly userId: string; readonly number: string; readonly locale: Locale },
): Promise<ReceiptAttachment> {
  try {
    const content = await renderReceipt(deps, input)
    const fileName = `Wijha-${input.number}.pdf`
    return { kind: 'rendered', attachment: { fileName, type: 'application/pdf', content } }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return { kind: 'closed' }
    throw error
  }
}
