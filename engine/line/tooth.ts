import { cluster, round, type SectionNumber } from './nuqtas.ts'
import { PEAK, toothOutline } from './outline.ts'

/** Describes one tooth of a person's line. */
export interface ScoreTooth {
  readonly section: SectionNumber
  /** Score as a share of its maximum, 0 to 1: so tall is the tooth. */
  readonly share: number
  /** Ends of the estimated range, as shares too. */
  readonly range?: { readonly from: number; readonly to: number }
  /** Carries the nuqtas of its section: a section always, a facet where it is clear. */
  readonly dotted: boolean
}

/** Measures the teeth of a line: width, height of a full score, stroke, half-diagonal of a nuqta, gap below it; one unit. */
export interface ToothSize {
  readonly w: number
  readonly t: number
  readonly stroke: number
  readonly r: number
  readonly gap: number
}

/**
 * Draws a tooth that stands on y = 0 from x to x + w: outline, nuqtas, and the window of its range. Up is negative.
 *
 * @example drawTooth({ section: 1, share: 0.5, dotted: true }, { w: 92, t: 132, … }).rise // 66
 */
export function drawTooth({ section, share, range, dotted }: ScoreTooth, size: ToothSize, x = 0) {
  const { w, t, r, gap } = size
  const rise = round(share * t)
  const top = Math.max(rise, (range?.to ?? 0) * t)
  const middle = x + PEAK * w
  return {
    rise,
    outline: toothOutline(x, 0, w, rise),
    nuqtas: dotted ? cluster(section, middle, -top - gap - 0.2 * r, r) : '',
    window: range && {
      x: round(middle - 2.2 * r),
      y: round(-range.to * t),
      width: round(4.4 * r),
      height: round((range.to - range.from) * t),
    },
  }
}
