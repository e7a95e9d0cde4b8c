import { ArrowRight, UserPen } from 'lucide-react'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { percent } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Note } from '#web/ui/note.tsx'
import { SectionStatus } from './section-status.tsx'

/** Greets a person without a profile: what the assessment is, what comes first, and the one way on. */
export function FirstStepCard() {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  return (
    <Card className='p-5 md:p-10 md:pt-9'>
      <p className='type-small text-soft'>{text.notBegunAside(common.questions(90))}</p>
      <h2 className='type-h2'>{text.start}</h2>
      <div
        className='mt-6 md:mt-10'
        role='progressbar'
        aria-label={text.progress}
        aria-valuenow={0}
        aria-valuetext={percent(0)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <SectionStatus assessment={null} />
      </div>
      <Note tone='amber' icon={UserPen} title={text.noProfileTitle} className='mt-6 md:mt-9'>
        {text.noProfileBody}
      </Note>
      <ButtonLink to='/assessment-selection' iconEnd={ArrowRight} className='mt-5 max-md:w-full'>
        {text.completeNow}
      </ButtonLink>
    </Card>
  )
}
