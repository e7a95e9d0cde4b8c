import { fileURLToPath } from 'node:url'
import type { Deps } from '#server/deps.ts'
import type { Difference } from '#server/features/payment-page/check-payment-page.ts'
import { watchPaymentPage } from '#server/features/payment-page/watch-payment-page.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

const CLIENT_FOLDER = fileURLToPath(new URL('../../../build/client', import.meta.url))

/** Compares the page with the card form, as a browser receives it from `url`, with the one that was built here, and notes that an operator asked for it. */
export async function checkPage(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'jobs' | 'log'>,
  operator: Operator,
  page: { readonly url: string; readonly providerUrl: string },
): Promise<readonly Difference[]> {
  const differences = await watchPaymentPage(deps, { ...page, clientFolder: CLIENT_FOLDER })
  await deps.database.transaction(transaction =>
    noteAct(deps, transaction, operator, { act: 'payment_page_checked' }),
  )
  return differences
}
