import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { CV } from '#web/text/cv.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { CvForm } from './cv-form.tsx'

/** Shows the CV of the signed-in person, to be written and given out. */
export function CvPage() {
  const text = useWords(CV)
  const { common } = useText()
  const { data: stored, isError, refetch } = useQuery(queries.cv)
  // What was typed into a form that is not alive yet would be lost.
  const isAlive = useHydrated()
  if (stored) {
    return (
      <div className='column column-read pt-5 pb-16 md:pt-9'>
        <h1 className='type-h1'>{text.title}</h1>
        <p className='type-body mt-3'>{text.lead}</p>
        <p className='type-small text-soft mt-2 text-16'>{text.only}</p>
        {isAlive ? (
          <CvForm stored={stored} />
        ) : (
          <Loading label={common.loading}>
            <Skeleton className='mt-6 h-80' />
          </Loading>
        )}
      </div>
    )
  }
  return (
    <div className='column column-read py-8 md:py-14'>
      {isError ? (
        <StatePanel
          line='broken'
          title={text.loadFailed}
          heading='h1'
          role='alert'
          actions={
            <Button size='small' onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      ) : (
        <Loading label={common.loading}>
          <Skeleton className='h-80' />
        </Loading>
      )}
    </div>
  )
}
