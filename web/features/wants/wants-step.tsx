import { ArrowLeft, ArrowRight } from 'lucide-react'
import { INTEREST_QUESTION, INTEREST_SCREENS } from '#engine/wants/interests.ts'
import type { WantAnswers } from '#engine/wants/read-wants.ts'
import { VALUE_QUESTION } from '#engine/wants/values.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { WaitingLine } from '#web/ui/waiting-line.tsx'
import { InterestsStep } from './interests-step.tsx'
import { PART_STEPS, STEPS } from './steps.ts'
import { ValuesStep } from './values-step.tsx'
import { WishesStep } from './wishes-step.tsx'

export interface Choosing {
  readonly answers: WantAnswers
  readonly onChoose: (item: string, choice: string) => void
}

interface WantsStepProps extends Choosing {
  /** From 1. */
  readonly step: number
  readonly waiting: number
}

/** Shows one step: its question, what it asks, the way back and on. Every choice is kept at once; none has to be made. */
export function WantsStep({ step, waiting, ...choosing }: WantsStepProps) {
  const text = useWords(WANTS)
  const { locale } = useLocale()
  const screen = INTEREST_SCREENS[step - 1]
  const isValues = step === PART_STEPS.values
  const question = screen
    ? INTEREST_QUESTION[locale]
    : isValues
      ? VALUE_QUESTION[locale]
      : text.wishesQuestion
  const last = step === STEPS.length
  return (
    <div className='column column-read pt-5 pb-10 md:pt-9'>
      <p className='type-label text-soft'>{text.stepTitle(text.step(step, STEPS.length))}</p>
      <h1 className='type-h2 mt-1'>{question}</h1>
      <div className='mt-5 grid gap-7 md:gap-8'>
        {screen && <InterestsStep ids={screen} {...choosing} />}
        {isValues && <ValuesStep {...choosing} />}
        {last && <WishesStep {...choosing} />}
      </div>
      <WaitingLine waiting={waiting} text={text} className='mt-7' />
      <div className='mt-4 flex flex-wrap justify-between gap-3'>
        <ButtonLink
          to={step === 1 ? '/wants' : `/wants?step=${step - 1}`}
          variant='secondary'
          icon={ArrowLeft}
          mirrored
        >
          {text.back}
        </ButtonLink>
        <ButtonLink to={last ? '/wants' : `/wants?step=${step + 1}`} iconEnd={ArrowRight}>
          {last ? text.finish : text.next}
        </ButtonLink>
      </div>
    </div>
  )
}
