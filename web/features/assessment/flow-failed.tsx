import { useText } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface FlowFailedProps {
  readonly title?: string
  readonly message?: string | undefined
  readonly onRetry: () => void
}

/** Tells the person that the attempt could not be loaded or started, and offers to try again. */
export function FlowFailed({ title, message, onRetry }: FlowFailedProps) {
  const { assessment: text, common } = useText()
  return (
    <div className='column column-read py-8'>
      <StatePanel
        line='broken'
        title={title ?? text.loadFailed}
        heading='h1'
        role='alert'
        actions={
          <>
            <Button size='small' onClick={onRetry}>
              {common.retry}
            </Button>
            <ButtonLink to='/' variant='quiet' size='small'>
              {text.home}
            </ButtonLink>
          </>
        }
      >
        {message ?? text.loadFailedBody}
      </StatePanel>
    </div>
  )
}
