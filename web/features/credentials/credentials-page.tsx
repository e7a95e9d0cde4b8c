import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { CredentialRow } from './credential-row.tsx'
import { IssueForm } from './issue-form.tsx'

/** Shows what was issued, and what a new credential of a report may say. */
export function CredentialsPage({ attempt }: { attempt: string | null }) {
  const text = useWords(CREDENTIALS)
  // What is ticked before the page is alive would be lost.
  const isAlive = useHydrated()
  const current = useQuery({ ...queries.assessment, enabled: attempt === null })
  const id = attempt ?? (current.data?.isCompleted ? current.data.id : null)
  const results = useQuery({ ...queries.results(id ?? ''), enabled: id !== null })
  const waiting = id === null ? current.isPending : results.isPending
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body text-soft mt-2 max-w-read'>{text.lead}</p>
      <div className='mt-8 grid gap-y-12 lg:grid-cols-2 lg:gap-x-14'>
        <div className='min-w-0'>
          {results.data?.opened && isAlive ? (
            <IssueForm key={results.data.assessment.id} results={results.data} />
          ) : waiting || !isAlive ? (
            <Loading label={text.loading}>
              <Skeleton className='h-72' />
            </Loading>
          ) : current.isError || results.isError ? (
            <LoadFailed retry={() => void (id === null ? current : results).refetch()} />
          ) : (
            <StatePanel
              line='waypoints'
              title={text.notOpened}
              actions={
                <ButtonLink to={attempt ? `/results?attempt=${attempt}` : '/results'} size='small'>
                  {text.toResults}
                </ButtonLink>
              }
            >
              {text.notOpenedBody}
            </StatePanel>
          )}
        </div>
        <Issued />
      </div>
    </div>
  )
}

function LoadFailed({ retry }: { retry: () => void }) {
  const text = useWords(CREDENTIALS)
  const { common } = useText()
  return (
    <StatePanel
      line='broken'
      title={text.loadFailed}
      role='alert'
      className='mt-4'
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

function Issued() {
  const text = useWords(CREDENTIALS)
  const { data, isError, refetch } = useQuery(queries.credentials)
  return (
    <section aria-labelledby='issued' className='min-w-0'>
      <h2 id='issued' tabIndex={-1} className='type-h2'>
        {text.list}
      </h2>
      {data ? (
        data.length > 0 ? (
          <ul aria-labelledby='issued' className='border-ink mt-4 border-t-2'>
            {data.map(credential => (
              <CredentialRow key={credential.id} credential={credential} />
            ))}
          </ul>
        ) : (
          <p className='type-small text-soft mt-2 text-16'>{text.empty}</p>
        )
      ) : isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <Loading label={text.loading}>
          <Skeleton className='h-24' />
        </Loading>
      )}
    </section>
  )
}
