import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { sellerPaths } from './paths.ts'

/**
 * Names who answers for the service: what a contract and a privacy notice must name. Null where the deployment says
 * nothing.
 */
const seller = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  crNumber: z.string().nullable(),
  vatNumber: z.string().nullable(),
})

export const sellerEndpoints = {
  get: {
    ...sellerPaths.get,
    access: 'public',
    summary: 'Name, address and registrations of the operator.',
    response: seller,
  },
} as const satisfies Record<string, Endpoint>
