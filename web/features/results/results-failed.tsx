import type { ReactNode } from 'react'
import { ApiError, isUnreachable, isUnreadable, serverMessage } from '#web/api/error.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface ResultsFailedProps {
  readonly error: Error
  readonly retry: () => void
  /** Under one that this release cannot read: the attempts that it can. */
  readonly history: ReactNode
}

/** Tells the person that the result did not load: the line waits without a network, else it is broken; both offer a retry. */
export function ResultsFailed({ error, retry, history }: ResultsFailedProps) {
  const text = useWords(RESULTS)
  const { common, assessment } = useText()
  if (isUnreadable(error)) {
    return (
      <div className='column column-read py-8 md:py-14'>
        <StatePanel
          line='broken'
          title={assessment.unreadable}
          heading='h1'
          role='alert'
          actions={
            <>
              <ButtonLink to='/assessment-selection' size='small'>
                {common.startAgain}
              </ButtonLink>
              <ButtonLink to='/' variant='quiet' size='small'>
                {text.home}
              </ButtonLink>
            </>
          }
        >
          {serverMessage(error)}
        </StatePanel>
        {history}
      </div>
    )
  }
  const offline = isUnreachable(error) && !(error instanceof ApiError)
  return (
    <div className='column column-read py-8 md:py-14'>
      <StatePanel
        line={offline ? 'offline' : 'broken'}
        title={offline ? text.offlineTitle : text.loadFailed}
        heading='h1'
        role='alert'
        actions={
          <>
            <Button size='small' onClick={retry}>
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
