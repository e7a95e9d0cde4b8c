import type { Matrix } from 'ml-matrix'
import { describeScores } from '../numbers/describe-scores.ts'
import { finiteOrNull } from '../numbers/finite.ts'
import { type Columns, sumsOf } from '../table.ts'
import {
  alphaIfDropped,
  alphaOf,
  feldtInterval,
  standardErrorOfMeasurement,
  stratifiedAlpha,
} from './alpha.ts'
import { correctedItemTotals } from './corrected-item-total.ts'
import { covariancesOf } from './covariances-of.ts'
import { type Omega, omegaOf } from './omega.ts'

/** Holds the figures of a scale: a facet, a section or a form. */
export interface ScaleSummary {
  /** People who answered anything of it; figures of items have their own. */
  readonly people: number
  /** Of the sums of those who answered all of it. */
  readonly sums: { readonly n: number; readonly mean: number | null; readonly sd: number | null }
  readonly alpha: number | null
  /** Feldt's 95 % interval of alpha, for those who answered all of it. */
  readonly alphaInterval: { readonly from: number; readonly to: number } | null
  /** Facets as strata; alpha itself where there is one. */
  readonly stratifiedAlpha: number | null
  readonly omega: Omega
  /** In points, by the stratified alpha. */
  readonly standardError: number | null
  readonly items: readonly ItemSummary[]
}

export interface ItemSummary {
  readonly n: number
  readonly mean: number | null
  readonly sd: number | null
  readonly correctedItemTotal: number | null
  readonly alphaIfDropped: number | null
}

const OF_NOBODY: ScaleSummary = {
  people: 0,
  sums: { n: 0, mean: null, sd: null },
  ...{ alpha: null, alphaInterval: null, stratifiedAlpha: null, standardError: null },
  omega: { kind: 'not estimable', why: 'too few items' },
  items: [],
}

/**
 * Computes the classical figures of a scale and of each of its items.
 *
 * @param covariances of these columns, where they are known already
 */
export function summariseScale(
  columns: Columns,
  strata: readonly (readonly number[])[],
  covariances = covariancesOf(columns),
): ScaleSummary {
  const everybody = columns[0]?.length ?? 0
  if (everybody === 0) return OF_NOBODY
  const alpha = alphaOf(covariances)
  const stratified = stratifiedAlpha(covariances, strata)
  const sums = describeScores([...sumsOf(columns).filter(sum => !Number.isNaN(sum))])
  return {
    people: countAnswering(columns),
    sums: { n: sums.n, mean: sums.mean, sd: sums.sd },
    alpha,
    alphaInterval: alpha === null || sums.n < 2 ? null : feldtInterval(alpha, sums.n, covariances.rows),
    stratifiedAlpha: stratified,
    omega: omegaOf(covariances),
    standardError: stratified === null ? null : standardErrorOfMeasurement(covariances, stratified),
    items: itemsOf(columns, covariances),
  }
}

function countAnswering(columns: Columns): number {
  const answering = new Uint8Array(columns[0]?.length ?? 0)
  for (const column of columns)
    for (let person = 0; person < answering.length; person += 1)
      if (!Number.isNaN(column[person])) answering[person] = 1
  return answering.reduce((sum, one) => sum + one, 0)
}

function itemsOf(columns: Columns, covariances: Matrix): ItemSummary[] {
  const correlations = correctedItemTotals(covariances)
  const dropped = alphaIfDropped(covariances)
  return columns.map((column, index) => {
    let [n, sum] = [0, 0]
    for (const score of column) {
      if (Number.isNaN(score)) continue
      n += 1
      sum += score
    }
    return {
      n,
      mean: finiteOrNull(sum / n),
      sd: finiteOrNull(Math.sqrt(covariances.get(index, index))),
      correctedItemTotal: correlations[index] ?? null,
      alphaIfDropped: dropped[index] ?? null,
    }
  })
}
