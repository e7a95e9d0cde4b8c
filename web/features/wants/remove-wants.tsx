import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeWants } from '#web/answers/wants.ts'
import { serverMessage } from '#web/api/error.ts'
import { useUser } from '#web/api/session.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** Deletes all choices after asking, also those that wait on this device. */
export function RemoveWants() {
  const text = useWords(WANTS)
  const { common } = useText()
  const user = useUser()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => removeWants(user?.id ?? ''),
    onSuccess: () => toast({ title: text.removed }),
    onError: error => toast({ title: text.removeFailed, description: serverMessage(error), tone: 'error' }),
    onSettled: () => setAsking(false),
  })
  return (
    <div className='mt-12'>
      <Button variant='delete' size='small' icon={Trash2} onClick={() => setAsking(true)}>
        {text.remove}
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
              {text.remove}
            </Button>
            <Button variant='secondary' size='small' onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        {text.removeBody}
      </Dialog>
    </div>
  )
}
