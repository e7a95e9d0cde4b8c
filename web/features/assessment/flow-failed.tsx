import { isUnreadable, serverMessage } from '#web/api/error.ts'
import { useText } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface FlowFailedProps {
  readonly title?: string
  readonly message?: string | undefined
  /** Of an attempt that this release cannot read: a new one can be started instead. */
  readonly error?: unknown
  readonly onRetry: () => void
}

/** Tells the person that the attempt could not be loaded or started, and offers to try again. */
export function FlowFailed({ title, message, error, onRetry }: FlowFailedProps) {
  const { assessment: text, common } = useText()
  const unreadable = isUnreadable(error)
  return (
    <div className='column column-read py-8'>
      <StatePanel
        line='broken'
        title={title ?? (unreadable ? text.unreadable : text.loadFailed)}
        heading='h1'
        role='alert'
        actions={
          <>
            {unreadable ? (
              <ButtonLink to='/assessment-selection' size='small'>
                {common.startAgain}
              </ButtonLink>
            ) : (
              <Button size='small' onClick={onRetry}>
                {common.retry}
              </Button>
            )}
            <ButtonLink to='/' variant='quiet' size='small'>
              {text.home}
            </ButtonLink>
          </>
        }
      >
        {message ?? (unreadable ? serverMessage(error) : text.loadFailedBody)}
      </StatePanel>
    </div>
  )
}
