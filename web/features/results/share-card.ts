import type { Results } from '#contract/assessment.ts'
import { drawLine } from '#engine/line/draw-line.ts'
import { sectionTeeth } from '#engine/line/score-teeth.ts'
import { SECTION_COLOR } from '#web/ui/nuqta.tsx'

/** Names a colour of the page's tokens. */
export type Tone = 'paper' | 'ink' | 'soft' | 's1' | 's2' | 's3'

export interface CardText {
  readonly words: string
  readonly face: 'prose' | 'ui'
  readonly weight: 400 | 600
  readonly size: number
  readonly tone: Tone
  /** Where the first line stands, from the top; others follow below. */
  readonly y: number
  /** As many at most: longer words are set smaller. */
  readonly lines: number
  /** At which edge: that where reading begins, or the other. */
  readonly at: 'start' | 'end'
}

interface Shape {
  readonly path: string
  readonly tone: Tone
  /** Width of the pen; without, the shape is filled. */
  readonly stroke?: number
}

export interface Card {
  readonly width: number
  readonly height: number
  readonly margin: number
  readonly wordmark: { readonly y: number; readonly height: number }
  /** Height of the line, from the top, and what is drawn on it as read from the right. */
  readonly base: number
  readonly shapes: readonly Shape[]
  readonly texts: readonly CardText[]
}

/** Sizes of the picture, px: upright for messages and stories, wide for previews. */
export const FORMATS = {
  upright: {
    ...{ width: 1080, height: 1350, margin: 84, base: 1090, wordmark: { y: 84, height: 118 } },
    ...{ teeth: { t: 400, w: 280, stroke: 12, r: 27, gap: 40 }, headline: { y: 356, size: 104, lines: 2 } },
    ...{ invitation: { y: 1206, size: 44, lines: 1 }, about: { y: 1274, size: 36, lines: 1 } },
  },
  wide: {
    ...{ width: 1200, height: 630, margin: 64, base: 400, wordmark: { y: 48, height: 84 } },
    ...{ teeth: { t: 176, w: 220, stroke: 7, r: 15, gap: 24 }, headline: { y: 492, size: 60, lines: 1 } },
    ...{ invitation: { y: 572, size: 32, lines: 1 }, about: { y: 104, size: 26, lines: 1 } },
  },
} as const
export type Format = keyof typeof FORMATS

interface CardInput extends Pick<Results, 'sections'> {
  readonly format: Format
  readonly headline: string
  /** "Noura's line. What is the shape of yours?", or without a name. */
  readonly invitation: string
  readonly about: string
}

/** Tells whether a text holds a digit of any script. */
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text)

/**
 * Composes the picture of a line, from the free part of a result. It tells no number: whatever text holds a digit is left out.
 */
export function composeCard({ format, sections, headline, invitation, about }: CardInput): Card {
  const { teeth, base, width, height, margin, wordmark, ...places } = FORMATS[format]
  const step = (width - 2 * margin) / sections.length
  const measures = { ...teeth, w: Math.min(teeth.w, 0.9 * step), width, start: margin, step }
  const bare = sectionTeeth(sections.map(({ score, max }) => ({ score, max })))
  const { line, nuqtas } = drawLine(bare, measures)
  const texts: readonly CardText[] = [
    { words: headline, ...places.headline, face: 'prose', weight: 600, tone: 'ink', at: 'start' },
    { words: invitation, ...places.invitation, face: 'ui', weight: 600, tone: 'ink', at: 'start' },
    {
      ...{ words: about, ...places.about, face: 'ui', weight: 400, tone: 'soft' },
      at: format === 'upright' ? 'start' : 'end',
    },
  ]
  return {
    ...{ width, height, margin, wordmark, base },
    shapes: [
      { path: line, tone: 'ink', stroke: teeth.stroke },
      ...nuqtas.map(({ section, path }): Shape => ({ path, tone: SECTION_COLOR[section] })),
    ],
    texts: texts.filter(({ words }) => !hasDigit(words)),
  }
}
