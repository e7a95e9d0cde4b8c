import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import { attempts, profiles, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { findUnlockedAttempt } from '../assessment/find-unlocked-attempt.ts'
import { noteReportOpened } from '../assessment/note-report-opened.ts'
import { composePaper } from './compose-paper.ts'
import { reportOf } from './report-of.ts'

/** Seconds after which it is worth asking again: the documents before it are made by then. */
const RETRY_SECONDS = 2

/**
 * The PDF of an own, completed and unlocked attempt. Notes that its holder has produced a paper: from then on its number
 * can be verified (unless switched off), and the report counts as opened. The same data give the same bytes.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`, `too_many_requests` (too many of this person's wait), `unavailable`
 */
export async function renderReport(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'typst' | 'log'>,
  input: { readonly userId: string; readonly attemptId: string; readonly locale: Locale },
): Promise<Uint8Array<ArrayBuffer>> {
  const { userId, attemptId, locale } = input
  const typeset = await deps.typst.typeset(userId, async () => {
    const { attempt } = await findUnlockedAttempt(deps.database, { userId, id: attemptId })
    const [report, name] = await Promise.all([reportOf(deps, attempt), holderOf(deps, userId)])
    const verifyAddress = `${deps.environment.APP_URL}/verify`
    return { template: '/report.typ', data: composePaper({ report, name, verifyAddress, locale }) }
  })
  if (typeset.kind === 'busy') {
    throw new Refusal(typeset.whose === 'owner' ? 'too_many_requests' : 'unavailable', {}, RETRY_SECONDS)
  }
  if (typeset.kind === 'failed') {
    deps.log.error({ event: 'report_failed', reason: typeset.reason }, 'a report could not be typeset')
    throw new Refusal('unavailable', {}, RETRY_SECONDS)
  }
  await notePaper(deps, { userId, attemptId })
  return typeset.bytes
}

/** The name as the profile has it now; before there is a profile, the account's. */
export async function holderOf({ database }: Pick<Deps, 'database'>, userId: string): Promise<string> {
  const [row] = await database
    .select({ fullName: profiles.fullName, name: users.name })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row?.fullName ?? row?.name ?? ''
}

/** The first paper counts; later ones change nothing. */
async function notePaper(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, attemptId }: { readonly userId: string; readonly attemptId: string },
): Promise<void> {
  const now = clock()
  await noteReportOpened(database, { userId, id: attemptId, now })
  await database
    .update(attempts)
    .set({ paperProducedAt: now })
    .where(and(eq(attempts.userId, userId), eq(attempts.id, attemptId), isNull(attempts.paperProducedAt)))
}
