import type { Matrix } from 'ml-matrix'
import { describeScores } from '../numbers/describe-scores.ts'
import { columnOf, completeRows, type Table } from '../table.ts'
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

/** Computes the classical figures of a scale and of each of its items. */
export function summariseScale(table: Table, strata: readonly (readonly number[])[]): ScaleSummary {
  if (table.length === 0) return OF_NOBODY
  const covariances = covariancesOf(table)
  const alpha = alphaOf(covariances)
  const stratified = stratifiedAlpha(covariances, strata)
  const sums = describeScores(completeRows(table).map(row => row.reduce((sum, score) => sum + score, 0)))
  return {
    people: table.filter(row => row.some(score => score !== null)).length,
    sums: { n: sums.n, mean: sums.mean, sd: sums.sd },
    alpha,
    alphaInterval: alpha === null || sums.n < 2 ? null : feldtInterval(alpha, sums.n, covariances.rows),
    stratifiedAlpha: stratified,
    omega: omegaOf(covariances),
    standardError: stratified === null ? null : standardErrorOfMeasurement(covariances, stratified),
    items: itemsOf(table, covariances),
  }
}

function itemsOf(table: Table, covariances: Matrix): ItemSummary[] {
  const correlations = correctedItemTotals(covariances)
  const dropped = alphaIfDropped(covariances)
  return covariances.diagonal().map((_, index) => {
    const { n, mean, sd } = describeScores(columnOf(table, index))
    return {
      n,
      mean,
      sd,
      correctedItemTotal: correlations[index] ?? null,
      alphaIfDropped: dropped[index] ?? null,
    }
  })
}
