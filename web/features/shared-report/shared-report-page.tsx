import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SharedReport } from '#contract/companies.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { queryOf } from '#web/api/queries.ts'
import { recipient } from '#web/api/rows.ts'
import { useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { LinkFailed } from './link-failed.tsx'
import { SharedCover } from './shared-cover.tsx'
import { SharedHead } from './shared-head.tsx'

export const sharedQuery = (token: string) => queryOf(recipient.shared, { parameters: { token } })

interface SharedReportPageProps {
  readonly token: string
  /** The report itself, drawn as the person's own. */
  readonly draw: (report: SharedReport) => ReactNode
}

/** Shows an employer whom the report is from and until when the link works, and the report only when it is asked for. */
export function SharedReportPage({ token, draw }: SharedReportPageProps) {
  const text = useWords(SHARED_REPORT)
  const cover = useQuery(sharedQuery(token))
  const open = useMutation({ mutationFn: () => call(recipient.openShared, { parameters: { token } }) })
  const gone = open.error instanceof ApiError && open.error.status === 404
  if (open.data) {
    return (
      <div className='column pt-6 pb-16 md:pt-12'>
        <SharedHead report={open.data} token={token} />
        {draw(open.data)}
      </div>
    )
  }
  return (
    <div className='column column-read pt-6 pb-16 md:pt-12'>
      {cover.error || gone ? (
        <LinkFailed error={cover.error ?? open.error} retry={() => cover.refetch()} />
      ) : cover.data ? (
        <SharedCover
          cover={cover.data}
          open={() => open.mutate()}
          opening={open.isPending}
          failed={open.isError}
        />
      ) : (
        <Loading label={text.loading} heading='h1'>
          <Skeleton className='h-64' />
        </Loading>
      )}
    </div>
  )
}
