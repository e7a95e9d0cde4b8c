import { and, asc, eq } from 'drizzle-orm'
import type { Results } from '#contract/assessment.ts'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { GATES } from '#engine/measurement/gates.ts'
import { type SaidNorm, sayNorm } from '#engine/measurement/norms/say-norm.ts'
import { languageOf } from '#engine/measurement/tables/answer-sheet.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { norms, snapshots } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'

/**
 * Says where a result stands among the people of every norm that is published now and holds such attempts: the first at this
 * version of the form, of regular quality, in its language or field. Nothing of it is part of the result.
 */
export async function compareWithNorms(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  attempt: Attempt,
): Promise<SaidNorm[]> {
  if (attempt.retake) return []
  const { form, formVersion, languages, field } = attempt
  const rows = await database
    .select({ norm: norms, takenAt: snapshots.takenAt })
    .from(norms)
    .innerJoin(snapshots, eq(snapshots.id, norms.snapshotId))
    .where(and(eq(norms.status, 'published'), eq(norms.form, form), eq(norms.formVersion, formVersion)))
    .orderBy(asc(norms.by), asc(norms.group))
  if (rows.length === 0) return []
  const result = scoreStored(released, attempt)
  if (result.scored.quality.level !== 'regular') return []
  const own = { all: '', language: languageOf(languages), field }
  return rows.flatMap(({ norm: { by, group, source, outcome }, takenAt }) => {
    if (own[by] !== group || outcome?.kind !== 'weighted' || !takenAt) return []
    if (outcome.effective < GATES.percentile.show) return []
    const day = inEveryLanguage(locale => riyadhDate(takenAt, locale))
    return [sayNorm(result, { by, group, source, day, people: outcome.people, parts: outcome.parts })]
  })
}

/** Says that nobody is compared with others (R7): untrue where somebody is. */
const NOT_COMPARED = 'R7'

/** Leaves out of the narrative what a comparison has made untrue. */
export function narrativeBeside(
  comparisons: readonly SaidNorm[],
  narrative: Results['narrative'],
): Results['narrative'] {
  return comparisons.length === 0 ? narrative : narrative.filter(({ rule }) => rule !== NOT_COMPARED)
}
