import type { Locale } from '#engine/languages/index.ts'
import { cluster, rhombus } from '#engine/line/nuqtas.ts'

const LETTERS = { ar: ['أ', 'ب', 'ج', 'د', 'هـ'], en: ['A', 'B', 'C', 'D', 'E'] } as const
/** How far the words of each option reach: grey bars, since nobody reads them. */
const WORDS = [150, 176, 132, 168, 144]
const CHOSEN = 2

/** Draws the question screen in small: path, story, question, five options with the third chosen, the button. */
export function QuestionDrawing({ name, locale }: { name: string; locale: Locale }) {
  return (
    <svg viewBox='0 0 300 380' role='img' aria-label={name} className='drawing mirrored max-w-[300px]'>
      <rect
        x='1'
        y='1'
        width='298'
        height='378'
        rx='14'
        strokeWidth='1'
        className='fill-surface stroke-line'
      />
      <path
        d='M20 42h22C46 42 48 38 49 31C50 38 52 42 58 42h70'
        strokeWidth='2'
        className='fill-none stroke-ink'
      />
      <path d='M128 42h146' strokeWidth='2' className='fill-none stroke-track' />
      <path d={cluster(1, 49, 22, 3.6)} className='fill-s1' />
      <path d={rhombus(128, 42, 7)} className='fill-s1' />
      <path d={rhombus(276, 42, 4.6)} strokeWidth='1.5' className='fill-surface stroke-edge' />
      <rect x='16' y='60' width='268' height='76' rx='10' className='fill-tint' />
      <Bars widths={[220, 236, 150]} x={30} y={78} step={20} tone='fill-edge' />
      <Bars widths={[190]} x={20} y={154} step={0} tone='fill-ink' />
      {LETTERS[locale].map((letter, index) => {
        const chosen = index === CHOSEN
        const y = 172 + index * 32
        return (
          <g key={letter}>
            <rect
              x='16'
              y={y}
              width='268'
              height='27'
              rx='7'
              strokeWidth={chosen ? 2 : 1}
              className={chosen ? 'fill-brand-soft stroke-brand' : 'fill-surface stroke-line'}
            />
            <circle
              cx='33'
              cy={y + 13.5}
              r='8.5'
              strokeWidth='1.5'
              className={chosen ? 'fill-brand stroke-brand' : 'fill-surface stroke-edge'}
            />
            <Letter x={33} y={y + 13.5} className={chosen ? 'fill-on-brand' : 'fill-ink'}>
              {letter}
            </Letter>
            <Bars widths={[WORDS[index] ?? 0]} x={52} y={y + 11.5} step={0} tone='fill-edge' />
          </g>
        )
      })}
      <rect x='196' y='340' width='88' height='27' rx='7' className='fill-brand' />
      <path d='M232 353.5h14m-5 -5l5 5l-5 5' strokeWidth='2' className='fill-none stroke-on-brand' />
    </svg>
  )
}

/** Draws lines of writing, each `widths[i]` long. */
export function Bars(props: { widths: readonly number[]; x: number; y: number; step: number; tone: string }) {
  const { widths, x, y, step, tone } = props
  return widths.map((width, index) => (
    <rect
      key={width}
      x={x}
      y={y + index * step}
      width={width}
      height='4'
      rx='2'
      className={`drawing-words ${tone}`}
    />
  ))
}

/** Draws a letter inside a mirrored drawing, unmirrored. */
export function Letter(props: { x: number; y: number; className: string; children: string }) {
  const { x, y, className, children } = props
  return (
    <svg aria-hidden='true' x={x} y={y} className='overflow-visible'>
      <text className={`drawing-letter mirrored ${className}`} textAnchor='middle' dominantBaseline='central'>
        {children}
      </text>
    </svg>
  )
}
