import { ApiError, serverMessage } from '#web/api/error.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { VERIFY } from '#web/text/verify.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface VerifyRefusedProps {
  readonly error: Error
  readonly applicationNumber: string
  readonly retry: () => void
}

/** Gives one answer for an invented number, an unfinished attempt, a report never printed and one whose check is off. */
export function VerifyRefused({ error, applicationNumber, retry }: VerifyRefusedProps) {
  const text = useWords(VERIFY)
  const { common } = useText()
  const status = error instanceof ApiError ? error.status : null
  if (status === 404 || status === 400) {
    return (
      <StatePanel line='lost' title={text.unknown} role='status'>
        <p>
          {text.number} <bdi className='text-ink break-all'>{applicationNumber}</bdi>
        </p>
        <p className='mt-1'>{text.unknownBody}</p>
      </StatePanel>
    )
  }
  const limited = status === 429
  return (
    <StatePanel
      line={status === null ? 'offline' : 'broken'}
      title={text.failed}
      role='alert'
      actions={
        <Button size='small' onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {limited ? (serverMessage(error) ?? text.tooMany) : text.failedBody}
    </StatePanel>
  )
}
