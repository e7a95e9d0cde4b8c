import { number } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface UnlockDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Only the core form has the seventeen facets, and careers with them. */
  readonly core: boolean
  /** Halalas, VAT included. */
  readonly price: number
  /** Where it is paid. */
  readonly to: string
}

/** Shows what the detailed report holds, its price, and the way to the payment, which closes this. */
export function UnlockDialog({ open, onClose, core, price, to }: UnlockDialogProps) {
  const text = useWords(RESULTS)
  const { common } = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.unlockTitle}
      actions={
        <>
          <ButtonLink to={to} size='small' onClick={onClose}>
            {text.pay(number(price / 100))}
          </ButtonLink>
          <Button variant='secondary' size='small' onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <p>{text.unlockLead}</p>
      <CheckList items={core ? text.unlockItems : text.unlockItemsOther} className='text-ink mt-3' />
      <p className='type-caption border-line mt-4 border-t pt-3'>{text.priceNote}</p>
    </Dialog>
  )
}
