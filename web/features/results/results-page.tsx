import { useQuery } from '@tanstack/react-query'
import { Telescope } from 'lucide-react'
import { queries } from '#web/api/queries.ts'
import { useText } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { IncompleteCard } from './incomplete-card.tsx'
import { LockedPart } from './locked-part.tsx'
import { NarrativePart } from './narrative-part.tsx'
import { RadarPart } from './radar-part.tsx'
import { ResultsHeader } from './results-header.tsx'
import { ResultsLoading } from './results-loading.tsx'
import { SectionScores } from './section-scores.tsx'
import { TotalScore } from './total-score.tsx'

/** The free part of the result, and where the detail begins. */
export function ResultsPage() {
  const { results: text, common } = useText()
  const assessment = useQuery(queries.assessment)
  const completed = assessment.data?.isCompleted ?? false
  const results = useQuery({ ...queries.results(assessment.data?.id ?? ''), enabled: completed })
  if (assessment.data !== undefined && !completed) return <IncompleteCard assessment={assessment.data} />
  if (assessment.isError || results.isError) {
    return (
      <div className='column column-read py-8 md:py-14'>
        <StatePanel
          line='broken'
          title={text.loadFailed}
          heading='h1'
          role='alert'
          actions={
            <>
              <Button size='small' onClick={() => (completed ? results.refetch() : assessment.refetch())}>
                {common.retry}
              </Button>
              <ButtonLink to='/' variant='quiet' size='small'>
                {text.home}
              </ButtonLink>
            </>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      </div>
    )
  }
  if (!results.data) return <ResultsLoading />
  const { data } = results
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <ResultsHeader results={data} />
      <TotalScore results={data} />
      <SectionScores sections={data.sections} />
      <RadarPart sections={data.sections} />
      <NarrativePart narrative={data.narrative} />
      {!data.unlocked && (
        <LockedPart
          sections={data.sections}
          unlockPrice={data.unlockPrice}
          full={data.assessment.templateId === 'basic'}
        />
      )}
      {data.assessment.templateId === 'quick' && (
        <Note icon={Telescope} title={text.firstLook} className='mt-12 max-w-read'>
          <p>{text.firstLookBody(common.questions(data.assessment.questions))}</p>
          <TextLink to='/assessment-selection'>{text.toFull}</TextLink>
        </Note>
      )}
      <ButtonLink to='/' variant='secondary' className='mt-12'>
        {text.home}
      </ButtonLink>
    </div>
  )
}
