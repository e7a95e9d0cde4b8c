/** Holds what is known of whose an account is. */
export interface Known {
  readonly email: string
  readonly name: string
}

/**
 * Tells whether two accounts are one person's, as far as can be known: the mailbox is the same but for a tag (`a+b@example.com`)
 * or dots that its provider ignores, or the full name is. Who signs in to a second account under another name from another
 * mailbox is not found out here; that such an account has a role took another owner's word.
 */
export function isOnePerson(one: Known, other: Known): boolean {
  return mailboxOf(one.email) === mailboxOf(other.email) || nameOf(one.name) === nameOf(other.name)
}

/** Names the providers whose mailboxes ignore dots. */
const DOTLESS = /^g(?:oogle)?mail\.com$/

function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const [untagged = ''] = local.split('+')
  return DOTLESS.test(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

function nameOf(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
