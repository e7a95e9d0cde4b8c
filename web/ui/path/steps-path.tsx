import { classes } from '../classes.ts'
import type { SectionNumber } from '../nuqta.tsx'
import { EndSign, Rail } from './rail.tsx'
import { baseline, PATH_SIZES, type StationState } from './size.ts'
import { Tooth } from './tooth.tsx'

interface StepsPathProps {
  readonly name: string
  /** 1 to 5: two steps before the three sections. */
  readonly step: 1 | 2 | 3 | 4 | 5
  /** The words under the stops, from 768 px up. */
  readonly labels: readonly [string, string, string, string, string]
  /** What stands in their place on phones: "step 2 of 5". */
  readonly short: string
}

/**
 * The five steps of the assessment: two round stops, then the teeth. Circles are steps, nuqtas are sections.
 *
 * @example <StepsPath name={text.path} step={2} labels={text.steps} short={text.step(2)} />
 */
export function StepsPath({ name, step, labels, short }: StepsPathProps) {
  return (
    <div>
      <div className='path'>
        <p className='sr-only'>{name}</p>
        {([1, 2] as const).map(stop => (
          <div key={stop} className='path-step'>
            <div className='path-row' aria-hidden='true'>
              <Stop state={stop < step ? 'done' : stop === step ? 'now' : 'next'} />
              <Rail size='s' written={stop < step ? 1 : 0} />
            </div>
            <StepLabel now={stop === step}>{labels[stop - 1]}</StepLabel>
          </div>
        ))}
        {([1, 2, 3] as const).map(section => {
          const state = stateOf(section, step)
          return (
            <div key={section} className='path-station'>
              <div className='path-row' aria-hidden='true'>
                <Tooth size='s' section={section} state={state} />
                <Rail size='s' written={state === 'done' ? 1 : 0} />
              </div>
              <StepLabel now={section + 2 === step}>{labels[section + 1]}</StepLabel>
            </div>
          )
        })}
        <EndSign size='s' reached={false} />
      </div>
      <p className='type-small text-soft mt-2 md:hidden'>{short}</p>
    </div>
  )
}

function stateOf(section: SectionNumber, step: number): StationState {
  if (section + 2 === step) return 'now'
  return section + 2 < step ? 'done' : 'next'
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

function StepLabel({ now, children }: { now: boolean; children: string | undefined }) {
  return (
    <div
      aria-current={now ? 'step' : undefined}
      className={classes('type-small mt-2 hidden md:block', now ? 'text-ink font-semibold' : 'text-soft')}
    >
      {children}
    </div>
  )
}
