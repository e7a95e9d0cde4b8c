import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { VerifiedReport } from '#contract/report.ts'
import { TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isApplicationNumber } from '#server/features/assessment/application-number.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { limitSubject } from '#server/http/address.ts'
import { Refusal } from '#server/http/errors.ts'
import { release, take } from '#server/http/limits.ts'
import { maskName } from './mask-name.ts'
import { ownerName } from './render-report.ts'
import { reportOf } from './report-of.ts'

/**
 * Finds what a paper with this number must say. Switched off, unfinished, never on paper and invented are one answer
 * from one statement; only a number whose check character is wrong, which anyone can reckon, saves the database the
 * question.
 *
 * @throws Refusal `not_found`, `too_many_requests`; a number that is answered costs no try
 */
export async function verifyReport(
  deps: Pick<Deps, 'database' | 'secret' | 'environment' | 'released'>,
  input: { readonly applicationNumber: string; readonly address: string },
): Promise<VerifiedReport> {
  const subject = limitSubject(input.address)
  await take(deps, 'verify_report', subject)
  const attempt = isApplicationNumber(input.applicationNumber)
    ? await findOnPaper(deps, input.applicationNumber)
    : undefined
  if (!attempt?.completedAt) throw new Refusal('not_found')
  const [{ total, detail }, name] = await Promise.all([
    reportOf(deps, attempt),
    ownerName(deps, attempt.userId),
    release(deps, 'verify_report', subject),
  ])
  return {
    applicationNumber: attempt.applicationNumber,
    form: TEMPLATE_NAMES[attempt.form],
    completedOn: dayInRiyadh(attempt.completedAt),
    total: { score: total.score, max: total.max, band: total.band },
    maskedName: maskName(name),
    versions: detail.versions,
    fingerprint: detail.fingerprint,
  }
}

async function findOnPaper(
  { database }: Pick<Deps, 'database'>,
  applicationNumber: string,
): Promise<Attempt | undefined> {
  const [row] = await database
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.applicationNumber, applicationNumber),
        isNotNull(attempts.completedAt),
        isNotNull(attempts.paperProducedAt),
        isNull(attempts.verificationOffAt),
      ),
    )
  return row
}
