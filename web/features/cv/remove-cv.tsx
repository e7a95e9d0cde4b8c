import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { cv as rows } from '#web/api/rows.ts'
import { CV } from '#web/text/cv.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** Deletes the stored CV after asking. */
export function RemoveCv({ onRemoved }: { readonly onRemoved: () => void }) {
  const text = useWords(CV)
  const { common } = useText()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(rows.remove),
    onSuccess: () => {
      toast({ title: text.removedAll })
      onRemoved()
    },
    onError: error => toast({ title: text.removeFailed, description: serverMessage(error), tone: 'error' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant='delete' size='small' icon={Trash2} onClick={() => setAsking(true)}>
        {text.removeAll}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.removeTitle}
        actions={
          <>
            <Button
              variant='delete'
              size='small'
              icon={Trash2}
              saving={remove.isPending && common.saving}
              onClick={() => remove.mutate()}
            >
              {text.removeAll}
            </Button>
            <Button variant='secondary' size='small' onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        {text.removeBody}
      </Dialog>
    </>
  )
}
