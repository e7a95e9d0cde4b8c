import type { Results } from '#contract/assessment.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { composeNarrative } from '#engine/narrative/compose-narrative.ts'
import { sayLine } from '#engine/narrative/say-line.ts'
import { selectLines } from '#engine/narrative/select-lines.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { findAccess } from '../plans/find-access.ts'
import { UNLOCK_PRICE } from '../plans/prices.ts'
import { describeAttempt } from './attempt.ts'
import { findOwnAttempt } from './find-attempt.ts'
import { scoreStoredAttempt } from './score-stored-attempt.ts'

/** The result of a completed attempt; what names a facet stays on the server while it is locked. */
export async function findResults(
  { database }: Pick<Deps, 'database'>,
  input: { userId: string; id: string },
): Promise<Results> {
  const attempt = await findOwnAttempt(database, input)
  if (!attempt.completedAt) throw new Refusal('incomplete', { assessment: describeAttempt(attempt) })
  const scored = scoreStoredAttempt(attempt)
  const form = FORMS[attempt.form]
  const { fullReport: unlocked } = await findAccess(database, attempt)
  const opened = unlocked && (attempt.reportOpenedAt !== null || attempt.form === 'quick')
  return {
    assessment: describeAttempt(attempt, { isPaid: unlocked }),
    unlocked,
    opened,
    detail: null,
    total: {
      score: scored.total.score,
      max: scored.total.max,
      band: scored.total.band,
      range: scored.total.range,
      bandCuts: [form.bandCuts.good, form.bandCuts.excellent],
    },
    sections: scored.sections.map((section, index) => ({
      id: section.id,
      name: form.sections[index]?.name ?? { ar: '', en: '' },
      score: section.score,
      max: section.max,
      percent: section.percent,
      rating: section.rating,
      range: section.range,
    })),
    quality: scored.quality.level,
    narrative: selectLines(composeNarrative(scored), opened ? 'full' : 'free').map(line => ({
      rule: line.rule,
      text: { ar: sayLine(line, 'ar'), en: sayLine(line, 'en') },
    })),
    unlockPrice: UNLOCK_PRICE,
  }
}
