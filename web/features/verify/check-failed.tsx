import { ApiError, serverMessage } from '#web/api/error.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

/** Says that no answer came, which says nothing about the credential. */
export function CheckFailed({ error, retry }: { error: Error; retry: () => void }) {
  const text = useWords(CREDENTIALS)
  const { common } = useText()
  const limited = error instanceof ApiError && error.status === 429
  return (
    <StatePanel
      line={error instanceof ApiError ? 'broken' : 'offline'}
      title={text.failed}
      role='alert'
      actions={
        <Button size='small' onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {(limited && serverMessage(error)) || text.failedBody}
    </StatePanel>
  )
}
