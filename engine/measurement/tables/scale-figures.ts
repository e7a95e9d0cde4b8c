import type { Matrix } from 'ml-matrix'
import type { Form } from '../../forms/forms.ts'
import { covariancesOf, partOf } from '../classical/covariances-of.ts'
import { splitHalf } from '../classical/split-half.ts'
import { type ScaleSummary, summariseScale } from '../classical/summarise-scale.ts'
import type { Columns } from '../table.ts'
import { type AnswerSheet, pointsOf, positionsIn } from './answer-sheet.ts'

/** Holds the figures of a form, a section or a facet. */
export interface ScaleFigures extends Omit<ScaleSummary, 'items' | 'omega'> {
  /** Omega total of one factor by maximum likelihood; `null` where it cannot be estimated. */
  readonly omega: number | null
  /** Two halves that have each facet in equal parts: Spearman and Brown's forecast, and Rulon's. */
  readonly halves: { readonly spearmanBrown: number | null; readonly rulon: number | null }
}

/** Holds the figures of a place of the form, whichever of its stories was read. */
export interface SlotFigures {
  /** 1-based within the section. */
  readonly number: number
  readonly section: string
  readonly facet: string
  readonly n: number
  readonly mean: number | null
  readonly sd: number | null
  readonly correctedItemTotal: number | null
  readonly alphaIfDropped: number | null
}

/** Holds what some people reached at every question of a form; its scales are parts of one matrix. */
export interface FormPoints {
  readonly form: Form
  readonly columns: Columns
  readonly covariances: Matrix
}

/** Reads the points of some people at all questions. */
export function readPoints(sheet: AnswerSheet, people: readonly number[]): FormPoints {
  const columns = pointsOf(sheet, people, positionsIn(sheet))
  return { form: sheet.form, columns, covariances: covariancesOf(columns) }
}

/** Measures the scale that some questions make, with the facets as strata. */
export function measureScale(
  points: FormPoints,
  positions: readonly number[],
): { readonly scale: ScaleFigures; readonly slots: readonly SlotFigures[] } {
  const columns = positions.flatMap(position => points.columns[position] ?? [])
  const slots = positions.flatMap(position => points.form.slots[position] ?? [])
  const strata = [...Map.groupBy(positions.keys(), index => slots[index]?.facet).values()]
  const covariances = partOf(points.covariances, positions)
  const { items, omega, ...summary } = summariseScale(columns, strata, covariances)
  const { spearmanBrown, rulon } = splitHalf(columns, ...halvesOf(strata))
  return {
    scale: {
      ...summary,
      omega: omega.kind === 'estimated' ? omega.omega : null,
      halves: { spearmanBrown, rulon },
    },
    slots: slots.map(({ number, section, facet }, index) => ({
      ...{ number, section, facet, n: 0, mean: null, sd: null },
      ...{ correctedItemTotal: null, alphaIfDropped: null },
      ...items[index],
    })),
  }
}

/** Deals the items of each facet out in turn, and begins with the half that is behind. */
export function halvesOf(strata: readonly (readonly number[])[]): [number[], number[]] {
  const halves: [number[], number[]] = [[], []]
  for (const stratum of strata) {
    const behind = halves[0].length <= halves[1].length ? 0 : 1
    stratum.forEach((item, place) => {
      halves[((behind + place) % 2) as 0 | 1].push(item)
    })
  }
  return halves
}
