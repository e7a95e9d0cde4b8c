import type { GivenUpMail } from '#contract/console.ts'
import type { DeadLetter, Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

type MailDeps = Pick<Deps, 'database' | 'clock' | 'jobs'>

/** Describes a mail that was given up on, without whom it was to. */
export function describeMail({ id, kind, since, why }: DeadLetter): GivenUpMail {
  return { id, kind, since: new Date(since).toISOString(), why: why === null ? '' : JSON.stringify(why) }
}

/** Lists the mails that were given up on; the look leaves a line. */
export async function listMails(deps: MailDeps, operator: Operator): Promise<readonly DeadLetter[]> {
  await deps.database.transaction(transaction =>
    noteAct(deps, transaction, operator, { act: 'mails_listed' }),
  )
  return deps.jobs.listDeadLetters()
}

/** Puts a mail that was given up on in line once more. @throws Refusal `not_found` */
export async function sendMailAgain(deps: MailDeps, operator: Operator, id: string): Promise<void> {
  await deps.database.transaction(async transaction => {
    if (!(await deps.jobs.driveAgain(transaction, id))) throw new Refusal('not_found')
    await noteAct(deps, transaction, operator, { act: 'mail_sent_again', about: id })
  })
}
