import type { mailedLinks as Arabic } from '../ar/mailed-links.ts'

export const mailedLinks: typeof Arabic = {
  verified: 'The account is ready, and the assessment goes on from the home page.',
  notVerified:
    'The link may be invalid or expired, or was used before. The home page says whether the address is confirmed, and sends a new link.',
  support: 'Contact support',
  dead: 'The reset link is invalid or expired; nothing has changed. A link works once, for one hour.',
  newLink: 'Ask for a new link',
  askBody:
    "This link was opened outside the account's session, so it needs the password that the account was made with. Nothing that was saved is lost.",
  confirm: 'Confirm the email address',
  confirming: 'Confirming',
  unknownPassword:
    'Is the password not known, or did somebody else make the account? Setting a new one confirms the address and removes what the account held before: basic information, companies, unfinished answers and a saved card.',
  newPassword: 'Set a new password',
  signIn: 'This account has no password: the address is confirmed after signing in with Google or Apple.',
  otherAccount:
    'This account has no password, and this browser is signed in to another one. Sign out of that one first, then open the link in the mail again.',
  notAsked:
    'If the owner of this address did not ask for the change, nothing needs to be done, and nothing will change.',
}
