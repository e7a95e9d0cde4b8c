import type { ReactNode } from 'react'
import { useText } from '#web/text/locale.tsx'
import { StepsPath } from '#web/ui/path/steps-path.tsx'
import { type FlowStep, pageProgress, stepNumber } from './flow-step.ts'
import { useStepStart } from './use-step-start.ts'
import { useSteps } from './use-steps.ts'

interface StepsHeaderProps {
  readonly step: FlowStep
  readonly title: ReactNode
  readonly lead?: ReactNode
}

/** Shows the steps with their badges, and the title of the one at hand. */
export function StepsHeader({ step, title, lead }: StepsHeaderProps) {
  const text = useText().assessment
  useStepStart()
  const chosen = useSteps()
  // A field is asked for in the full form only, whatever has been chosen here since.
  const { names, stops } = step === 'field' ? { names: text.steps, stops: 2 } : chosen
  const number = stepNumber(step)
  const done = Math.round(pageProgress(step, { answered: 0, questions: 1 }))
  const of = names.length
  return (
    <header>
      <div
        role='progressbar'
        aria-label={text.progress}
        aria-valuenow={done}
        aria-valuetext={text.step(number, of)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <StepsPath
          name={text.stepsName(number, of, names[number - 1] ?? '')}
          step={number}
          stops={stops}
          labels={names.map((name, index) => `${index + 1}. ${name}`)}
          short={text.step(number, of)}
        />
      </div>
      <h1 className='type-h1 mt-4 md:mt-10'>{title}</h1>
      {lead && <p className='type-body text-soft mt-1 md:mt-2'>{lead}</p>}
    </header>
  )
}
