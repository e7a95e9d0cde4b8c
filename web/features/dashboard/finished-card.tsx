import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Assessment } from '#contract/assessment.ts'
import { BANDS } from '#engine/vocabulary.ts'
import { queries } from '#web/api/queries.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { percent } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NextSteps } from './next-steps.tsx'
import { ResultLine } from './result-line.tsx'

/** Shows a finished assessment as its result: total with its band, a sentence, the line, and what comes next. */
export function FinishedCard({ assessment }: { assessment: Assessment }) {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  const { locale } = useLocale()
  const { data: results } = useQuery(queries.results(assessment.id))
  const score = assessment.totalScore ?? 0
  const max = 5 * assessment.questions
  const band = results && BANDS[results.total.band][locale]
  return (
    <Card className='p-5 pb-4 md:p-10 md:pt-9'>
      <div className='flex items-start justify-between gap-6 max-md:flex-col'>
        <div className='min-w-0'>
          <p className='type-small text-soft'>
            {text.completedAside(common.questions(assessment.questions), percent(100))}
          </p>
          <h2 className='type-h2'>{text.completed}</h2>
          {results?.glance[0] && <p className='mt-2 max-w-read'>{results.glance[0][locale]}</p>}
        </div>
        <div className='shrink-0 md:mt-3 md:text-end'>
          <p className='sr-only'>{text.totalLine(score, max, band ?? '')}</p>
          <p aria-hidden='true' className='ltr flex items-baseline gap-x-2'>
            <span className='font-prose text-[56px] leading-[0.8] font-medium md:text-[84px]'>{score}</span>
            <span className='type-small text-soft'>/ {max}</span>
          </p>
          {band && (
            <p aria-hidden='true' className='mt-4'>
              <Badge tone='brand'>{band}</Badge>
            </p>
          )}
        </div>
      </div>
      <ResultLine sections={assessment.sections} />
      {results && <NextSteps results={results} />}
      <div className='mt-5 flex flex-wrap items-center gap-x-6 gap-y-2.5 md:mt-7'>
        <ButtonLink to='/results' iconEnd={ArrowRight} className='max-md:w-full'>
          {text.view}
        </ButtonLink>
        <ButtonLink to='/assessment-selection' variant='secondary' className='max-md:w-full'>
          {common.startAgain}
        </ButtonLink>
        <p className='type-small text-soft min-w-0 flex-1 basis-72'>{text.doneLine}</p>
      </div>
    </Card>
  )
}
