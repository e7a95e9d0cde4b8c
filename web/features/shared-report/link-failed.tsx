import { ApiError } from '#web/api/error.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface LinkFailedProps {
  readonly error: Error | null
  readonly retry: () => void
  /** What a dead link of this kind is called. */
  readonly title?: string
  readonly body?: string
}

/** Tells the recipient of a link that leads nowhere, dead and invented alike; without an answer nothing is said of it. */
export function LinkFailed({ error, retry, title, body }: LinkFailedProps) {
  const text = useWords(SHARED_REPORT)
  const { common } = useText()
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <StatePanel line='lost' title={title ?? text.dead} heading='h1' role='status'>
        {body ?? text.deadBody}
      </StatePanel>
    )
  }
  return (
    <StatePanel
      line={error instanceof ApiError ? 'broken' : 'offline'}
      title={text.failed}
      heading='h1'
      role='alert'
      actions={
        <Button size='small' onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {text.failedBody}
    </StatePanel>
  )
}
