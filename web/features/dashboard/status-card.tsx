import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Assessment } from '#contract/assessment.ts'
import { queries } from '#web/api/queries.ts'
import { overallProgress, questionsDone } from '#web/progress/overall-progress.ts'
import { minutesLeft } from '#web/progress/time-left.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { percent } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FinishedCard } from './finished-card.tsx'
import { SectionStatus } from './section-status.tsx'

/** Shows where the person is, how much is done, and the one way on; of a finished assessment the result. */
export function StatusCard({ assessment }: { assessment: Assessment | null }) {
  return assessment?.isCompleted ? (
    <FinishedCard assessment={assessment} />
  ) : (
    <OpenStatus assessment={assessment} />
  )
}

function OpenStatus({ assessment }: { assessment: Assessment | null }) {
  const text = useWords(DASHBOARD)
  const progress = overallProgress(assessment)
  const { aside, title } = usePlace(assessment)
  const line = useLine(assessment, progress)
  return (
    <Card className='p-5 pb-4 md:p-10 md:pt-9'>
      <div className='flex items-start justify-between gap-6'>
        <div className='min-w-0'>
          <p className='type-small text-soft'>{aside}</p>
          <h2 className='type-h2'>{title}</h2>
        </div>
        <p className='ltr flex items-baseline font-prose max-md:hidden'>
          <span className='text-[84px] leading-[0.8] font-medium'>{progress}</span>
          <span className='text-[42px] leading-[0.8] font-medium'>%</span>
        </p>
      </div>
      <div
        className='mt-6 md:mt-10'
        role='progressbar'
        aria-label={text.progress}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <SectionStatus assessment={assessment} />
      </div>
      <div className='border-line mt-5 flex flex-wrap items-center gap-x-6 gap-y-2.5 border-t pt-5 md:mt-7 md:pt-7'>
        <ButtonLink to='/assessment-selection' iconEnd={ArrowRight} className='max-md:w-full'>
          {assessment ? text.continue : text.start}
        </ButtonLink>
        <p className='type-small text-soft min-w-0 flex-1 basis-72'>{line}</p>
      </div>
    </Card>
  )
}

function usePlace(assessment: Assessment | null): { aside: string; title: string } {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  const { locale } = useLocale()
  if (!assessment) return { aside: text.notBegunAside(common.questions(90)), title: text.notBegun }
  const index = assessment.sections.findIndex(section => section.id === assessment.currentSection)
  const section = assessment.sections[index]
  if (!section) return { aside: text.chooseFieldAside, title: text.chooseField }
  return {
    aside: text.sectionOf(index + 1, assessment.sections.length),
    title: text.place(section.name[locale], assessment.currentQuestion, section.questions),
  }
}

/** One quiet line beside the button: what it takes, what is left, that all is saved. */
function useLine(assessment: Assessment | null, progress: number): string {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  const { data: catalog } = useQuery(queries.catalog)
  const form = catalog?.templates.find(({ id }) => id === (assessment?.templateId ?? 'basic'))
  if (!form) return ''
  const done = assessment ? questionsDone(assessment) : 0
  const minutes = common.minutes(minutesLeft(form.minutes, done, form.total))
  return done > 0 ? text.timeLeft(percent(progress), minutes) : text.time(minutes)
}
