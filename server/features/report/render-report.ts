import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import { attempts, profiles, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { typesetPaper } from '#server/features/paper/typeset-paper.ts'
import { compareWithNorms } from './compare-with-norms.ts'
import { composePaper, type PaperReader } from './compose-paper.ts'
import { findUnlockedAttempt } from './find-unlocked-attempt.ts'
import { noteReportOpened } from './note-report-opened.ts'
import { reportOf } from './report-of.ts'

export interface PaperWish {
  readonly userId: string
  readonly attemptId: string
  readonly locale: Locale
  /**
   * A company gets no style and no comparison: its consent names what is sent (docs/decisions/0048-style-is-counted.md,
   * docs/decisions/0096-norms-are-frozen-and-dated.md).
   */
  readonly reader: PaperReader
}

/**
 * Renders the PDF of an own, completed and unlocked attempt. Notes that its owner has produced a paper: from then on
 * its number can be verified (unless switched off), and the report counts as opened. The same data give the same
 * bytes.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`, `too_many_requests` (too many of this user's wait),
 * `unavailable`
 */
export async function renderReport(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'released' | 'typst' | 'log'>,
  input: PaperWish,
): Promise<Uint8Array<ArrayBuffer>> {
  const { userId, attemptId, locale, reader } = input
  const bytes = await typesetPaper(deps, userId, async () => {
    const { attempt } = await findUnlockedAttempt(deps.database, { userId, id: attemptId })
    const [report, comparisons, name] = await Promise.all([
      reportOf(deps, attempt),
      compareWithNorms(deps, attempt),
      ownerName(deps, userId),
    ])
    const verifyAddress = `${deps.environment.APP_URL}/verify`
    const data = composePaper({ report, comparisons, reader, name, verifyAddress, locale })
    return { template: '/report.typ', data }
  })
  await notePaper(deps, { userId, attemptId })
  return bytes
}

/** Finds the name as the profile has it now; before there is a profile, the account's. */
export async function ownerName({ database }: Pick<Deps, 'database'>, userId: string): Promise<string> {
  const [row] = await database
    .select({ fullName: profiles.fullName, name: users.name })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row?.fullName ?? row?.name ?? ''
}

/** Notes that a paper with the number of this report is out, so that the number can be checked. The first one counts. */
export async function notePaper(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, attemptId }: { readonly userId: string; readonly attemptId: string },
): Promise<void> {
  const now = clock()
  await database.transaction(async transaction => {
    await noteReportOpened(transaction, { userId, id: attemptId, now })
    await transaction
      .update(attempts)
      .set({ paperProducedAt: now })
      .where(and(eq(attempts.userId, userId), eq(attempts.id, attemptId), isNull(attempts.paperProducedAt)))
  })
}
