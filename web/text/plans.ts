import { includesAi } from '#contract/includes-ai.ts'
import type { Plan } from '#contract/payments.ts'
import type { PriceList } from '#contract/plans.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { plans as ar } from './ar/plans.ts'
import { plans as en } from './en/plans.ts'

/** Words read on few pages: outside the chunk of the language, which every page loads. @example const text = useWords(PLANS_TEXT) */
export const PLANS_TEXT: Readonly<Record<Locale, typeof ar>> = { ar, en }

/** Lists what a plan opens. */
export function planFeatures(
  text: typeof ar,
  plan: Plan,
  prices: Pick<PriceList, 'ai'> | undefined,
): readonly string[] {
  return [...text.features[plan], ...(prices && includesAi(plan, prices) ? [text.rows.ai] : [])]
}
