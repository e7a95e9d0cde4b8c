import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Company } from '#contract/companies.ts'
import { queries } from '#web/api/queries.ts'
import { whileWaiting } from '#web/api/while-waiting.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { AddDialog } from './add-dialog.tsx'
import { CompanyRow } from './company-row.tsx'
import { CurrentAssessment } from './current-assessment.tsx'
import { EarlierReport } from './earlier-report.tsx'
import { HowTo } from './how-to.tsx'

/** What happens at the companies' end shows after half a minute, without asking on every visit. */
const FRESH = 30_000
const waits = (companies: Company[]) =>
  companies.some(({ sendings }) => sendings.some(({ state }) => state === 'waiting'))

interface CompaniesPageProps {
  /** A past attempt; null for the current one. */
  readonly attempt: string | null
  /** What stands in the way of sending, above the list. */
  readonly notes?: ReactNode
}

/** Lists the companies, what was sent to each, and what became of it. */
export function CompaniesPage({ attempt, notes }: CompaniesPageProps) {
  const text = useWords(COMPANIES)
  const past = useQuery({ ...queries.results(attempt ?? ''), enabled: attempt !== null })
  // A mistyped address means the current one, as no address does.
  const isPast = attempt !== null && !past.isError
  const current = useQuery({ ...queries.assessment, enabled: !isPast })
  const assessment = isPast ? past.data?.assessment : current.data
  const companies = useQuery({
    ...queries.companies,
    staleTime: FRESH,
    refetchInterval: whileWaiting(waits),
  })
  const [adding, setAdding] = useState(false)
  const { data } = companies
  const next = data?.find(({ sendings, optedOut }) => sendings.length === 0 && !optedOut)
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <div className='flex flex-wrap items-center justify-between gap-x-6 gap-y-3'>
        <h1 className='type-h1 flex items-center gap-4'>
          {text.title}{' '}
          {data && data.length > 0 && (
            <span className='flex text-16'>
              <span aria-hidden='true'>
                <Badge>{data.length}</Badge>
              </span>
              <span className='sr-only'>{text.count(data.length)}</span>
            </span>
          )}
        </h1>
        <Button variant='secondary' size='small' icon={Plus} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </div>
      <AddDialog open={adding} onClose={() => setAdding(false)} />
      <div className='mt-4 grid gap-4 empty:hidden md:mt-6'>
        {notes}
        {!isPast && current.data && !current.data.isCompleted && <EarlierReport />}
      </div>
      <div className='mt-4 grid gap-y-8 md:mt-6 lg:grid-cols-[1fr_340px] lg:gap-x-14'>
        <div className='min-w-0'>
          {data ? (
            data.length > 0 ? (
              <ul aria-label={text.list} className='border-ink border-t-2'>
                {data.map(company => (
                  <CompanyRow
                    key={company.id}
                    company={company}
                    assessment={assessment ?? null}
                    next={company === next}
                  />
                ))}
              </ul>
            ) : (
              <StatePanel
                line='waypoints'
                title={text.emptyTitle}
                actions={
                  <Button variant='secondary' size='small' icon={Plus} onClick={() => setAdding(true)}>
                    {text.add}
                  </Button>
                }
              >
                {text.emptyBody}
              </StatePanel>
            )
          ) : companies.isError ? (
            <Failed retry={() => companies.refetch()} />
          ) : (
            <Loading label={text.loading}>
              <Skeleton className='h-24' />
              <Skeleton className='h-24' />
            </Loading>
          )}
        </div>
        <aside className='border-ink grid content-start gap-8 border-t-2 pt-4'>
          <CurrentAssessment assessment={assessment ?? null} past={isPast} />
          <HowTo />
          <HomeLink />
        </aside>
      </div>
    </div>
  )
}

function HomeLink() {
  const { common } = useText()
  return (
    <ButtonLink to='/' variant='secondary' size='small' className='justify-self-start'>
      {common.home}
    </ButtonLink>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const text = useWords(COMPANIES)
  const { common } = useText()
  return (
    <StatePanel
      line='broken'
      title={text.loadFailed}
      role='alert'
      actions={
        <Button size='small' onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {text.loadFailedBody}
    </StatePanel>
  )
}
