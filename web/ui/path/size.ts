/** Width and height of a tooth, its own height, stroke, nuqta half-diagonal, gap; px. */
export const PATH_SIZES = {
  s: { w: 26, h: 34, t: 11, stroke: 2, r: 3.6, gap: 6 },
  m: { w: 36, h: 48, t: 16, stroke: 2.5, r: 5.4, gap: 8 },
  l: { w: 66, h: 92, t: 32, stroke: 3.5, r: 10, gap: 14 },
} as const

export type PathSize = keyof typeof PATH_SIZES

/**
 * State of a station: `done` and `now` are written in ink, `next` is a pale line; `blank` is the pale line of a path not begun,
 * in edge colour.
 */
export type StationState = 'done' | 'now' | 'next' | 'blank'

/** Computes the height at which the line runs. */
export const baseline = (size: PathSize) => PATH_SIZES[size].h - PATH_SIZES[size].stroke / 2
