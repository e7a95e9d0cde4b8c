import type { newEmail as Arabic } from '../ar/new-email.ts'

export const newEmail: typeof Arabic = {
  confirm: {
    title: 'Confirm the new address',
    body: 'After that, this is the address to sign in with. The previous one is told, and can be taken back within 7 days.',
    act: 'Confirm the new address',
    acting: 'Confirming',
    done: 'The account has a new address',
    doneBody: 'The new address is confirmed, and is the one to sign in with from now on.',
    failed: 'The new address could not be confirmed',
    failedBody:
      'The link may have been used already, or its time is over. Nothing has changed; a new link can be asked for on the account page.',
  },
  revert: {
    title: 'Take the previous address back',
    body: 'This address becomes the one of the account again, every session on every device ends, and the present password opens nothing any more. A link for a new password is then mailed to this address.',
    act: 'Take the address back',
    acting: 'Taking it back',
    done: 'The address is back',
    doneBody: 'Every session has ended, and a link for a new password was mailed to this address.',
    failed: 'The address could not be taken back',
    failedBody:
      'The link may have been used already, or its time is over. If the account still has another address, please contact support.',
  },
  away: 'The server could not be reached. Nothing has changed; please try again.',
  contact: 'Contact support',
}
