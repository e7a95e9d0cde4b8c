/**
 * Accepts a person's name for a mail, or returns null. Names are typed by whoever holds an account, and the mail goes
 * to someone else: one that could be read as an address or as an advertisement is left out, so that our mails carry
 * nobody's message.
 */
export function plainName(name: string, longest = 30): string | null {
  const plain = /^(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u.test(name) && [...name].length <= longest
  return plain && isOneScript(name) && !INVISIBLE.test(name) && /\p{L}/u.test(name) ? name : null
}

/** Letters that look alike come from two alphabets: a name is written in one, each of its words and parts of words at least. */
function isOneScript(name: string): boolean {
  return name.split(/[ \u0640-]/u).every(word => SCRIPTS.filter(script => script.test(word)).length <= 1)
}
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Arabic}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
/** Letters and joiners that show nothing: fillers, and joiners that join no letters. */
const INVISIBLE =
  /[\u115F\u1160\u3164\uFFA0\u17B4\u17B5]|^(?:\u200c|\u200d|\p{M})|(?:\u200c|\u200d)(?!\p{L})/u

/** Accepts a company's name likewise: digits and a little punctuation too, but no host name and no telephone number. */
export function plainCompanyName(name: string): string | null {
  const plain = /^(?:[\p{L}\p{M}\p{Nd} '’&()،,.-]|\u200c|\u200d){1,80}$/u.test(name)
  return plain &&
    isOneScript(name) &&
    !INVISIBLE.test(name) &&
    /[\p{L}\p{Nd}]/u.test(name) &&
    !/\.[\p{L}\p{Nd}]|(?:\p{Nd}[ ()-]*){5}/u.test(name)
    ? name
    : null
}
