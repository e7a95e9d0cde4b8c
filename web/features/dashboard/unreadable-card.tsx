import { serverMessage } from '#web/api/error.ts'
import { useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

/** Tells the person that this release cannot read the current attempt; a new one can be started beside it. */
export function UnreadableCard({ error }: { error: unknown }) {
  const { assessment, common } = useText()
  return (
    <StatePanel
      line='broken'
      title={assessment.unreadable}
      role='alert'
      actions={
        <ButtonLink to='/assessment-selection' size='small'>
          {common.startAgain}
        </ButtonLink>
      }
    >
      {serverMessage(error)}
    </StatePanel>
  )
}
