import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Assessment } from '#contract/assessment.ts'
import { CORE_SECTIONS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { queries } from '#web/api/queries.ts'
import { percent } from '#web/text/format.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classes } from '#web/ui/classes.ts'
import { overallProgress, questionsDone } from './overall-progress.ts'
import { ResultLine } from './result-line.tsx'
import { SectionStatus } from './section-status.tsx'
import { minutesLeft } from './time-left.ts'

/** Before there is an attempt, the card shows the form that is recommended: three sections of 30. */
const CORE = CORE_SECTIONS.map(id => ({ id, name: SECTION_NAMES[id], questions: 30, score: null }))

/** Shows where the person is, how much is done, and the one way on. */
export function StatusCard({ assessment }: { assessment: Assessment | null }) {
  const text = useText().dashboard
  const progress = overallProgress(assessment)
  const { aside, title } = usePlace(assessment)
  const line = useLine(assessment, progress)
  const done = assessment?.isCompleted ?? false
  return (
    <Card className='p-5 pb-4 md:p-10 md:pt-9'>
      <div className={classes('flex items-start justify-between gap-6', done && 'max-md:flex-col')}>
        <div className='min-w-0'>
          <p className='type-small text-soft'>{aside}</p>
          <h2 className='type-h2'>{title}</h2>
        </div>
        {assessment?.totalScore == null ? (
          <p className='ltr flex items-baseline font-prose max-md:hidden'>
            <span className='text-[84px] leading-[0.8] font-medium'>{progress}</span>
            <span className='text-[42px] leading-[0.8] font-medium'>%</span>
          </p>
        ) : (
          <p className='ltr flex shrink-0 items-baseline gap-x-2 md:mt-3'>
            <span className='font-prose text-[56px] leading-[0.8] font-medium md:text-[84px]'>
              {assessment.totalScore}
            </span>
            <span className='type-small text-soft'>/ {5 * assessment.questions}</span>
          </p>
        )}
      </div>
      {assessment?.isCompleted && <ResultLine sections={assessment.sections} />}
      <div
        className={done ? 'sr-only' : 'mt-6 md:mt-10'}
        role='progressbar'
        aria-label={text.progress}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {!done && <SectionStatus assessment={assessment} sections={assessment?.sections ?? CORE} />}
      </div>
      <div className='border-line mt-5 flex flex-wrap items-center gap-x-6 gap-y-2.5 border-t pt-5 md:mt-7 md:pt-7'>
        {done ? (
          <>
            <ButtonLink to='/results' iconEnd={ArrowRight} className='max-md:w-full'>
              {text.view}
            </ButtonLink>
            <ButtonLink to='/assessment-selection' variant='secondary' className='max-md:w-full'>
              {text.retake}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to='/assessment-selection' iconEnd={ArrowRight} className='max-md:w-full'>
            {assessment ? text.continue : text.start}
          </ButtonLink>
        )}
        <p className='type-small text-soft min-w-0 flex-1 basis-72'>{line}</p>
      </div>
    </Card>
  )
}

function usePlace(assessment: Assessment | null): { aside: string; title: string } {
  const { dashboard: text, common } = useText()
  const { locale } = useLocale()
  if (!assessment) return { aside: text.notBegunAside(common.questions(90)), title: text.notBegun }
  if (assessment.isCompleted) {
    return {
      aside: text.completedAside(common.questions(assessment.questions), percent(100)),
      title: text.completed,
    }
  }
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
  const { dashboard: text, common } = useText()
  const { data: catalog } = useQuery(queries.catalog)
  const form = catalog?.templates.find(({ id }) => id === (assessment?.templateId ?? 'basic'))
  if (assessment?.isCompleted) return text.doneLine
  if (!form) return ''
  const done = assessment ? questionsDone(assessment) : 0
  const minutes = common.minutes(minutesLeft(form.minutes, done, form.total))
  return done > 0 ? text.timeLeft(percent(progress), minutes) : text.time(minutes)
}
