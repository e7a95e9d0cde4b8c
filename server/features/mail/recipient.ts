import { inArray } from 'drizzle-orm'
import { recipientOptOuts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isSame, sign } from '#server/secret.ts'

type Reader = Pick<Deps['database'], 'select' | 'insert'>

/** Stands for an address where the address itself must not stand. The same for everyone who writes to it. */
export function recipientKey(secret: string, email: string): string {
  return sign(secret, 'recipient', email.toLowerCase())
}

/**
 * Makes the token by which the mails to an address can stop all mail to it. Needs no row: it must work when the
 * sender's account, with all its rows, is gone. It names nobody, and cannot be made up.
 */
export function stopToken(secret: string, email: string): string {
  const key = recipientKey(secret, email)
  return `${key}.${sign(secret, 'stop-mail', key)}`
}

/** Reads the recipient's key in a token of ours; null for anything else. */
export function readStopToken(secret: string, token: string): string | null {
  // Looked at before it is signed, so that made-up tokens do not fill the memory of signatures.
  if (!/^[\w-]{43}\.[\w-]{43}$/.test(token)) return null
  const [key = '', signature = ''] = token.split('.')
  return isSame(signature, sign(secret, 'stop-mail', key)) ? key : null
}

/** Finds the addresses among some that have stopped all mail. */
export async function findStopped(
  deps: { readonly database: Reader; readonly secret: string },
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const byKey = new Map(emails.map(email => [recipientKey(deps.secret, email), email]))
  const rows = await deps.database
    .select({ recipient: recipientOptOuts.recipient })
    .from(recipientOptOuts)
    .where(inArray(recipientOptOuts.recipient, [...byKey.keys()]))
  return new Set(rows.flatMap(({ recipient }) => byKey.get(recipient) ?? []))
}
