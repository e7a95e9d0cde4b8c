import type { FormShape } from './form-shape.ts'
import { orderAnswers } from './order-answers.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import type { QualityRules, QualityThresholds, Share } from './scoring-rules.ts'

export type QualityLevel = 'regular' | 'caution' | 'low'
type QualitySign = 'none' | 'caution' | 'low'

/** Rates how the answers were given. It never says that the user was careless. */
export interface ResponseQuality {
  readonly level: QualityLevel
  /** Q1: answers faster than anybody reads, among those whose time is known. */
  readonly rapidAnswers: { readonly count: number; readonly timed: number; readonly sign: QualitySign }
  /** Q2: the longest run of one display position. */
  readonly longString: { readonly length: number; readonly sign: QualitySign }
  /** Q3: the answers at the most frequent display position. */
  readonly onePosition: { readonly count: number; readonly sign: QualitySign }
  /** Q4: every section inside what chance gives; a sign only beside another one. */
  readonly chanceLikeScore: { readonly found: boolean; readonly sign: QualitySign }
}

/**
 * Assesses the response quality of a finished attempt by Q1 to Q4: `caution` for one caution, `low` for one low or two
 * cautions. An item that stood open for long (Q7) is no sign.
 */
export function assessResponseQuality(
  rules: QualityRules,
  form: FormShape,
  answers: readonly ScoredAnswer[],
): ResponseQuality {
  const ordered = orderAnswers(form, answers)
  const thresholds = thresholdsFor(rules, ordered.length)
  const rapidAnswers = findRapidAnswers(rules, ordered)
  const longString = findLongString(ordered, thresholds)
  const onePosition = findOnePosition(rules, ordered, thresholds)
  const others = [rapidAnswers.sign, longString.sign, onePosition.sign]
  const chanceLikeScore = findChanceLikeScore(rules, form, ordered, others)
  return {
    level: levelOf([...others, chanceLikeScore.sign]),
    rapidAnswers,
    longString,
    onePosition,
    chanceLikeScore,
  }
}

/** By the entry for the most items that the form reaches; a smaller form takes the last one. */
function thresholdsFor({ thresholds }: QualityRules, items: number): QualityThresholds {
  const found = thresholds.find(entry => items >= entry.items) ?? thresholds.at(-1)
  if (!found) throw new Error('The rules of response quality have no thresholds.')
  return found
}

function findRapidAnswers(
  rules: QualityRules,
  answers: readonly ScoredAnswer[],
): ResponseQuality['rapidAnswers'] {
  const timed = answers.filter(answer => answer.milliseconds !== null).length
  const count = answers.filter(answer => isRapid(rules, answer)).length
  const above = (share: Share) => share.in * count > share.of * timed
  return { count, timed, sign: signOf(above(rules.rapid.caution), above(rules.rapid.low)) }
}

/** Tells whether an answer came faster than anybody reads; one whose time is not known did not. */
export function isRapid(
  rules: QualityRules,
  { milliseconds, words }: Pick<ScoredAnswer, 'milliseconds' | 'words'>,
): boolean {
  if (milliseconds === null) return false
  return milliseconds < rules.rapidMilliseconds || milliseconds < rules.rapidMillisecondsAWord * words
}

function findLongString(
  answers: readonly ScoredAnswer[],
  { longString }: QualityThresholds,
): ResponseQuality['longString'] {
  let length = 0
  let run = 0
  let previous: number | null = null
  for (const { position } of answers) {
    run = position === previous ? run + 1 : 1
    previous = position
    length = Math.max(length, run)
  }
  return { length, sign: signOf(length >= longString.caution, length >= longString.low) }
}

/** Above the quantile is a caution, 60 % of the items low. In the form of 15 items 60 % is 9, the quantile itself. */
function findOnePosition(
  { onePositionLow: low }: QualityRules,
  answers: readonly ScoredAnswer[],
  { onePosition }: QualityThresholds,
): ResponseQuality['onePosition'] {
  const byPosition = Map.groupBy(answers, answer => answer.position)
  const count = Math.max(0, ...[...byPosition.values()].map(group => group.length))
  return { count, sign: signOf(count > onePosition, count > 0 && low.in * count >= low.of * answers.length) }
}

/** The limits are those of 30 items; the sections of the other forms, 50 points at most, do not reach them. */
function findChanceLikeScore(
  { chanceSection }: QualityRules,
  form: FormShape,
  answers: readonly ScoredAnswer[],
  others: readonly QualitySign[],
): ResponseQuality['chanceLikeScore'] {
  const found = form.sections.every(section => {
    const own = answers.filter(answer => answer.section === section.id)
    const score = own.reduce((total, answer) => total + answer.value, 0)
    return score >= chanceSection.from && score <= chanceSection.to
  })
  return { found, sign: signOf(found && others.some(sign => sign !== 'none'), false) }
}

function signOf(caution: boolean, low: boolean): QualitySign {
  if (low) return 'low'
  return caution ? 'caution' : 'none'
}

function levelOf(signs: readonly QualitySign[]): QualityLevel {
  const cautions = signs.filter(sign => sign === 'caution').length
  if (signs.includes('low') || cautions >= 2) return 'low'
  return cautions === 1 ? 'caution' : 'regular'
}
