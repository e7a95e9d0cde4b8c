import { Check } from 'lucide-react'
import { number } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

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
      <ContentsList items={core ? text.unlockItems : text.unlockItemsOther} />
      <p className='type-caption border-line mt-4 border-t pt-3'>{text.priceNote}</p>
    </Dialog>
  )
}

export function ContentsList({ items }: { items: readonly string[] }) {
  return (
    <ul className='text-ink mt-3 grid gap-2.5'>
      {items.map(item => (
        <li key={item} className='type-small flex gap-3 text-[16px]'>
          <Icon of={Check} className='text-ok mt-1' />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
