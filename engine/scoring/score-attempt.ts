import type { Band, TemplateId } from '../vocabulary.ts'
import { assessResponseQuality, type ResponseQuality } from './assess-response-quality.ts'
import { type BandCuts, bandCutsOf, bandTotal } from './band-total.ts'
import { joinEstimates, type Range, rangeOf, standardErrorOf } from './estimate-range.ts'
import { findMissing, type MissingAnswer } from './find-missing.ts'
import type { FormShape } from './form-shape.ts'
import { orderAnswers } from './order-answers.ts'
import { type CommonCoreScore, scoreCommonCore } from './score-common-core.ts'
import type { FacetScore } from './score-facet.ts'
import { type SectionScore, scoreSection } from './score-section.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import type { ScoringRules } from './scoring-rules.ts'

export interface ScoredAttempt {
  readonly kind: 'scored'
  readonly form: TemplateId
  readonly total: TotalScore
  /** In the order of the form. */
  readonly sections: readonly SectionScore[]
  /** In the order of the vocabulary; in the three other forms each section is its one facet. */
  readonly facets: readonly FacetScore[]
  readonly quality: ResponseQuality
  /** Answers to stories that an earlier attempt has answered. */
  readonly readBefore: { readonly count: number; readonly of: number }
  /** Answers that choose what an earlier attempt chose with the twin, of all stories whose twin it had answered. */
  readonly chosenAgain: { readonly count: number; readonly of: number }
  /** For the operator only; absent when the answers do not say their scope. */
  readonly commonCore?: readonly CommonCoreScore[]
}

interface TotalScore {
  /** Points, 90 to 450 in the core form. */
  readonly score: number
  readonly max: number
  readonly band: Band
  /** Which R5 measures its distance from. */
  readonly bandCuts: BandCuts
  /** Points. */
  readonly range: Range
  readonly standardError: number
}

export interface IncompleteAttempt {
  readonly kind: 'incomplete'
  readonly missing: readonly MissingAnswer[]
}

/**
 * Scores an attempt (docs/method/scoring.md). The order of the answers does not
 * matter, and answers to questions that the form does not have are not looked at.
 *
 * @returns `incomplete` with the unanswered questions when there are any: an omission is never zero
 */
export function scoreAttempt(
  rules: ScoringRules,
  form: FormShape,
  answers: readonly ScoredAnswer[],
): ScoredAttempt | IncompleteAttempt {
  const missing = findMissing(form, answers)
  if (missing.length > 0) return { kind: 'incomplete', missing }

  const ordered = orderAnswers(form, answers)
  const scored = form.sections.map(shape =>
    scoreSection(
      rules,
      shape,
      ordered.filter(answer => answer.section === shape.id),
    ),
  )
  const sections = scored.map(({ section }) => section)
  const commonCore = scoreCommonCore(form, ordered)
  return {
    kind: 'scored',
    form: form.id,
    total: scoreTotal(rules, form, sections),
    sections,
    facets: scored.flatMap(({ facets }) => facets),
    quality: assessResponseQuality(rules.quality, form, ordered),
    readBefore: {
      count: ordered.filter(({ readBefore }) => readBefore).length,
      of: ordered.length,
    },
    chosenAgain: {
      count: ordered.filter(({ chosenAgain }) => chosenAgain).length,
      of: ordered.filter(({ chosenAgain }) => chosenAgain !== undefined).length,
    },
    ...(commonCore === null ? {} : { commonCore }),
  }
}

function scoreTotal(rules: ScoringRules, form: FormShape, sections: readonly SectionScore[]): TotalScore {
  const bandCuts = bandCutsOf(rules, form.max)
  const score = sections.reduce((total, section) => total + section.score, 0)
  const estimate = joinEstimates(sections.map(section => section.estimate))
  return {
    score,
    max: form.max,
    band: bandTotal(score, bandCuts),
    bandCuts,
    range: rangeOf(estimate),
    standardError: standardErrorOf(rules.ranges.quantile, estimate),
  }
}
