import { round, type SectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from '../classes.ts'
import { SECTION_FILL } from '../nuqta.tsx'

const SIZES = {
  l: { h: 48, window: 36, point: 20, cut: 24 },
  m: { h: 26, window: 20, point: 13, cut: 16 },
  s: { h: 22, window: 18, point: 11.5, cut: 16 },
} as const

const FILL = { ink: 'fill-ink', ...SECTION_FILL } as const

interface ScoreLineProps {
  readonly size?: keyof typeof SIZES
  /** The line's end; it begins at 0. */
  readonly max: number
  readonly value: number
  /** The estimated range, both ends included. */
  readonly low: number
  readonly high: number
  /** Where bands begin. */
  readonly cuts?: readonly number[]
  readonly color?: 'ink' | SectionNumber
  /** The whole in words: "338 of 450, range 327 to 349". Left out where a table beside says it. */
  readonly name?: string
}

/**
 * Draws the one chart of a score: hairline (scale), window (80 % range), nuqta (score), cuts. Runs in reading direction.
 *
 * @example <ScoreLine size='l' max={450} value={338} low={327} high={349} cuts={[200, 350]} name={text.scoreLine(…)} />
 */
export function ScoreLine(props: ScoreLineProps) {
  const { size = 'm', max, value, low, high, cuts = [], color = 'ink', name } = props
  const { h, window, point, cut } = SIZES[size]
  const at = (score: number) => round((100 * score) / max)
  const percent = (share: number) => `${round(share)}%`
  const middle = h / 2
  const from = at(low)
  const width = at(high) - from
  // A narrow window keeps visible on both sides: the point then fits into nine tenths of it.
  const fit = Math.max(0.9 * width, 1.4)
  return (
    <svg
      width='100%'
      height={h}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      className='score-line mirrored'
    >
      <rect width='100%' height='2' y={middle - 1} className='fill-track' />
      {cuts.map(each => (
        <rect
          key={each}
          x={percent(at(each))}
          y={middle - cut / 2}
          width='1.5'
          height={cut}
          className='fill-edge'
        />
      ))}
      <rect
        x={percent(from)}
        y={middle - window / 2}
        width={percent(width)}
        height={window}
        className='fill-ground'
      />
      <rect
        x={percent(from)}
        y={middle - window / 2}
        width={percent(width)}
        height={window}
        className={classes('score-window', FILL[color])}
      />
      {[from, from + width].map((side, index) => (
        <rect
          key={index}
          x={percent(side)}
          y={middle - window / 2}
          width='1.5'
          height={window}
          className={classes('score-side', FILL[color])}
        />
      ))}
      <svg
        aria-hidden='true'
        x={percent(at(value) - fit / 2)}
        y={middle - point / 2}
        width={percent(fit)}
        height={point}
        viewBox='-1 -1 2 2'
        className='score-point'
      >
        <path d='M0 -1L1 0L0 1L-1 0z' className={FILL[color]} />
      </svg>
    </svg>
  )
}

interface Segment {
  readonly from: number
  readonly name: string
  readonly current: boolean
}

/** Lists the bands under the large line: each name at the start of its segment, its first score below. */
export function ScoreBands({
  max,
  segments,
  numbers = true,
}: {
  max: number
  segments: readonly Segment[]
  numbers?: boolean
}) {
  return (
    <svg
      width='100%'
      className={classes('score-line score-bands mirrored', numbers && 'score-bands-numbers')}
      aria-hidden='true'
    >
      {segments.map((segment, index) => {
        const to = segments[index + 1]?.from ?? max
        return (
          <foreignObject
            key={segment.from}
            x={`${round((100 * segment.from) / max)}%`}
            width={`${round((100 * (to - segment.from)) / max)}%`}
            height='100%'
          >
            <div className='mirrored score-band'>
              <span className={segment.current ? 'text-ink font-semibold' : 'text-soft'}>{segment.name}</span>
              {numbers && (
                <span className='text-soft flex justify-between'>
                  <bdi>{segment.from}</bdi>
                  {to === max && <bdi>{max}</bdi>}
                </span>
              )}
            </div>
          </foreignObject>
        )
      })}
    </svg>
  )
}
