import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LockOpen } from 'lucide-react'
import { call } from '#web/api/client.ts'
import { isUnreachable, serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { assessment } from '#web/api/rows.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** Asks before a paid report is opened: opening ends the time in which the payment can be taken back. */
export function OpenCard({ id }: { id: string }) {
  const text = useWords(RESULTS)
  const { common } = useText()
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: () => call(assessment.open, { parameters: { id } }),
    onSuccess: results => client.setQueryData(queries.results(id).queryKey, results),
    onError: error =>
      toast({
        title: text.openFailed,
        description: isUnreachable(error)
          ? navigator.onLine
            ? common.serverAway
            : common.offline
          : serverMessage(error),
        tone: 'error',
      }),
  })
  return (
    <Card className='screen-only mt-8 flex flex-wrap items-center gap-x-10 gap-y-5 p-5 md:mt-12 md:p-8'>
      <div className='flex min-w-0 flex-1 basis-80 items-start gap-4'>
        <span className='bg-ok-soft text-ok rounded-control grid size-11 shrink-0 place-items-center'>
          <Icon of={LockOpen} size={22} />
        </span>
        <div>
          <h2 className='type-h3'>{text.openTitle}</h2>
          <p className='type-small text-soft mt-1 text-[16px]'>{text.openBody}</p>
        </div>
      </div>
      <Button className='max-md:w-full' saving={open.isPending && text.opening} onClick={() => open.mutate()}>
        {text.openNow}
      </Button>
    </Card>
  )
}
