import { useQuery } from '@tanstack/react-query'
import { Compass, Telescope } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Results } from '#contract/assessment.ts'
import { queries } from '#web/api/queries.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ContentsBar } from './contents-bar.tsx'
import { DetailPart } from './detail-part.tsx'
import { IncompleteCard } from './incomplete-card.tsx'
import { LockedPart } from './locked-part.tsx'
import { MailLine } from './mail-line.tsx'
import { MethodPart } from './method-part.tsx'
import { NarrativePart } from './narrative-part.tsx'
import { OpenCard } from './open-card.tsx'
import { QualityNote } from './quality-note.tsx'
import { RadarPart } from './radar-part.tsx'
import { ReportActions } from './report-actions.tsx'
import { ResultsFailed } from './results-failed.tsx'
import { ResultsHeader } from './results-header.tsx'
import { ResultsLoading } from './results-loading.tsx'
import { SectionScores } from './section-scores.tsx'
import { ShareLine } from './share-line.tsx'
import { TotalScore } from './total-score.tsx'
import { useFirstSight } from './use-first-sight.ts'
import { VerificationSwitch } from './verification-switch.tsx'

interface ResultsPageProps {
  /** A past attempt; without, the current one. */
  readonly attempt: string | null
  /** What stands in the contents of an opened report (the tips). */
  readonly over: (id: string) => ReactNode
  /** Under everything: the attempts before. */
  readonly history: ReactNode
}

/** Shows the result: the free part, then the locked overlay, the offer to open, or the detail. */
export function ResultsPage({ attempt, over, history }: ResultsPageProps) {
  const assessment = useQuery({ ...queries.assessment, enabled: attempt === null })
  const completed = assessment.data?.isCompleted ?? false
  const id = attempt ?? (completed ? assessment.data?.id : undefined)
  const results = useQuery({ ...queries.results(id ?? ''), enabled: id !== undefined })
  if (attempt === null && assessment.data !== undefined && !completed) {
    return (
      <>
        <IncompleteCard assessment={assessment.data} />
        <div className='column column-read pb-16'>{history}</div>
      </>
    )
  }
  const failed = results.error ?? (attempt === null ? assessment.error : null)
  if (failed) {
    return (
      <ResultsFailed
        error={failed}
        retry={() => (id === undefined ? assessment.refetch() : results.refetch())}
        history={history}
      />
    )
  }
  if (!results.data) return <ResultsLoading />
  return <Loaded results={results.data} past={attempt !== null} over={over} history={history} />
}

interface LoadedProps extends Pick<ResultsPageProps, 'over' | 'history'> {
  readonly results: Results
  readonly past: boolean
}

function Loaded({ results, past, over, history }: LoadedProps) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const { assessment, unlocked, opened, detail } = results
  const { id } = assessment
  const rising = useFirstSight()
  const payment = past ? `/payment?attempt=${encodeURIComponent(id)}` : '/payment'
  return (
    <div className='overflow-x-clip'>
      {opened && detail && <ContentsBar detail={detail}>{over(id)}</ContentsBar>}
      <div id='summary' className='column pt-5 pb-16 md:pt-9'>
        <div className='grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-8'>
          <ResultsHeader results={results} />
          {opened && (
            <div className='order-3 mt-7 grid content-end gap-2 lg:order-2 lg:mt-0 lg:justify-items-end'>
              <ReportActions id={id} past={past} className='flex flex-wrap gap-2.5 md:gap-3' />
              <MailLine id={id} />
            </div>
          )}
          <div className='order-2 min-w-0 lg:order-3 lg:col-span-2'>
            {unlocked && !opened && <OpenCard id={id} sections={results.sections} />}
            <QualityNote narrative={results.narrative} />
            <SectionScores sections={results.sections} rising={rising} />
            <TotalScore results={results} rising={rising}>
              <ShareLine sections={results.sections} />
            </TotalScore>
          </div>
        </div>
        <NarrativePart
          narrative={results.narrative}
          glance={results.glance}
          guess={results.guess}
          comparisons={results.comparisons}
        />
        <RadarPart sections={results.sections} />
        {!unlocked && <LockedPart results={results} to={payment} />}
        {opened && detail && (
          <DetailPart
            sections={results.sections}
            detail={detail}
            own={{ planDone: results.planDone, current: !past }}
          >
            <MethodPart
              form={assessment.templateId}
              applicationNumber={assessment.applicationNumber}
              {...detail}
            >
              <VerificationSwitch id={id} verification={results.verification} />
              <TextLink
                to={past ? `/credentials?attempt=${encodeURIComponent(id)}` : '/credentials'}
                className='screen-only inline-flex min-h-12 items-center'
              >
                {text.credential}
              </TextLink>
            </MethodPart>
          </DetailPart>
        )}
        {assessment.templateId === 'quick' && (
          <Note icon={Telescope} title={text.firstLook} className='mt-12 max-w-read'>
            <p>{text.firstLookBody(common.questions(assessment.questions))}</p>
            <TextLink to='/assessment-selection'>{text.toFull}</TextLink>
          </Note>
        )}
        {assessment.templateId === 'basic' && !opened && (
          <Note icon={Compass} title={text.wantsTitle} className='screen-only mt-12 max-w-read'>
            <p>{text.wantsLead}</p>
            <TextLink to='/wants'>{text.wantsOpen}</TextLink>
          </Note>
        )}
        {history}
        <ButtonLink to='/' variant='secondary' className='screen-only mt-12'>
          {text.home}
        </ButtonLink>
      </div>
    </div>
  )
}
