/**
 * Accepts a person's name for a mail, or returns null. Names are typed by whoever holds an account, and the mail goes
 * to someone else: one that could be read as an address or as an advertisement is left out, so that our mails carry
 * nobody's message.
 */
export function plainName(name: string, longest = 30): string | null {
  return /^(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u.test(name) && [...name].length <= longest ? name : null
}

/** Accepts a company's name likewise: digits and a little punctuation too, but no host name and no telephone number. */
export function plainCompanyName(name: string): string | null {
  const plain = /^(?:[\p{L}\p{M}\p{Nd} '’&()،,.-]|\u200c|\u200d){1,80}$/u.test(name)
  return plain && !/\.[\p{L}\p{Nd}]|(?:\p{Nd}[ ()-]*){5}/u.test(name) ? name : null
}
