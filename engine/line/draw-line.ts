import { round, type SectionNumber } from './nuqtas.ts'
import { drawTooth, type ScoreTooth, type ToothSize } from './tooth.ts'

/** Measures a whole line; one unit. */
export interface LineMeasures extends ToothSize {
  /** From edge to edge. */
  readonly width: number
  /** Distance of the first tooth from the edge where reading begins, and from each tooth to the next. */
  readonly start: number
  readonly step: number
}

export interface DrawnLine {
  /** Path data of the baseline with its teeth. */
  readonly line: string
  readonly nuqtas: readonly { readonly section: SectionNumber; readonly path: string }[]
}

/**
 * Draws a whole line on y = 0 from edge to edge, as it is read from the right; mirrored it is read from the left. Up is negative.
 *
 * @param teeth in reading order
 */
export function drawLine(teeth: readonly ScoreTooth[], measures: LineMeasures): DrawnLine {
  const { width, start, step, w } = measures
  const placed = teeth.map((tooth, index) => {
    const x = width - start - index * step - w
    return { section: tooth.section, x, ...drawTooth(tooth, measures, x) }
  })
  const outlines = placed.toReversed().map(({ x, outline }) => `H${round(x)}${outline}`)
  return {
    line: `M0 0${outlines.join('')}H${round(width)}`,
    nuqtas: placed.flatMap(({ section, nuqtas }) => (nuqtas === '' ? [] : [{ section, path: nuqtas }])),
  }
}
