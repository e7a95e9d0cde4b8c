import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/api/error.ts'
import { queryOf } from '#web/api/queries.ts'
import { credentials } from '#web/api/rows.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useWords } from '#web/text/locale.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { CheckFailed } from './check-failed.tsx'
import { CheckedCredentialCard } from './checked-credential.tsx'

export const credentialQuery = (id: string) => queryOf(credentials.find, { parameters: { id } })

/** Shows what the code on a paper leads to: what was signed, or that nothing valid is there. */
export function CredentialPage({ id }: { id: string }) {
  const text = useWords(CREDENTIALS)
  return (
    <div className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1 mb-8'>{text.checkTitle}</h1>
      <Answer id={id} />
    </div>
  )
}

function Answer({ id }: { id: string }) {
  const text = useWords(CREDENTIALS)
  const { data, error, refetch } = useQuery(credentialQuery(id))
  if (data) return <CheckedCredentialCard checked={data} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <StatePanel line='lost' title={text.gone} role='status'>
        {text.goneBody}
      </StatePanel>
    )
  }
  if (error) return <CheckFailed error={error} retry={refetch} />
  return (
    <Loading label={text.checking}>
      <Skeleton className='h-72' />
    </Loading>
  )
}
