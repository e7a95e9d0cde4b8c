import type { ReactNode } from 'react'
import { percent } from '#web/text/format.ts'
import { useText } from '#web/text/locale.tsx'
import { StepsPath } from '#web/ui/path/steps-path.tsx'
import { type FlowStep, pageProgress, stepNumber } from './flow-step.ts'
import { useStepStart } from './use-step-start.ts'

interface StepsHeaderProps {
  readonly step: FlowStep
  readonly title: ReactNode
  readonly lead?: ReactNode
}

/** The five steps with their badges, and the title of the one at hand. */
export function StepsHeader({ step, title, lead }: StepsHeaderProps) {
  const text = useText().assessment
  useStepStart()
  const number = stepNumber(step)
  const done = Math.round(pageProgress(step, { answered: 0, questions: 1 }))
  const labels = text.steps.map((name, index) => `${index + 1}. ${name}`) as [
    string,
    string,
    string,
    string,
    string,
  ]
  return (
    <header>
      <div
        role='progressbar'
        aria-label={text.progress}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <StepsPath
          name={text.stepsName(number, text.steps[number - 1] ?? '')}
          step={number}
          labels={labels}
          short={text.step(number, percent(done))}
        />
      </div>
      <h1 className='type-h1 mt-4 md:mt-10'>{title}</h1>
      {lead && <p className='type-body text-soft mt-1 md:mt-2'>{lead}</p>}
    </header>
  )
}
