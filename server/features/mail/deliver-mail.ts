import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps, MailJob } from '#server/deps.ts'
import type { Attempt, Delivery, MailGateway } from '#server/gateways/message.ts'
import { composeMail } from './compose-mail.ts'

/** `no_account`: there is nobody to write to (any more). */
export type DeliverMailResult = Delivery | { readonly kind: 'no_account' }

/**
 * Composes and sends one mail. A mail is for the holder of an account; when the account is gone by the time the mail's turn
 * comes, nothing is sent. Asking for a reset of an unknown address ends here too, having cost the caller the same time.
 * Throws when it may succeed later.
 */
export async function deliverMail(
  deps: Pick<Deps, 'database' | 'environment' | 'clock'> & { readonly mail: MailGateway },
  input: { readonly id: string; readonly mail: MailJob; readonly attempt: Attempt },
): Promise<DeliverMailResult> {
  const { id, mail, attempt } = input
  const [holder] = await deps.database.select({ id: users.id }).from(users).where(eq(users.email, mail.to))
  if (!holder) return { kind: 'no_account' }
  const composed = composeMail(mail, deps.environment.APP_URL)
  return deps.mail.deliver({ id, to: mail.to, date: deps.clock(), ...composed }, attempt)
}
