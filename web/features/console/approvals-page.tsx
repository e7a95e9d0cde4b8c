import { CONSOLE } from '#web/text/console.ts'
import { useWords } from '#web/text/locale.tsx'
import { Approvals } from './approvals.tsx'
import { ConsolePage } from './section.tsx'

/** Shows all that waits for a second operator. */
export function ApprovalsPage() {
  const text = useWords(CONSOLE)
  return (
    <ConsolePage title={text.approvals} lead={text.approvalsLead}>
      <Approvals />
    </ConsolePage>
  )
}
