import { memo } from 'react'
import { rhombus, round, type SectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from '../classes.ts'
import { SECTION_FILL } from '../nuqta.tsx'
import { baseline, PATH_SIZES, type PathSize } from './size.ts'

const INDEXES = Array.from({ length: 90 }, (_, index) => index)

interface RailProps {
  readonly size: PathSize
  /** How much is written, 0 to 1. */
  readonly written: number
  /** The colour of the pen at the end of the ink; no pen without it. */
  readonly pen?: SectionNumber | 'amber' | undefined
  /** As many small nuqtas on the line as the section has questions. */
  readonly ticks?: number
  readonly blank?: boolean
  /** Runs on to the edge of the page; what holds it clips. */
  readonly trail?: boolean
}

/** Draws the line after a tooth. Everything on it stands in percent, so nothing stretches; it is drawn in reading direction. */
export function Rail({ size, written, pen, ticks = 0, blank = false, trail = false }: RailProps) {
  const { h, stroke } = PATH_SIZES[size]
  const b = baseline(size)
  const percent = `${round(written * 100)}%`
  const top = b - stroke / 2
  // Half the diagonal of a square of 12 px side, or 11 on the question path.
  const r = ticks > 0 ? 7.8 : 8.5
  return (
    <svg
      width='100%'
      height={h}
      aria-hidden='true'
      className={classes('path-rail mirrored', pen && 'path-rail-pen')}
    >
      <rect width='100%' height={stroke} y={top} className={blank ? 'fill-edge' : 'fill-track'} />
      <rect width={trail ? 4000 : percent} height={stroke} y={top} className='path-ink fill-ink' />
      {INDEXES.slice(0, ticks).map(index => (
        <Tick key={index} x={(index + 0.5) / ticks} y={b} inked={(index + 0.5) / ticks < written} />
      ))}
      {pen && (
        <svg x={percent} aria-hidden='true' className='path-pen'>
          <path
            d={rhombus(0, b, r)}
            strokeWidth='6'
            className={classes('path-pen-shape', pen === 'amber' ? 'fill-amber' : SECTION_FILL[pen])}
          />
        </svg>
      )}
    </svg>
  )
}

const Tick = memo(function Tick({ x, y, inked }: { x: number; y: number; inked: boolean }) {
  return (
    <rect
      x={`${round(x * 100)}%`}
      y={y - 2}
      width='4'
      height='4'
      className={classes('path-tick', inked ? 'fill-ink' : 'fill-track')}
    />
  )
})

/** Draws the destination: an open nuqta, filled and joined to the line when all is done. */
export const EndSign = memo(function EndSign({ size, reached }: { size: PathSize; reached: boolean }) {
  const { h, r: nuqta, stroke } = PATH_SIZES[size]
  const r = 1.5 * nuqta
  const width = Math.ceil(2 * r + 3)
  return (
    <svg
      width={width}
      height={h}
      aria-hidden='true'
      className={classes('path-end mirrored', reached && 'path-end-reached')}
    >
      <path
        d={rhombus(width - r - 1, baseline(size), r - (reached ? 0 : 0.75))}
        strokeWidth={Math.max(1.5, 0.6 * stroke)}
        className={reached ? 'fill-ink' : 'stroke-edge fill-none'}
      />
    </svg>
  )
})
