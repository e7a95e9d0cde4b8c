import { cluster, rhombus } from '#engine/line/nuqtas.ts'

const tooth = (x: number) => `C${x - 7} 74 ${x - 2} 70 ${x} 58C${x + 2} 70 ${x + 7} 74 ${x + 18} 74`

/** Draws the path as it is written on a phone, waits, and goes on on a computer: one line through both. */
export function SavingDrawing({ name }: { name: string }) {
  return (
    <svg viewBox='0 0 420 130' role='img' aria-label={name} className='drawing mirrored max-w-[460px]'>
      <rect
        x='14'
        y='6'
        width='74'
        height='118'
        rx='11'
        strokeWidth='1.75'
        className='fill-surface stroke-ink'
      />
      <path d='M44 115h14' strokeWidth='2.5' className='fill-none stroke-edge' />
      <path
        d='M196 104V22a8 8 0 0 1 8 -8H372a8 8 0 0 1 8 8V104'
        strokeWidth='1.75'
        className='fill-surface stroke-ink'
      />
      <path d='M176 104H400l-8 14H184z' strokeWidth='1.75' className='fill-surface stroke-ink' />
      <path d={`M0 74H32${tooth(50)}H104`} strokeWidth='2.5' className='fill-none stroke-ink' />
      <path d='M104 74H180' strokeWidth='2.5' strokeDasharray='7 5' className='fill-none stroke-amber' />
      <path d={`M180 74H218${tooth(236)}H300`} strokeWidth='2.5' className='fill-none stroke-ink' />
      <path d='M300 74H420' strokeWidth='2.5' className='fill-none stroke-track' />
      <path d={cluster(1, 50, 46, 5)} className='fill-s1' />
      <path d={cluster(2, 236, 46, 5)} className='fill-s2' />
      <path d={rhombus(104, 74, 8.5)} strokeWidth='5' className='drawing-pen fill-s1' />
      <path d={rhombus(300, 74, 8.5)} strokeWidth='5' className='drawing-pen fill-s2' />
    </svg>
  )
}
