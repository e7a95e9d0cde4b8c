import { eq } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import { cvs } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { typesetPaper } from '#server/features/paper/typeset-paper.ts'
import { notePaper } from '#server/features/report/render-report.ts'
import { Refusal } from '#server/http/errors.ts'
import { composeCv } from './compose-cv.ts'
import { describeCv } from './find-cv.ts'
import { findTicked } from './find-ticked.ts'

/**
 * Renders the PDF of the stored CV. Where it carries the number of a report, that number can be checked from then on, as with any
 * other paper. The same data give the same bytes.
 *
 * @throws Refusal `not_found` (there is none), `too_many_requests` (too many of this user's wait), `unavailable`
 */
export function renderCv(
  deps: Pick<Deps, 'database' | 'clock' | 'environment' | 'released' | 'typst' | 'log'>,
  { userId, locale }: { readonly userId: string; readonly locale: Locale },
): Promise<Uint8Array<ArrayBuffer>> {
  return typesetPaper(deps, userId, async () => {
    const [row] = await deps.database.select().from(cvs).where(eq(cvs.userId, userId))
    if (!row) throw new Refusal('not_found')
    const { cv } = describeCv(row)
    const ticked = cv.report && (await findTicked(deps, { userId, ticks: cv.report }))
    if (cv.report && ticked?.number) await notePaper(deps, { userId, attemptId: cv.report.assessmentId })
    const verifyAddress = `${deps.environment.APP_URL}/verify`
    return {
      template: '/cv.typ',
      data: composeCv({ cv, ticked, verifyAddress, changedAt: row.changedAt, locale }),
    }
  })
}
