import { eq } from 'drizzle-orm'
import { recipientOptOuts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readStopToken } from '#server/features/mail/recipient.ts'
import { Refusal } from '#server/http/errors.ts'

type StopDeps = Pick<Deps, 'database' | 'secret' | 'clock'>

/**
 * Stops all mail to this recipient, whoever sends. A second time changes nothing.
 *
 * @throws Refusal `not_found`
 */
export async function unsubscribe(deps: StopDeps, token: string): Promise<{ accepted: true }> {
  const recipient = recipientOf(deps, token)
  await deps.database
    .insert(recipientOptOuts)
    .values({ recipient, optedOutAt: deps.clock() })
    .onConflictDoNothing()
  return { accepted: true }
}

/**
 * Tells whether the recipient has stopped all mail; a scanner that follows links stops nothing.
 *
 * @throws Refusal `not_found`
 */
export async function findUnsubscription(deps: StopDeps, token: string): Promise<{ stopped: boolean }> {
  const recipient = recipientOf(deps, token)
  const rows = await deps.database
    .select()
    .from(recipientOptOuts)
    .where(eq(recipientOptOuts.recipient, recipient))
  return { stopped: rows.length > 0 }
}

function recipientOf(deps: StopDeps, token: string): string {
  const recipient = readStopToken(deps.secret, token)
  if (!recipient) throw new Refusal('not_found')
  return recipient
}
