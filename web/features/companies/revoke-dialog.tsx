import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Company, Sending } from '#contract/companies.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { companies } from '#web/api/rows.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { reportFailure } from './report-failure.ts'

interface RevokeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly company: Company
  readonly sending: Sending
}

/** Says what revoking cannot do before it is done. */
export function RevokeDialog({ open, onClose, company, sending }: RevokeDialogProps) {
  const text = useText()
  const words = useWords(COMPANIES)
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => call(companies.revoke, { parameters: { id: company.id, sendingId: sending.id } }),
    onSuccess: async () => {
      onClose()
      toast({ title: words.revoked })
      await client.invalidateQueries(queries.companies)
    },
    onError: error => {
      onClose()
      reportFailure(error, text)
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.revokeTitle}
      actions={
        <>
          <Button
            variant='delete'
            size='small'
            saving={revoke.isPending && text.common.saving}
            onClick={() => revoke.mutate()}
          >
            {words.revoke}
          </Button>
          <Button variant='secondary' size='small' onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.revokeSure(company.name)}</p>
      <p className='mt-1'>{words.revokeNote}</p>
    </Dialog>
  )
}
