import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson } from '#engine/report/canonical-json.ts'
import type { Report } from '#engine/report/compose-report.ts'
import type { Released } from '#engine/versions/released.ts'
import { type StoredAnswers, scoreStored } from '#engine/versions/score-stored.ts'
import { composedReportOf, fingerprintOf, type ReportedAttempt } from '#server/features/report/report-of.ts'
import { pick, seededRandom } from '../support/seeded-random.ts'

/** What an attempt stores, and what has to come out of it for good. */
export interface Sample {
  readonly attempt: StoredSample
  readonly fingerprint: string
  readonly report: Report
  /** A hash over the reports of as many other answers to the same items, with answers of chance. */
  readonly sweep: string
}

/** The columns that count, with the time as JSON has it. */
export type StoredSample = StoredAnswers &
  Omit<ReportedAttempt, 'completedAt'> & { readonly completedAt: string }

export const FOLDER = join(import.meta.dirname, 'samples')
const SWEPT = 200

export function readSamples(): { name: string; sample: Sample }[] {
  return readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .map(name => ({ name, sample: JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) }))
}

/** Computes the report of a stored attempt as the server does. */
export function reportOfSample(released: Released, stored: StoredSample): Report {
  const attempt = { ...stored, completedAt: new Date(stored.completedAt) }
  return composedReportOf(attempt, scoreStored(released, stored))
}

export function computeSample(released: Released, attempt: StoredSample): Sample {
  const report = reportOfSample(released, attempt)
  return { attempt, fingerprint: fingerprintOf(report), report, sweep: sweep(released, attempt) }
}

/** Other people with other leanings and other speeds: what one attempt does not meet, some of these do. */
export function sweep(released: Released, attempt: StoredSample): string {
  const hash = createHash('sha256')
  for (let seed = 1; seed <= SWEPT; seed++) {
    const random = seededRandom(seed)
    const lean = random() * 4
    const hurry = random() < 0.2
    const answers = [...attempt.answers].map(own => (random() * 4 < lean ? own : pick(random, 1, 5))).join('')
    const itemMilliseconds = [...answers].map(() => pick(random, hurry ? 500 : 15_000, 60_000))
    hash.update(canonicalJson(reportOfSample(released, { ...attempt, answers, itemMilliseconds })))
  }
  return hash.digest('hex').slice(0, 16)
}
