import { draftAlert } from './alert-words.ts'
import { composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'
import type { OperatorAlert } from './mail.ts'

/** Goes to the operator, whoever has an account. */
export const alertLetter: Letter<OperatorAlert> = {
  compose: async ({ environment }, alert) => ({
    kind: 'composed',
    message: { to: alert.to, ...composeMail(draftAlert(alert, environment.APP_URL)) },
  }),
}
