import { sectionNumber } from '#engine/line/nuqtas.ts'
import { classes } from '../classes.ts'
import { EndSign, Rail } from './rail.tsx'
import { baseline, PATH_SIZES, type StationState } from './size.ts'
import { Tooth } from './tooth.tsx'

interface StepsPathProps {
  readonly name: string
  /** 1-based, of `labels`. */
  readonly step: number
  /** Steps before the sections: two where a field is asked for. */
  readonly stops: number
  /** The words under all stops, from 768 px up; those after the round ones are the sections. */
  readonly labels: readonly string[]
  /** What stands in their place on phones: "step 2 of 5". */
  readonly short: string
}

/**
 * Draws the steps of the assessment: round stops, then the teeth. Circles are steps, nuqtas are sections.
 *
 * @example <StepsPath name={text.path} step={2} stops={2} labels={text.steps} short={text.step(2, 5)} />
 */
export function StepsPath({ name, step, stops, labels, short }: StepsPathProps) {
  return (
    <div>
      <div className='path'>
        <p className='sr-only'>{name}</p>
        {labels.map((label, index) => {
          const now = index + 1 === step
          const state = now ? 'now' : index + 1 < step ? 'done' : 'next'
          const isStop = index < stops
          return (
            <div key={index} className={isStop ? 'path-step' : 'path-station'}>
              <div className='path-row' aria-hidden='true'>
                {isStop ? (
                  <Stop state={state} />
                ) : (
                  <Tooth size='s' section={sectionNumber(index - stops)} state={state} />
                )}
                <Rail size='s' written={state === 'done' ? 1 : 0} />
              </div>
              {label && <StepLabel now={now}>{label}</StepLabel>}
            </div>
          )
        })}
        <EndSign size='s' reached={false} />
      </div>
      {short && <p className='type-small text-soft mt-2 md:hidden'>{short}</p>}
    </div>
  )
}

function Stop({ state }: { state: StationState }) {
  const y = baseline('s')
  const now = state === 'now'
  return (
    <svg width={now ? 13 : 9} height={PATH_SIZES.s.h} className='path-stop' aria-hidden='true'>
      {now ? (
        <circle cx='6.5' cy={y} r='5.5' strokeWidth='2' className='stroke-ink fill-ground' />
      ) : state === 'done' ? (
        <circle cx='4.5' cy={y} r='4.5' className='fill-ink' />
      ) : (
        <circle cx='4.5' cy={y} r='3.75' strokeWidth='1.5' className='stroke-edge fill-ground' />
      )}
    </svg>
  )
}

function StepLabel({ now, children }: { now: boolean; children: string }) {
  return (
    <div
      aria-current={now ? 'step' : undefined}
      className={classes(
        'type-small mt-2 hidden pe-3 text-balance md:block',
        now ? 'text-ink font-semibold' : 'text-soft',
      )}
    >
      {children}
    </div>
  )
}
