import { cluster, rhombus, type SectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from '../classes.ts'
import { SECTION_FILL, SECTION_STROKE } from '../nuqta.tsx'

type Kind = 'blank' | 'progress' | 'broken' | 'offline' | 'fork' | 'lost' | 'waypoints' | 'reached'

const B = 60
const tooth = (x: number) =>
  `M${x - 20} ${B}C${x - 7} ${B} ${x - 2} ${B - 6} ${x} ${B - 18}C${x + 2} ${B - 6} ${x + 7} ${B} ${x + 20} ${B}`

interface StateLineProps {
  readonly kind: Kind
  /** On a page of its own the drawing begins where the reading column begins; in a card at the card's edge. */
  readonly page?: boolean
  readonly className?: string
}

/**
 * Draws a line that tells what happened: pale is not begun, a pen is in progress, a double slash is broken, dashes wait for the
 * network, a fork is two devices, a curve to an open nuqta is a page that does not exist. Full bleed in its frame.
 *
 * @example <StateLine kind='lost' page />
 */
export function StateLine({ kind, page = false, className }: StateLineProps) {
  return (
    <div className={classes('overflow-x-clip', className)} aria-hidden='true'>
      <div className={page ? 'column column-read' : undefined}>
        <svg width='100%' height='84' aria-hidden='true' className='state-line mirrored'>
          {DRAWINGS[kind]}
        </svg>
      </div>
    </div>
  )
}

function Dots({ section, x, open = false }: { section: SectionNumber; x: number; open?: boolean }) {
  return (
    <path
      d={cluster(section, x, B - 30, open ? 5 : 5.4)}
      strokeWidth='1.5'
      className={classes(SECTION_STROKE[section], open ? 'fill-ground' : SECTION_FILL[section])}
    />
  )
}

const line = (d: string, className: string) => (
  <path d={d} strokeWidth='2.5' className={classes('fill-none', className)} />
)
const slashes = <path d='M188 48l8 24M200 48l8 24' strokeWidth='2.5' className='stroke-danger' />
const openNuqta = (x: number, y: number) => (
  <path d={rhombus(x, y, 6)} strokeWidth='1.5' className='stroke-edge fill-ground' />
)

const DRAWINGS: Readonly<Record<Kind, React.ReactNode>> = {
  blank: (
    <>
      {line(
        `M-4000 ${B}H62${tooth(82)}M102 ${B}H174${tooth(194)}M214 ${B}H286${tooth(306)}M326 ${B}H4000`,
        'stroke-edge',
      )}
      <Dots section={1} x={82} open />
      <Dots section={2} x={194} open />
      <Dots section={3} x={306} open />
    </>
  ),
  progress: (
    <>
      {line(`M-4000 ${B}H62${tooth(82)}M102 ${B}H150`, 'stroke-ink')}
      {line(`M168 ${B}H238${tooth(258)}M278 ${B}H4000`, 'stroke-track')}
      <Dots section={1} x={82} />
      <Dots section={2} x={258} open />
      <path d={rhombus(159, B, 8.5)} className='fill-s1' />
    </>
  ),
  broken: (
    <>
      {line(`M-4000 ${B}H62${tooth(82)}M102 ${B}H182`, 'stroke-ink')}
      {line(`M214 ${B}H250${tooth(270)}M290 ${B}H4000`, 'stroke-track')}
      <Dots section={1} x={82} />
      <Dots section={2} x={270} open />
      {slashes}
    </>
  ),
  offline: (
    <>
      {line(`M-4000 ${B}H62${tooth(82)}M102 ${B}H150`, 'stroke-ink')}
      <path d={`M150 ${B}H240`} strokeWidth='2.5' strokeDasharray='7 5' className='stroke-amber fill-none' />
      {line(`M264 ${B}H4000`, 'stroke-track')}
      <Dots section={1} x={82} />
      <path d={rhombus(252, B, 8.5)} className='fill-amber' />
    </>
  ),
  fork: (
    <>
      {line(`M-4000 ${B}H4000`, 'stroke-ink')}
      {line(`M120 ${B}C160 ${B} 170 38 210 38H4000`, 'stroke-edge')}
      {openNuqta(244, 38)}
      <path d={rhombus(264, B, 8.5)} className='fill-s2' />
    </>
  ),
  lost: (
    <>
      {line(`M-4000 ${B}H158C186 ${B} 196 54 197 34`, 'stroke-ink')}
      {openNuqta(197, 22)}
    </>
  ),
  reached: (
    <>
      {line(
        `M-4000 ${B}H62${tooth(82)}M102 ${B}H174${tooth(194)}M214 ${B}H286${tooth(306)}M326 ${B}H352`,
        'stroke-ink',
      )}
      <Dots section={1} x={82} />
      <Dots section={2} x={194} />
      <Dots section={3} x={306} />
      <path d={rhombus(356, B, 8)} className='fill-ink' />
    </>
  ),
  waypoints: (
    <>
      {line(`M-4000 ${B}H44`, 'stroke-ink')}
      {line(`M56 ${B}H4000`, 'stroke-track')}
      {openNuqta(70, B)}
      {openNuqta(142, B)}
      {openNuqta(214, B)}
    </>
  ),
}
