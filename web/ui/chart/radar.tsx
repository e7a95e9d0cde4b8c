import { Fragment } from 'react'
import { round, SECTION_FILL, type SectionNumber } from '../nuqta.tsx'

export interface RadarAxis {
  readonly section: SectionNumber
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
}

interface RadarProps {
  readonly axes: readonly [RadarAxis, RadarAxis, RadarAxis]
  readonly max: number
  readonly step: number
  /** Heard instead of the drawing; the figures stand in the table beside. */
  readonly name: string
}

const WIDTH = 340
const HEIGHT = 296
const R = 0.455 * WIDTH
const CX = WIDTH / 2
const CY = R + 34

/** From the top in reading direction: drawn for left to right, the whole is mirrored in Arabic and its words are not. */
const place = (index: number, share: number): readonly [number, number] => {
  const angle = -Math.PI / 2 - (index * 2 * Math.PI) / 3
  return [round(CX + R * share * Math.cos(angle)), round(CY + R * share * Math.sin(angle))]
}
const triangle = (shares: readonly number[]) =>
  `M${shares.map((share, index) => place(index, share).join(' ')).join('L')}z`

/**
 * Three axes from 0 to `max`, rings every `step`, the outermost dotted: the ideal level. The band is the estimated range.
 *
 * @example <Radar axes={[motivation, competency, skills]} max={150} step={30} name={text.radar} />
 */
export function Radar({ axes, max, step, name }: RadarProps) {
  const rings = Array.from({ length: max / step }, (_, index) => (index + 1) * step)
  const share = (pick: (axis: RadarAxis) => number) => axes.map(axis => pick(axis) / max)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role='img' aria-label={name} className='radar mirrored'>
      {axes.map((axis, index) => {
        const [x, y] = place(index, 1)
        return <path key={axis.section} d={`M${CX} ${CY}L${x} ${y}`} className='stroke-track' />
      })}
      {rings.map(ring => (
        <path
          key={ring}
          d={triangle([ring / max, ring / max, ring / max])}
          strokeDasharray={ring === max ? '1.5 3' : undefined}
          className={ring === max ? 'stroke-edge fill-none' : 'stroke-track fill-none'}
        />
      ))}
      <path
        d={triangle(share(axis => axis.high)) + triangle(share(axis => axis.low))}
        fillRule='evenodd'
        className='radar-range fill-ink'
      />
      <path d={triangle(share(axis => axis.value))} strokeWidth='2' className='stroke-ink fill-none' />
      {axes.map((axis, index) => {
        const [x, y] = place(index, axis.value / max)
        return (
          <Fragment key={axis.section}>
            <path d={diamond(x, y, 10.5)} className='fill-ground' />
            <path d={diamond(x, y, 7.8)} className={SECTION_FILL[axis.section]} />
          </Fragment>
        )
      })}
      {rings.map(ring => (
        <svg
          key={ring}
          aria-hidden='true'
          x={CX}
          y={round(CY + (R * ring) / max / 2)}
          className='overflow-visible'
        >
          <text className='radar-ring mirrored' textAnchor='middle' dominantBaseline='central'>
            {ring}
          </text>
        </svg>
      ))}
      {axes.map((axis, index) => {
        const [x, y] = place(index, 1)
        return (
          <svg
            key={axis.section}
            aria-hidden='true'
            x={x}
            y={index === 0 ? y - 14 : y + 22}
            className='overflow-visible'
          >
            <text className='radar-label mirrored' textAnchor='middle'>
              {axis.label}
            </text>
          </svg>
        )
      })}
    </svg>
  )
}

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`
