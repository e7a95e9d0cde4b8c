import { rhombus } from '#engine/line/nuqtas.ts'
import { drawTooth, type ScoreTooth, type ToothSize } from '#engine/line/tooth.ts'
import { classes } from '../classes.ts'
import { SECTION_FILL } from '../nuqta.tsx'

/** Each line is drawn in the sizes of a phone and of a desktop, of which the page shows one. */
const SIZES = {
  total: [
    { w: 92, t: 124, stroke: 3.25, r: 6.5, gap: 12 },
    { w: 150, t: 190, stroke: 4.5, r: 10, gap: 17 },
  ],
  card: [
    { w: 76, t: 78, stroke: 2.75, r: 5.4, gap: 10 },
    { w: 110, t: 104, stroke: 3.5, r: 7, gap: 12 },
  ],
  facets: [
    { w: 44, t: 56, stroke: 2.25, r: 3.6, gap: 8 },
    { w: 76, t: 84, stroke: 3, r: 5.4, gap: 11 },
  ],
} as const satisfies Readonly<Record<string, readonly [ToothSize, ToothSize]>>

const SHOWN = ['md:hidden', 'max-md:hidden'] as const

interface ScorePathProps {
  readonly size: keyof typeof SIZES
  /** Heard instead of the drawing: every score that a height shows. Left out where words beside it say them. */
  readonly name?: string
  readonly teeth: readonly ScoreTooth[]
  /** What stands on the dotted line of a full score; no such line without it. */
  readonly full?: string | undefined
  /** Each tooth begins a column, all of the same width; else they stand side by side. */
  readonly spread?: boolean
  /** Under the teeth that stand side by side: what each is called in the words beside. */
  readonly letters?: readonly string[]
  /** The line comes from the edge before the first tooth, or ends in the destination; what holds it clips. */
  readonly lead?: boolean
  readonly ends?: boolean
  /** The destination fills, then the teeth rise, the third and all after it together, in 1.4 s. */
  readonly rising?: boolean
}

/**
 * Draws a person's line: a tooth for each score, as tall as the score is high.
 *
 * @example <ScorePath size='total' name={text.line(…)} teeth={[{ section: 1, share: 115 / 150, dotted: true }, …]} spread ends />
 */
export function ScorePath({ size, name, teeth, full, spread, letters, lead, ends, rising }: ScorePathProps) {
  const sizes = SIZES[size]
  return (
    <div className={classes(rising && 'score-path-rising')}>
      {name && <p className='sr-only'>{name}</p>}
      {full && (
        <p aria-hidden='true' className='score-path-full'>
          <span>{full}</span>
        </p>
      )}
      {sizes.map((measures, index) => (
        <div key={measures.w} aria-hidden='true' className={SHOWN[index]}>
          <Line
            measures={measures}
            teeth={teeth}
            spread={spread ?? false}
            lead={lead ?? false}
            ends={ends ?? false}
          />
          {letters && (
            <div className='flex'>
              {letters.map(letter => (
                <svg key={letter} width={measures.w} height='22' aria-hidden='true' className='shrink-0'>
                  <text x='50%' y='17' textAnchor='middle' className='score-path-letter'>
                    {letter}
                  </text>
                </svg>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

interface LineProps extends Required<Pick<ScorePathProps, 'teeth' | 'spread' | 'lead' | 'ends'>> {
  readonly measures: ToothSize
}

function Line({ measures, teeth, spread, lead, ends }: LineProps) {
  // The nuqtas over a full score stand above it: what holds the line leaves them room.
  const height = measures.t + measures.stroke
  return (
    <div className='path-row relative'>
      {teeth.map((tooth, index) => (
        <div
          key={index}
          className={classes('flex min-w-0', spread ? 'flex-1' : index === teeth.length - 1 && 'grow')}
        >
          <Tooth tooth={tooth} measures={measures} height={height} lead={lead && index === 0} />
          {(spread || index === teeth.length - 1) && <Rest measures={measures} height={height} />}
        </div>
      ))}
      {ends && <Destination measures={measures} height={height} />}
    </div>
  )
}

interface ToothProps {
  readonly tooth: ScoreTooth
  readonly measures: ToothSize
  readonly height: number
  readonly lead: boolean
}

function Tooth({ tooth, measures, height, lead }: ToothProps) {
  const { w, stroke } = measures
  const { rise, outline, nuqtas, window } = drawTooth(tooth, measures)
  const fill = SECTION_FILL[tooth.section]
  return (
    <svg
      width={w}
      height={height}
      viewBox={`0 ${stroke / 2 - height} ${w} ${height}`}
      aria-hidden='true'
      className='path-tooth'
    >
      {window && <Window {...window} fill={fill} />}
      <path
        d={`M-1 0H0${outline}h${lead ? 4000 : 1}`}
        strokeWidth={stroke}
        className='score-tooth-line stroke-ink fill-none'
      />
      {/* Stands on the tip: while the tooth rises, it rises with it from y = 0. */}
      <svg y={-rise} aria-hidden='true' className='score-tooth-nuqtas overflow-visible'>
        <path d={nuqtas} transform={`translate(0 ${rise})`} className={fill} />
      </svg>
    </svg>
  )
}

interface WindowProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: string
}

function Window({ x, y, width, height, fill }: WindowProps) {
  return (
    <g className={classes('score-tooth-window', fill)}>
      <rect x={x} y={y} width={width} height={height} className='score-window' />
      <rect x={x} y={y - 0.75} width={width} height='1.5' />
      <rect x={x} y={y + height - 0.75} width={width} height='1.5' />
    </g>
  )
}

interface RestProps {
  readonly measures: ToothSize
  readonly height: number
}

function Rest({ measures: { stroke }, height }: RestProps) {
  return (
    <svg width='100%' height={height} aria-hidden='true' className='path-rail'>
      <rect width='100%' height={stroke} y={height - stroke} className='fill-ink' />
    </svg>
  )
}

function Destination({ measures: { stroke, r }, height }: RestProps) {
  const half = 1.6 * r
  return (
    <svg width={2 * half} height={height} aria-hidden='true' className='path-end score-path-end'>
      <path d={rhombus(half, height - stroke / 2, half)} className='score-path-destination fill-ink' />
    </svg>
  )
}
