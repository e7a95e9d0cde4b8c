import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { recipient } from '#web/api/rows.ts'
import { useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { LinkFailed } from './link-failed.tsx'

export const unsubscriptionQuery = (token: string) =>
  queryOf(recipient.unsubscription, { parameters: { token } })

/** Stops all further mail to the recipient by one button; opening the page stops nothing. */
export function UnsubscribePage({ token }: { token: string }) {
  const text = useWords(SHARED_REPORT)
  const state = useQuery(unsubscriptionQuery(token))
  const stop = useMutation({
    mutationFn: () => call(recipient.unsubscribe, { parameters: { token } }),
  })
  const stopped = stop.isSuccess || state.data?.stopped === true
  return (
    <div className='column column-read pt-6 pb-16 md:pt-12'>
      {state.error ? (
        <LinkFailed
          error={state.error}
          retry={() => state.refetch()}
          title={text.stopDead}
          body={text.stopDeadBody}
        />
      ) : stopped ? (
        <div role='status'>
          <h1 className='type-h1'>{text.stopped}</h1>
          <p className='type-body text-soft mt-2'>{text.stoppedBody}</p>
        </div>
      ) : state.data ? (
        <>
          <h1 className='type-h1'>{text.stopTitle}</h1>
          <p className='type-body text-soft mt-2'>{text.stopBody}</p>
          {stop.isError && (
            <Note tone='danger' role='alert' className='mt-6'>
              {text.stopFailed}
            </Note>
          )}
          <Button
            className='mt-7 max-md:w-full'
            saving={stop.isPending && text.stopping}
            onClick={() => stop.mutate()}
          >
            {text.stop}
          </Button>
        </>
      ) : (
        <Loading label={text.loading} heading='h1'>
          <Skeleton className='h-40' />
        </Loading>
      )}
    </div>
  )
}
