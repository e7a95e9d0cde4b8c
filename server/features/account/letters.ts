import { eq } from 'drizzle-orm'
import { mailedTokens } from '#server/db/schema.ts'
import { composeMail } from '#server/features/mail/compose-mail.ts'
import { findRecipient } from '#server/features/mail/find-recipient.ts'
import type { Letter, LetterDeps, Letters } from '#server/features/mail/letter.ts'
import type { AccountMail, MailOf } from '#server/features/mail/mail.ts'
import { draftAccountMail } from './draft-mail.ts'
import { hashOf } from './mailed-token.ts'

function compose({ environment }: LetterDeps, mail: AccountMail) {
  const message = { to: mail.to, ...composeMail(draftAccountMail(mail, environment.APP_URL)) }
  return { kind: 'composed', message } as const
}

/**
 * Goes to an account that there still is when the mail's turn comes. Asking for a reset of an unknown address ends here too,
 * having cost the caller the same time.
 */
const toAccount: Letter<AccountMail> = {
  compose: async (deps, mail) =>
    (await findRecipient(deps, mail.to)) ? compose(deps, mail) : { kind: 'no_account' },
}

/** Neither address is the account's when the mail is asked for; the token says whether there is a reason to write. */
const toChangedAddress: Letter<MailOf<'confirm_new_email' | 'email_changed'>> = {
  async compose(deps, mail) {
    const live = await deps.database.$count(mailedTokens, eq(mailedTokens.tokenHash, hashOf(mail.token)))
    return live === 0 ? { kind: 'not_wanted' } : compose(deps, mail)
  },
}

export const accountLetters: Letters<AccountMail> = {
  verify_email: toAccount,
  reset_password: toAccount,
  password_changed: toAccount,
  name_corrected: toAccount,
  confirm_new_email: toChangedAddress,
  email_changed: toChangedAddress,
  account_deleted: { compose: async (deps, mail) => compose(deps, mail) },
}
