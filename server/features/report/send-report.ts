import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { ReportMail, SentReportMail } from '#contract/report-mail.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { reportMails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { stateOf } from '#server/features/mail/refusal.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { Refusal } from '#server/http/errors.ts'
import { release, tryToTake } from '#server/http/limits.ts'
import { findUnlockedAttempt } from './find-unlocked-attempt.ts'
import { noteReportOpened } from './note-report-opened.ts'

/** Limits how long a second press means the same mail. */
export const SAME_WISH_MS = 60_000

type Reader = Pick<Deps['database'], 'select'>
interface Wish {
  readonly userId: string
  readonly id: string
}

/** Puts the report in line for its owner's own address. @throws Refusal `not_found`, `incomplete`, `locked`, `sending_limit` */
export async function sendReport(
  deps: Deps,
  input: Wish & { readonly locale: Locale },
): Promise<SentReportMail> {
  const { userId, id, locale } = input
  await findUnlockedAttempt(deps.database, { ...input, incomplete: INCOMPLETE })
  const wait = await tryToTake(deps, 'report_mail', userId)
  const { mail, isNew } = await deps.database.transaction(async transaction => {
    const now = deps.clock()
    await lockPerson(transaction, userId)
    const [latest] = await findMails(transaction, input)
    const isSameWish =
      latest &&
      stateOf(latest, now).state !== 'refused' &&
      (!latest.handedOverAt || now.getTime() - latest.askedAt.getTime() < SAME_WISH_MS)
    if (isSameWish) return { mail: latest, isNew: false }
    if (wait !== null) throw new Refusal('sending_limit', {}, wait)
    const [row] = await transaction
      .insert(reportMails)
      .values({ userId, id: randomUUID(), attemptId: id, askedAt: now })
      .returning()
    if (!row) throw new Error('the mail was not noted')
    await noteReportOpened(transaction, { userId, id, now })
    await sendMail(deps, transaction, { kind: 'own_report', userId, mailId: row.id, locale })
    return { mail: row, isNew: true }
  })
  if (!isNew && wait === null) await release(deps, 'report_mail', userId)
  return { ...describe(mail, deps.clock()), isNew }
}

/** Lists what became of each mail of a report to its owner, the newest first. */
export async function listReportMails(deps: Deps, input: Wish): Promise<ReportMail[]> {
  await findOwnAttempt(deps.database, input)
  const mails = await findMails(deps.database, input)
  return mails.map(mail => describe(mail, deps.clock()))
}

type Row = typeof reportMails.$inferSelect

function findMails(database: Reader, { userId, id }: Wish): Promise<Row[]> {
  return database
    .select()
    .from(reportMails)
    .where(and(eq(reportMails.userId, userId), eq(reportMails.attemptId, id)))
    .orderBy(desc(reportMails.askedAt))
    .limit(50)
}

function describe(mail: Row, now: Date): ReportMail {
  const { state, settledAt, reason } = stateOf(mail, now)
  return {
    id: mail.id,
    state,
    reason,
    askedAt: mail.askedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }
}

/** Words an unfinished assessment on this occasion (docs/product.md#language). */
export const INCOMPLETE = {
  ar: 'يجب إكمال التقييم قبل إرسال التقرير',
  en: 'The assessment must be completed before the report is sent',
}
