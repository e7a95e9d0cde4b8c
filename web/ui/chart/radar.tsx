import { Fragment } from 'react'
import { cluster, rhombus, round, type SectionNumber } from '#engine/line/nuqtas.ts'
import { SECTION_FILL } from '../nuqta.tsx'

export interface RadarAxis {
  /** Absent where an axis is no section of a test: its mark is ink, and its word stands at its corner. */
  readonly section?: SectionNumber
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
}

interface RadarProps {
  /** At least three. */
  readonly axes: readonly RadarAxis[]
  readonly max: number
  readonly step: number
  /** Heard instead of the drawing; the figures stand in the table beside. */
  readonly name: string
}

type Point = readonly [x: number, y: number]

const WIDTH = 340
const CX = WIDTH / 2
const TOP = 34
/** Half the width of an average letter of a label; what a phone's page leaves beside the drawing. */
const HALF_LETTER = 4.2
const MARGIN = 16

/** From the top in reading direction: drawn for left to right, the whole is mirrored in Arabic and its words are not. */
function planeOf(axes: number) {
  const r = axes === 3 ? 0.455 * WIDTH : 0.42 * WIDTH
  const cy = r + TOP
  const angle = (index: number) => -Math.PI / 2 - (index * 2 * Math.PI) / axes
  const place = (index: number, share: number): Point => [
    round(CX + r * share * Math.cos(angle(index))),
    round(cy + r * share * Math.sin(angle(index))),
  ]
  const polygon = (shares: readonly number[]) =>
    `M${shares.map((share, index) => place(index, share).join(' ')).join('L')}z`
  const lowest = Math.max(...Array.from({ length: axes }, (_, index) => place(index, 1)[1]))
  // The numbers of the rings stand in the middle of a side: the lowest one, which with three axes or five lies level.
  const side = Math.floor(axes / 2) + 0.5
  const ringNumber = (share: number) => place(side, share * Math.cos(Math.PI / axes))
  return { r, center: [CX, cy] as const, place, polygon, ringNumber, height: lowest + 30 }
}

/**
 * Draws three axes or more from 0 to `max`, rings every `step`, the outermost dotted: the ideal level. The band is the
 * estimated range. At the corners of three, and of axes that are no sections, stand their words; of more sections their marks,
 * which the table beside explains.
 *
 * @example <Radar axes={[motivation, competency, skills]} max={150} step={30} name={text.radar} />
 */
export function Radar({ axes, max, step, name }: RadarProps) {
  const { r, center, place, polygon, ringNumber, height } = planeOf(axes.length)
  const rings = Array.from({ length: max / step }, (_, index) => (index + 1) * step)
  const share = (pick: (axis: RadarAxis) => number) => axes.map(axis => pick(axis) / max)
  return (
    <div className='radar-frame'>
      <svg viewBox={`0 0 ${WIDTH} ${round(height)}`} role='img' aria-label={name} className='radar mirrored'>
        {axes.map((axis, index) => (
          <path
            key={axis.label}
            d={`M${center.join(' ')}L${place(index, 1).join(' ')}`}
            className='stroke-track'
          />
        ))}
        {rings.map(ring => (
          <path
            key={ring}
            d={polygon(axes.map(() => ring / max))}
            strokeDasharray={ring === max ? '1.5 3' : undefined}
            className={ring === max ? 'stroke-edge fill-none' : 'stroke-track fill-none'}
          />
        ))}
        <path
          d={polygon(share(axis => axis.high)) + polygon(share(axis => axis.low))}
          fillRule='evenodd'
          className='radar-range fill-ink'
        />
        <path d={polygon(share(axis => axis.value))} strokeWidth='2' className='stroke-ink fill-none' />
        {axes.map((axis, index) => {
          const [x, y] = place(index, axis.value / max)
          return (
            <Fragment key={axis.label}>
              <path d={rhombus(x, y, 10.5)} className='fill-ground' />
              <path
                d={rhombus(x, y, 7.8)}
                className={axis.section ? SECTION_FILL[axis.section] : 'fill-ink'}
              />
            </Fragment>
          )
        })}
        {rings.map(ring => {
          const [x, y] = ringNumber(ring / max)
          return (
            <svg key={ring} aria-hidden='true' x={x} y={y} className='overflow-visible'>
              <text className='radar-ring mirrored' textAnchor='middle' dominantBaseline='central'>
                {ring}
              </text>
            </svg>
          )
        })}
        {axes.map((axis, index) => (
          <Corner
            key={axis.label}
            axis={axis}
            point={place(index, 1)}
            outside={place(index, 1 + 20 / r)}
            few={axes.length === 3}
            above={place(index, 1)[1] < center[1] - 1}
          />
        ))}
      </svg>
    </div>
  )
}

interface CornerProps {
  readonly axis: RadarAxis
  readonly point: Point
  /** 20 px farther out on the axis. */
  readonly outside: Point
  readonly few: boolean
  /** The corner lies over the middle, and its word over the corner. */
  readonly above: boolean
}

function Corner({ axis, point: [x, y], outside, few, above }: CornerProps) {
  const { section } = axis
  if (section && !few) {
    return <path d={cluster(section, outside[0], outside[1] + 4, 4)} className={SECTION_FILL[section]} />
  }
  // Half a long word would reach beyond the drawing and its margin.
  const inwards = Math.max(0, axis.label.length * HALF_LETTER - Math.min(x, WIDTH - x) - MARGIN)
  return (
    <svg
      aria-hidden='true'
      x={x < CX ? x + inwards : x - inwards}
      y={above ? y - 14 : y + 22}
      className='overflow-visible'
    >
      <text className='radar-label mirrored' textAnchor='middle'>
        {axis.label}
      </text>
    </svg>
  )
}
