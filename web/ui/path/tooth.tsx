import { memo } from 'react'
import { nuqtas, rhombus, type SectionNumber } from '#engine/line/nuqtas.ts'
import { PEAK, toothOutline } from '#engine/line/outline.ts'
import { classes } from '../classes.ts'
import { SECTION_FILL, SECTION_STROKE } from '../nuqta.tsx'
import { baseline, PATH_SIZES, type PathSize, type StationState } from './size.ts'

const LINE: Readonly<Record<StationState, string>> = {
  done: 'stroke-ink',
  now: 'stroke-ink',
  next: 'stroke-track',
  blank: 'stroke-edge',
}

interface ToothProps {
  readonly size: PathSize
  readonly section: SectionNumber
  readonly state?: StationState
  /** The line also comes from the edge of the page before the tooth; what holds it clips. */
  readonly lead?: boolean
}

/** Draws a tooth of the line with the nuqtas of its section above: filled once the section has begun. */
export const Tooth = memo(function Tooth({ size, section, state = 'done', lead = false }: ToothProps) {
  const { w, h, t, stroke, r, gap } = PATH_SIZES[size]
  const b = baseline(size)
  const x = PEAK * w
  const y = b - t - gap - 0.2 * r
  const written = state === 'done' || state === 'now'
  return (
    <svg width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden='true' className='path-tooth'>
      <path
        d={`M-1 ${b}H0${toothOutline(0, b, w, t)}h${lead ? 4000 : 1}`}
        strokeWidth={stroke}
        className={classes('path-line fill-none', LINE[state])}
      />
      {nuqtas(section, x, y, r).map((place, index) => (
        <path
          key={index}
          d={rhombus(place.x, place.y, written ? r : r - 0.4)}
          strokeWidth={Math.max(1.25, 0.55 * stroke)}
          className={classes(
            'path-dot',
            `path-dot-${index + 1}`,
            SECTION_STROKE[section],
            written ? SECTION_FILL[section] : 'fill-ground',
          )}
        />
      ))}
    </svg>
  )
})
