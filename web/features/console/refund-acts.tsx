import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { price } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { door } from './door.ts'
import { consoleRows } from './rows.ts'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

interface RefundActsProps {
  readonly id: string
  readonly amount: number
  /** A second operator has been asked for: it is decided there. */
  readonly waits: boolean
  readonly onDone: () => void
}

/** Offers the decision on a refund, to the roles that have it. */
export function RefundActs({ id, amount, waits, onDone }: RefundActsProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { data } = useQuery(door)
  const parameters = { id }
  const approve = useAct(
    () => call(consoleRows.approveRefund, { parameters }),
    answer => {
      onDone()
      return answer.waits ? text.secondAsked : text.approved
    },
  )
  const reject = useAct(
    () => call(consoleRows.rejectRefund, { parameters }),
    () => {
      onDone()
      return text.rejected
    },
  )
  if (data?.role !== 'owner' && data?.role !== 'finance') return null
  return (
    <>
      {!waits && (
        <SureButton
          label={text.approve}
          sure={text.approveSure(text.riyals(price(amount)))}
          saving={approve.isPending}
          onSure={() => approve.run(undefined)}
        />
      )}
      <Button
        variant='quiet'
        size='small'
        saving={reject.isPending && common.saving}
        onClick={() => reject.run(undefined)}
      >
        {text.reject}
      </Button>
      {approve.asking}
    </>
  )
}
