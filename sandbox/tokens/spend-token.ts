import { invalid } from '../problem.ts'
import type { World } from '../world.ts'
import type { HeldToken } from './token.ts'

/**
 * Takes the card behind a token that may be charged now; a token for one payment is used up.
 *
 * @throws Problem for any other token
 */
export function spendToken(world: World, id: string): HeldToken {
  const held = world.holdings.tokens.get(id)
  const good = held && held.token.status === (held.single ? 'initiated' : 'active')
  if (!good) throw invalid({ token: [held ? 'is not active' : 'is invalid'] })
  if (held.single) {
    const updated_at = world.clock.now().toISOString()
    world.holdings.tokens.put({ ...held, token: { ...held.token, status: 'inactive', updated_at } })
  }
  return held
}
