import { chargeRenewals } from './charge-renewals.ts'
import { endExpired } from './end-expired.ts'
import { remindOfRenewals } from './remind-of-renewals.ts'
import type { SettleDeps } from './settle-payment.ts'

/** Does what the calendar brings; as often as one likes. What does not depend on the provider comes first. */
export async function runSubscriptions(deps: SettleDeps): Promise<void> {
  await remindOfRenewals(deps)
  await endExpired(deps)
  await chargeRenewals(deps)
}
