import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, download } from '#web/api/client.ts'
import { saveFile } from '#web/api/save-file.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RATING } from '#web/text/rating.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { forgetDesk } from './device.ts'
import { ratingRows } from './rows.ts'

/** Gives a rater what is kept of them, and the way out. */
export function OwnData({ onGone }: { onGone: () => void }) {
  const text = useWords(RATING)
  const { common } = useText()
  const [asking, setAsking] = useState(false)
  const failed = () => toast({ title: common.error, description: common.serverAway, tone: 'error' })
  const copy = useMutation({
    mutationFn: () => download(ratingRows.copy),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: failed,
  })
  const leave = useMutation({
    mutationFn: async () => {
      await call(ratingRows.leave)
      await forgetDesk()
    },
    onSuccess: onGone,
    onError: failed,
  })
  return (
    <details className='border-line mt-12 border-t pt-4'>
      <summary className='type-small text-soft min-h-12 cursor-pointer py-3 text-16'>{text.own}</summary>
      <div className='mt-2 flex flex-wrap gap-3'>
        <Button
          variant='secondary'
          size='small'
          saving={copy.isPending && common.saving}
          onClick={() => copy.mutate()}
        >
          {text.copy}
        </Button>
        <Button
          variant='delete'
          size='small'
          saving={leave.isPending && common.saving}
          onClick={() => setAsking(true)}
        >
          {text.leave}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.leave}
        actions={
          <>
            <Button
              variant='delete'
              size='small'
              onClick={() => {
                setAsking(false)
                leave.mutate()
              }}
            >
              {text.leave}
            </Button>
            <Button variant='secondary' size='small' onClick={() => setAsking(false)}>
              {text.stay}
            </Button>
          </>
        }
      >
        {text.leaveSure}
      </Dialog>
    </details>
  )
}
