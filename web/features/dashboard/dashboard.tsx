import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readingPath } from '#contract/reading-pages.ts'
import { isUnreadable } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { AttemptFacts } from './attempt-facts.tsx'
import { FirstStepCard } from './first-step-card.tsx'
import { PageRows } from './page-rows.tsx'
import { StatusCard } from './status-card.tsx'
import { UnreadableCard } from './unreadable-card.tsx'
import { UnverifiedNote } from './unverified-note.tsx'

/** Shows the home screen of a signed-in person; `/profile` is the same with the form of the basic information on it. */
export function Dashboard({ information }: { information?: ReactNode }) {
  const text = useWords(DASHBOARD)
  const { common } = useText()
  const { locale } = useLocale()
  const user = useUser()
  const profile = useQuery(queries.profile)
  const assessment = useQuery(queries.assessment)
  if (!user) return null
  const unreadable = isUnreadable(assessment.error)
  const attempt = unreadable ? null : assessment.data
  const failed = profile.isError || (assessment.isError && !unreadable)
  const loaded = profile.data !== undefined && attempt !== undefined
  const number = attempt?.applicationNumber
  return (
    <div className='column pt-6 pb-14 md:pt-12'>
      <div className='flex items-start justify-between gap-4'>
        <h1 className='type-h1'>{text.hello(user.firstName || user.email)}</h1>
        <ButtonLink to={readingPath('/plans', locale)} variant='secondary' size='small' prefetch='intent'>
          {text.plansShort}
        </ButtonLink>
      </div>
      {number && (
        <p className='type-small text-soft'>
          {text.number} <bdi className='text-ink'>{number}</bdi>
        </p>
      )}
      {loaded ? (
        <div className='mt-5 grid gap-5 md:mt-8 md:gap-10'>
          {information}
          {unreadable ? (
            <UnreadableCard error={assessment.error} />
          ) : profile.data === null && attempt === null ? (
            <FirstStepCard />
          ) : (
            <StatusCard assessment={attempt} />
          )}
          <div className='grid gap-5 md:gap-8 lg:grid-cols-[1fr_340px] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-8'>
            {!user.emailVerified && <UnverifiedNote email={user.email} />}
            <div className='lg:col-start-1 lg:row-span-2 lg:row-start-1'>
              <PageRows assessment={attempt} />
            </div>
            <AttemptFacts assessment={attempt} />
          </div>
        </div>
      ) : failed ? (
        <StatePanel
          line='broken'
          title={text.loadFailed}
          role='alert'
          className='mt-8'
          actions={
            <Button size='small' onClick={() => Promise.all([profile.refetch(), assessment.refetch()])}>
              {common.retry}
            </Button>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      ) : (
        <div className='mt-8'>
          <Loading label={common.loading}>
            <Skeleton className='h-80' />
            <Skeleton className='h-20' />
          </Loading>
        </div>
      )}
    </div>
  )
}
