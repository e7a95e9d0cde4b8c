import { FACETS, MAJORS } from '../vocabulary.ts'
import type { CareerSentences } from './career-sentences.ts'
import type { Comparison } from './find-reasons.ts'
import type { FitTier } from './fit-tier.ts'
import { LICENCES, type LicenceId } from './licences.ts'
import type { EducationLevel } from './occupations/occupation.ts'
import type { Degree } from './rate-readiness.ts'

/** Names of facets hold an "and" of their own, so they stand in quotes (docs/method/careers.md). */
export const en: CareerSentences = {
  tier: {
    strong: 'Strong fit',
    good: 'Good fit',
    possible: 'Possible with development',
    explore: 'To explore',
  },
  note: {
    low_quality:
      'The quality signs are weak, so every path is marked “To explore” until the assessment is taken again.',
    even: 'An even profile, open to several paths.',
  },
  subject:
    'Readiness is judged by the level of education and the years of experience, and by the major where an occupation cannot be practised without it. The conditions of a licence are for the body named beside it to say.',
  otherFields:
    'Knowledge of these fields was not measured, so “Applied field knowledge” and “Tools, quality and safe practice” are left out of the calculation, and the fit shown here is never above “Good fit”.',
  reason: ({ met, gaps: [gap] }, tier) => {
    const rest = gap ? `the main gap is ${compared(gap)}` : 'all of its facets reach their targets'
    return `${strengths(met, tier)}; ${rest}.`
  },
  nextGap: gap => `The next gap is ${compared(gap)}.`,
  readiness: ({ readiness, degree, years, licence }) => {
    if (readiness === 'open_now')
      return 'Open now: the education and the years of experience are enough to start.'
    const needs = [
      ...(degree === null ? [] : [qualification(degree)]),
      ...(years === null ? [] : [`the usual experience is ${years === 1 ? '1 year' : `${years} years`}`]),
      ...(licence === null ? [] : [practised(licence)]),
    ]
    return `${readiness === 'short_step' ? 'Short step' : 'Qualification path'}: ${listed(needs)}.`
  },
}

/** "A", "A, and B", "A, B, and C": the parts are clauses. */
function listed(needs: readonly string[]): string {
  const last = needs.at(-1) ?? ''
  return needs.length < 2 ? last : `${needs.slice(0, -1).join(', ')}, and ${last}`
}

/** What is only there to explore is not said to suit. */
function strengths(met: readonly Comparison[], tier: FitTier): string {
  const [first, second] = met.map(({ facet }) => `“${FACETS[facet].name.en}”`)
  if (!first) return 'No facet reaches its target for this path yet'
  const names = second ? `${first} and ${second}` : first
  if (tier === 'explore') return `${names} ${second ? 'bring' : 'brings'} your result closer to this path`
  return `Your result suits this path because ${names} ${second ? 'are' : 'is'} among its strong points`
}

function compared({ facet, index, target }: Comparison): string {
  return `“${FACETS[facet].name.en}” (${index} against a target of ${target})`
}

function qualification({ level, majors }: Degree): string {
  if (majors.length === 0) return `the usual qualification is ${QUALIFICATIONS[level]}`
  return `it takes ${majors.map(id => `“${MAJORS[id].en}”`).join(' or ')} at the level of ${QUALIFICATIONS[level]}`
}

function practised(licence: LicenceId): string {
  const { name, body } = LICENCES[licence]
  return `practice in Saudi Arabia takes ${name.en} (${body.en})`
}

const QUALIFICATIONS: Readonly<Record<EducationLevel, string>> = {
  0: 'secondary school',
  1: 'a diploma',
  2: "a bachelor's degree",
  3: "a master's degree",
  4: 'a doctorate',
}
