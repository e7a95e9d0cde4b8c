import { COMPANIES } from '#web/text/companies.ts'
import { useWords } from '#web/text/locale.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AddForm } from './add-form.tsx'

/** Asks for a company; empty again after a success, as the form lives only while the dialog is open. */
export function AddDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useWords(COMPANIES)
  return (
    <Dialog open={open} onClose={onClose} title={text.addTitle}>
      <AddForm onClose={onClose} />
    </Dialog>
  )
}
