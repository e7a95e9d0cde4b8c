import { ShieldCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BRAND_NAMES, type Brand, brandOf } from './brand.ts'
import { BrandMark } from './brand-mark.tsx'
import { CARD_FIELDS, type Card, type CardError, type CardField, checkCard, digitsOf } from './card.ts'
import { CardInput } from './card-input.tsx'

interface CardFormProps {
  /** In riyals, as the button says it. */
  readonly price: string
  /** Words while it is being sent; the form then takes no press. */
  readonly busy: string | false
  readonly onPay: (card: Card) => void
  /** Before the button: the box that keeps the card. */
  readonly children?: ReactNode
}

const ACCEPTED: readonly Brand[] = ['mada', 'visa', 'master', 'amex']

/** Asks for the card's five fields. Their values live in the page alone, never in a store, an address or a request of ours. */
export function CardForm({ price, busy, onPay, children }: CardFormProps) {
  const text = useWords(PAYMENT)
  const fields = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({})
  const [errors, setErrors] = useState<Partial<Record<CardField, CardError>>>({})
  const [brand, setBrand] = useState<Brand | null>(null)
  const valueIn = (field: CardField) => fields.current[field]?.value ?? ''
  // On a slow phone the number may have been typed before the page came alive.
  useEffect(() => setBrand(brandOf(digitsOf(fields.current.number?.value ?? ''))), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const card: Card = {
      number: valueIn('number'),
      month: valueIn('month'),
      year: valueIn('year'),
      cvc: valueIn('cvc'),
      name: valueIn('name'),
    }
    const wrong = checkCard(card, new Date())
    setErrors(wrong)
    const first = CARD_FIELDS.find(field => wrong[field])
    if (first) fields.current[first]?.focus()
    else onPay(card)
  }

  const bind = (field: CardField) => {
    const error = errors[field]
    return {
      field,
      error: error && text.errors[error],
      ref: (input: HTMLInputElement | null) => {
        fields.current[field] = input
      },
      onValue: (value: string) => {
        if (field === 'number') setBrand(brandOf(digitsOf(value)))
        if (error) setErrors(({ [field]: _, ...others }) => others)
      },
    }
  }

  return (
    <form method='post' noValidate onSubmit={submit} className='grid gap-5'>
      <CardInput
        {...bind('number')}
        label={text.cardNumber}
        mark={
          brand && (
            <span className='pointer-events-none absolute inset-y-0 end-3.5 flex items-center'>
              <span className='sr-only' role='status'>
                {text.recognised(BRAND_NAMES[brand])}
              </span>
              <BrandMark brand={brand} strong hidden />
            </span>
          )
        }
      />
      <div className='grid grid-cols-3 gap-2.5 md:gap-3.5'>
        <CardInput {...bind('month')} label={text.month} placeholder='08' />
        <CardInput {...bind('year')} label={text.year} placeholder='29' />
        <CardInput {...bind('cvc')} label={text.cvc} placeholder={brand === 'amex' ? '1234' : '123'} />
      </div>
      <CardInput {...bind('name')} label={text.name} />
      {children}
      <Button type='submit' wide saving={busy}>
        {text.pay(price)}
      </Button>
      <p className='type-caption text-soft flex items-start gap-3'>
        <Icon of={ShieldCheck} />
        {text.bankNote}
      </p>
      <ul aria-label={text.networks} className='flex flex-wrap gap-2'>
        {ACCEPTED.map(name => (
          <li key={name}>
            <BrandMark brand={name} />
          </li>
        ))}
      </ul>
    </form>
  )
}
