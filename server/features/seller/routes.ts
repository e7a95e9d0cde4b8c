import { sellerEndpoints } from '#contract/seller.ts'
import { route } from '#server/http/route.ts'

export const sellerRoutes = [
  route(sellerEndpoints.get, async ({ deps: { environment } }) => ({
    name: environment.SELLER_NAME ?? null,
    address: environment.SELLER_ADDRESS ?? null,
    crNumber: environment.SELLER_CR_NUMBER ?? null,
    vatNumber: environment.SELLER_VAT_NUMBER ?? null,
  })),
]
