import type { Receipt } from '#contract/payments.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { Refusal } from '#server/errors.ts'

/**
 * The receipt as a PDF, Arabic with English beside it. Drawn by the gateway that draws the report; until it is joined here,
 * the receipt is offered as data alone (`GET /api/receipts/{number}`).
 */
export async function renderReceipt(_receipt: Receipt, _locale: Locale): Promise<Uint8Array> {
  throw new Refusal('unavailable')
}
