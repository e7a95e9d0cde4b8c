import type { Assessment } from '#contract/assessment.ts'
import type { Item, PaymentIntentInput, Plan } from '#contract/payments.ts'

/** What the page sells: one completed attempt's detail, or a month of a plan. */
export type Purchase =
  | { readonly item: 'unlock'; readonly assessment: Assessment }
  | { readonly item: Plan; readonly assessment?: undefined }

/** What the address asks for; anything unknown is the unlock. @example itemOf('?packageId=pro') // pro */
export function itemOf(search: string): Item {
  const asked = new URLSearchParams(search).get('packageId')
  return asked === 'starter' || asked === 'pro' ? asked : 'unlock'
}

/** Without `saveCard` the order keeps what was ticked for it: its payment may be at the bank at this moment. */
export function intentInput(purchase: Purchase, saveCard?: boolean): PaymentIntentInput {
  if (purchase.item === 'unlock') return { assessmentId: purchase.assessment.id }
  return { packageId: purchase.item, ...(saveCard === undefined ? {} : { saveCard }) }
}
