import type { Locale } from '#engine/languages/index.ts'
import { Bars, Letter } from './question-drawing.tsx'

interface DrawingProps {
  readonly name: string
  readonly locale: Locale
}

/** Draws a finger on the card of an option, then on the button. */
export function TouchDrawing({ name, locale }: DrawingProps) {
  return (
    <svg viewBox='0 0 300 110' role='img' aria-label={name} className='drawing mirrored max-w-[300px]'>
      <rect
        x='1'
        y='8'
        width='210'
        height='44'
        rx='10'
        strokeWidth='2'
        className='fill-brand-soft stroke-brand'
      />
      <circle cx='25' cy='30' r='12' className='fill-brand' />
      <Letter x={25} y={30} className='fill-on-brand'>
        {ROWS[locale][0][2]}
      </Letter>
      <Bars widths={[112]} x={48} y={28} step={0} tone='fill-edge' />
      <rect x='200' y='66' width='99' height='36' rx='9' className='fill-brand' />
      <path d='M224 84h16m-6 -6l6 6l-6 6' strokeWidth='2' className='fill-none stroke-on-brand' />
      <Tap x={150} y={40} order='1' />
      <Tap x={272} y={88} order='2' />
    </svg>
  )
}

/** Where a finger comes down, and which time. */
function Tap({ x, y, order }: { x: number; y: number; order: string }) {
  return (
    <>
      <circle cx={x} cy={y} r='17' strokeWidth='1.5' className='drawing-tap fill-ink stroke-ink' />
      <circle cx={x} cy={y} r='9' strokeWidth='1.5' className='fill-paper stroke-ink' />
      <Letter x={x} y={y} className='fill-ink'>
        {order}
      </Letter>
    </>
  )
}

const ROWS = {
  ar: [
    ['أ', 'ب', 'ج', 'د', 'هـ'],
    ['1', '2', '3', '4', '5'],
  ],
  en: [
    ['A', 'B', 'C', 'D', 'E'],
    ['1', '2', '3', '4', '5'],
  ],
} as const satisfies Readonly<Record<Locale, readonly (readonly string[])[]>>

/** Draws two rows of keys that choose, and the one that confirms. */
export function KeysDrawing({ name, locale }: DrawingProps) {
  return (
    <svg viewBox='0 0 300 110' role='img' aria-label={name} className='drawing mirrored max-w-[300px]'>
      {ROWS[locale].map((row, line) =>
        row.map((letter, index) => (
          <g key={letter}>
            <rect
              x={2 + index * 42}
              y={8 + line * 48}
              width='36'
              height='40'
              rx='7'
              strokeWidth='1.5'
              className='fill-surface stroke-edge'
            />
            <Letter x={20 + index * 42} y={28 + line * 48} className='fill-ink'>
              {letter}
            </Letter>
          </g>
        )),
      )}
      <rect
        x='222'
        y='8'
        width='76'
        height='88'
        rx='7'
        strokeWidth='1.5'
        className='fill-surface stroke-edge'
      />
      <Letter x={260} y={34} className='fill-ink'>
        Enter
      </Letter>
      {/* It points the same way on every keyboard. */}
      <svg aria-hidden='true' x='260' y='68' className='overflow-visible'>
        <path d='M20 -12v12h-38m8 -7l-8 7l8 7' strokeWidth='1.75' className='mirrored fill-none stroke-ink' />
      </svg>
    </svg>
  )
}
