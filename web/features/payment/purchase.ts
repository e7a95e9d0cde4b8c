import type { Assessment } from '#contract/assessment.ts'
import type { PaymentIntentInput, Plan, Product } from '#contract/payments.ts'

/** Names what the page sells: one completed attempt's detail, or a month of a plan. */
export type Purchase =
  | { readonly product: 'unlock'; readonly assessment: Assessment }
  | { readonly product: Plan; readonly assessment?: undefined }

/** Reads the product from the address; anything unknown is the unlock. @example productOf('?packageId=pro') // pro */
export function productOf(search: string): Product {
  const asked = new URLSearchParams(search).get('packageId')
  return asked === 'starter' || asked === 'pro' ? asked : 'unlock'
}

/** Builds an intent's input. Without `saveCard` the order keeps what was ticked: its payment may be at the bank right now. */
export function intentInput(purchase: Purchase, saveCard?: boolean): PaymentIntentInput {
  if (purchase.product === 'unlock') return { assessmentId: purchase.assessment.id }
  return { packageId: purchase.product, ...(saveCard === undefined ? {} : { saveCard }) }
}
