import type { Deps } from '#server/deps.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { checkPaymentPage, type Difference } from './check-payment-page.ts'

type WatchDeps = Pick<Deps, 'database' | 'environment' | 'jobs' | 'log'>

/** Checks the page with the card form, and tells the log and the operator of everything that is not as it was built. */
export async function watchPaymentPage(
  deps: WatchDeps,
  page: { readonly url: string; readonly providerUrl: string; readonly clientFolder: string },
): Promise<readonly Difference[]> {
  const differences = await checkPaymentPage(page)
  for (const difference of differences) {
    deps.log.error(
      { event: 'payment_page_changed', ...difference },
      'the payment page is not as it was built',
    )
  }
  if (differences.length > 0) {
    await deps.database.transaction(transaction =>
      alertOperator(deps, transaction, {
        topic: 'payment_page',
        priority: true,
        facts: [page.url, ...differences.slice(0, SHOWN).map(({ kind, what }) => `${kind}: ${what}`)],
      }),
    )
  }
  return differences
}

const SHOWN = 50
