import { useState } from 'react'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { monthLater } from './month-later.ts'

interface RenewalPartProps {
  readonly price: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Asks the buyer whether the plan renews, with a box of its own. */
export function RenewalPart({ price, checked, onChange }: RenewalPartProps) {
  const text = useWords(PAYMENT)
  const { locale } = useLocale()
  const [paidAt] = useState(() => new Date())
  const end = date(monthLater(paidAt).toISOString(), locale)
  return (
    <div>
      <Checkbox checked={checked} onChange={event => onChange(event.target.checked)}>
        {text.saveCard}
      </Checkbox>
      <p className='type-caption text-soft'>{checked ? text.renews(price, end) : text.renewsNot(end)}</p>
    </div>
  )
}
