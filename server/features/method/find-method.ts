import { CONDITIONS, type Method } from '#contract/method.ts'
import { type Bank, itemsOf } from '#engine/bank/block.ts'
import type { Status } from '#engine/bank/item.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { nameOf, sumUpReadings } from '#engine/bank/sum-up-readings.ts'
import { bandCutsOf } from '#engine/scoring/band-total.ts'
import { newestForm, newestRules } from '#engine/versions/find-version.ts'
import { CORE_FACET_IDS, FIELD_IDS } from '#engine/vocabulary.ts'
import { readVerdicts, statusAfter, type Verdicts } from '#server/db/review-status.ts'
import type { Deps } from '#server/deps.ts'
import { READINGS } from './readings.ts'

// A release never changes, and its readings are many.
const described = new WeakMap<Deps['released'], Omit<Method, 'bank'>>()

/** Finds the figures of the method, computed once for a release, and counts the reviews that questions have passed by now. */
export async function findMethod({
  released,
  database,
}: Pick<Deps, 'released' | 'database'>): Promise<Method> {
  const known = described.get(released) ?? describeMethod(released)
  described.set(released, known)
  return { ...known, bank: countReviews(released.bank, await readVerdicts(database)) }
}

/** Reads them from the newest form and rules: the page types none of them again. */
function describeMethod(released: Deps['released']): Omit<Method, 'bank'> {
  const form = newestForm(released, 'basic')
  const { version, scoring, careers } = newestRules(released)
  const { ratings, levels, ranges, change, quality } = scoring
  const { rapid, rapidMilliseconds, rapidMillisecondsAWord } = quality
  const ofField = form.slots.filter(({ scope }) => scope === 'field').length
  const readers = READINGS
  const thresholds = quality.thresholds.find(each => form.count >= each.items)
  const { levelShare, relativeShare, relativeSlope, below, span } = careers.fit
  return {
    questions: { all: form.count, common: form.count - ofField, ofField },
    facets: CORE_FACET_IDS.length,
    fields: FIELD_IDS.length,
    points: { least: form.count, most: form.max, section: form.sections[0]?.max ?? 0 },
    ratings: { excellent: ratings.excellent, veryGood: ratings.very_good, good: ratings.good },
    bands: bandCutsOf(scoring, form.max),
    levels,
    range: { quantile: ranges.quantile, variance: ranges.priorVariance, weight: ranges.priorWeight },
    change: { days: change.leastDays, quantile: change.quantile },
    quality: {
      seconds: rapidMilliseconds / 1000,
      wordsAMinute: 60_000 / rapidMillisecondsAWord,
      rapid: (100 * rapid.caution.of) / rapid.caution.in,
      run: thresholds?.longString.caution ?? 0,
      place: thresholds?.onePosition ?? 0,
    },
    careers: {
      families: Object.keys(careers.families).length,
      occupations: Object.values(careers.occupations).flat().length,
      ...{ levelShare, relativeShare, slope: relativeSlope, below, span },
      tiers: careers.tiers,
      close: careers.close,
    },
    readings: {
      readers: new Set(readers.map(nameOf)).size,
      isModelsAlone: readers.every(({ kind }) => kind === 'language model'),
      rows: sumUpReadings(itemsOf(released.bank), readers).flatMap(row => {
        const condition = CONDITIONS.find(known => known === row.condition)
        return condition ? [{ ...row, condition }] : []
      }),
    },
    versions: { form: form.version, scoring: version },
  }
}

/** Counts the questions in use by the review that they have passed; a released one has been rated. */
function countReviews(bank: Bank, verdicts: Verdicts): Method['bank'] {
  const statuses = pairsIn(itemsOf(bank)).map(({ key, a }) => statusAfter(a.item.status, verdicts.get(key)))
  const count = (...wanted: readonly Status[]) => statuses.filter(status => wanted.includes(status)).length
  const [draft, read, rated] = [count('draft'), count('read'), count('rated', 'released')]
  return { questions: draft + read + rated, draft, read, rated, released: count('released') }
}
