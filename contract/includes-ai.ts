import type { Product } from './payments.ts'
import type { PriceList } from './plans.ts'

/**
 * Tells whether a product promises an AI's part: Pro does, where an endpoint is configured. Apart from the schemas, which a
 * page that only asks this would load with it.
 */
export const includesAi = (product: Product, prices: Pick<PriceList, 'ai'>): boolean =>
  product === 'pro' && prices.ai
