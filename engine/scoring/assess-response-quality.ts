import type { FormShape } from './form-shape.ts'
import { orderAnswers } from './order-answers.ts'
import type { ScoredAnswer } from './scored-answer.ts'

export type QualityLevel = 'regular' | 'caution' | 'low'
export type QualitySign = 'none' | 'caution' | 'low'

/** What the answers say about how they were given. It never says that a person was careless. */
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

interface Thresholds {
  /** Longest run from which on. */
  readonly longString: { readonly caution: number; readonly low: number }
  /** The 99.9 % quantile of the largest position count of a random responder; more is a caution. */
  readonly onePosition: number
}

/** By number of items (blueprint 4.5, [C]); the chance model test computes the probabilities behind them. */
const THRESHOLDS = {
  90: { longString: { caution: 8, low: 12 }, onePosition: 32 },
  40: { longString: { caution: 7, low: 10 }, onePosition: 18 },
  30: { longString: { caution: 7, low: 10 }, onePosition: 15 },
  15: { longString: { caution: 6, low: 8 }, onePosition: 9 },
} as const satisfies Record<number, Thresholds>

const RAPID_MILLISECONDS = 2000
/** 1,000 words a minute. */
const RAPID_MILLISECONDS_A_WORD = 60
/** The central 95 % of random section scores (blueprint 0.1). */
const CHANCE_SECTION = { from: 75, to: 105 }

/**
 * The response quality of a finished attempt by Q1 to Q4 of blueprint 4.5: `caution` for one caution, `low` for one low
 * or two cautions. An item that stood open for long (Q7) is no sign.
 */
export function assessResponseQuality(form: FormShape, answers: readonly ScoredAnswer[]): ResponseQuality {
  const ordered = orderAnswers(form, answers)
  const thresholds = thresholdsFor(ordered.length)
  const rapidAnswers = findRapidAnswers(ordered)
  const longString = findLongString(ordered, thresholds)
  const onePosition = findOnePosition(ordered, thresholds)
  const others = [rapidAnswers.sign, longString.sign, onePosition.sign]
  const chanceLikeScore = findChanceLikeScore(form, ordered, others)
  return {
    level: levelOf([...others, chanceLikeScore.sign]),
    rapidAnswers,
    longString,
    onePosition,
    chanceLikeScore,
  }
}

function thresholdsFor(items: number): Thresholds {
  if (items >= 90) return THRESHOLDS[90]
  if (items >= 40) return THRESHOLDS[40]
  if (items >= 30) return THRESHOLDS[30]
  return THRESHOLDS[15]
}

/** More than 10 % is a caution, more than 25 % low. */
function findRapidAnswers(answers: readonly ScoredAnswer[]): ResponseQuality['rapidAnswers'] {
  const timed = answers.filter(answer => answer.milliseconds !== null).length
  const count = answers.filter(isRapid).length
  return { count, timed, sign: signOf(10 * count > timed, 4 * count > timed) }
}

function isRapid({ milliseconds, words }: ScoredAnswer): boolean {
  if (milliseconds === null) return false
  return milliseconds < RAPID_MILLISECONDS || milliseconds < RAPID_MILLISECONDS_A_WORD * words
}

function findLongString(
  answers: readonly ScoredAnswer[],
  { longString }: Thresholds,
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
  answers: readonly ScoredAnswer[],
  { onePosition }: Thresholds,
): ResponseQuality['onePosition'] {
  const byPosition = Map.groupBy(answers, answer => answer.position)
  const count = Math.max(0, ...[...byPosition.values()].map(group => group.length))
  return { count, sign: signOf(count > onePosition, count > 0 && 5 * count >= 3 * answers.length) }
}

/** The limits are those of 30 items; the sections of the other forms, 50 points at most, do not reach them. */
function findChanceLikeScore(
  form: FormShape,
  answers: readonly ScoredAnswer[],
  others: readonly QualitySign[],
): ResponseQuality['chanceLikeScore'] {
  const found = form.sections.every(section => {
    const own = answers.filter(answer => answer.section === section.id)
    const score = own.reduce((total, answer) => total + answer.value, 0)
    return score >= CHANCE_SECTION.from && score <= CHANCE_SECTION.to
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
