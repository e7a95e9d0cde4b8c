import type { HeldPayment } from '../payments/payment.ts'
import type { World } from '../world.ts'

/** Adds `id`, `status` and `message` to the shop's return address, after whatever it carried already. */
export function returnAddress(world: World, held: HeldPayment): string {
  const { payment } = held
  const token = held.verifies && held.tokenId ? world.holdings.tokens.get(held.tokenId)?.token : undefined
  const parameters = new URLSearchParams({
    id: token?.id ?? payment.id,
    status: token?.status ?? payment.status,
    message: payment.source.message ?? '',
  })
  const [address = '', fragment] = (payment.callback_url ?? world.url).split('#')
  const joined = `${address}${address.includes('?') ? '&' : '?'}${parameters}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
