import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { Company } from '#contract/companies.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { companies } from '#web/api/rows.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { reportFailure } from './report-failure.ts'

interface RemoveDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly company: Company
}

export function RemoveDialog({ open, onClose, company }: RemoveDialogProps) {
  const text = useText()
  const words = useWords(COMPANIES)
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(companies.remove, { parameters: { id: company.id } }),
    onSuccess: () => {
      onClose()
      toast({ title: words.removed })
      client.setQueryData<Company[]>(queries.companies.queryKey, before =>
        before?.filter(({ id }) => id !== company.id),
      )
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
      title={words.removeTitle}
      actions={
        <>
          <Button
            variant='delete'
            size='small'
            icon={Trash2}
            saving={remove.isPending && text.common.saving}
            onClick={() => remove.mutate()}
          >
            {words.remove}
          </Button>
          <Button variant='secondary' size='small' onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p className='text-ink'>{words.removeSure}</p>
      <p className='mt-2'>
        <bdi className='text-ink font-semibold'>{company.name}</bdi>
      </p>
      <p className='mt-1'>{words.removeNote}</p>
    </Dialog>
  )
}
