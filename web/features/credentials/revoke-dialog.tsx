import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { credentials } from '#web/api/rows.ts'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'

interface RevokeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly id: string
}

/** Says what revoking cannot do before it is done. */
export function RevokeDialog({ open, onClose, id }: RevokeDialogProps) {
  const text = useWords(CREDENTIALS)
  const { common } = useText()
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => call(credentials.revoke, { parameters: { id } }),
    onSuccess: async () => {
      onClose()
      toast({ title: text.revoked })
      await client.invalidateQueries(queries.credentials)
    },
    onError: error => {
      onClose()
      toast({ title: common.error, description: serverMessage(error) ?? common.serverAway, tone: 'error' })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.revoke}
      actions={
        <>
          <Button
            variant='delete'
            size='small'
            saving={revoke.isPending && common.saving}
            onClick={() => revoke.mutate()}
          >
            {text.revoke}
          </Button>
          <Button variant='secondary' size='small' onClick={onClose}>
            {text.keep}
          </Button>
        </>
      }
    >
      <p>{text.revokeSure}</p>
      <p className='mt-1'>{text.revokeNote}</p>
    </Dialog>
  )
}
