import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { drawLine, type LineMeasures } from '#engine/line/draw-line.ts'
import type { ScoreTooth } from '#engine/line/tooth.ts'

/** Height of three nuqtas from the tip, in half-diagonals; the paper tells no section by more. */
const NUQTAS = 2.82

/** Width of a page, px of 96 to the inch (typst/look.typ). */
export const PAGE_WIDTH = 96 * (210 / 25.4)
/** Width between the margins, px. */
export const TEXT_WIDTH = PAGE_WIDTH - 2 * 60

/**
 * Draws a line of scores for the paper: an SVG from edge to edge, whose height is that of a full score with its nuqtas.
 * Its colours are names, which the template replaces (typst/path.typ).
 */
export function lineOnPaper(teeth: readonly ScoreTooth[], measures: LineMeasures, locale: Locale): string {
  const { width, t, gap, r, stroke } = measures
  // Ranges stand in the charts.
  const bare = teeth.map(({ section, share, dotted }) => ({ section, share, dotted }))
  const { line, nuqtas } = drawLine(bare, measures)
  const above = t + gap + NUQTAS * r
  const mirror = LANGUAGES[locale].direction === 'rtl' ? '' : ` transform="translate(${width}) scale(-1 1)"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${above + stroke / 2}" viewBox="0 ${-above} ${width} ${above + stroke / 2}">`,
    `<g${mirror}><path d="${line}" fill="none" stroke="@ink" stroke-width="${stroke}" stroke-linejoin="round"/>`,
    ...nuqtas.map(({ section, path }) => `<path d="${path}" fill="@s${section}"/>`),
    '</g></svg>',
  ].join('')
}
