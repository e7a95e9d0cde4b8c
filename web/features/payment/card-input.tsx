import type { ChangeEvent, ClipboardEvent, ReactNode, Ref } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { type CardField, MAX_LENGTH, shownAs } from './card.ts'

const AUTOCOMPLETE: Readonly<Record<CardField, string>> = {
  number: 'cc-number',
  month: 'cc-exp-month',
  year: 'cc-exp-year',
  cvc: 'cc-csc',
  name: 'cc-name',
}

interface CardInputProps {
  readonly field: CardField
  readonly label: string
  readonly placeholder?: string
  readonly error: string | undefined
  readonly ref: Ref<HTMLInputElement>
  readonly onValue: (value: string) => void
  /** Inside the field, at its end. */
  readonly mark?: ReactNode
}

/** Takes one field of the card. It has no `name`: a form that is sent by accident carries nothing of it to us. */
export function CardInput({ field, label, placeholder, error, ref, onValue, mark }: CardInputProps) {
  const show = (input: HTMLInputElement, typed: string, before: string) => {
    const value = shownAs(field, typed)
    // The caret stays behind the digit that it stood behind, whatever spaces come and go.
    const caret = shownAs(field, before).length
    if (input.value !== value) {
      input.value = value
      input.setSelectionRange(caret, caret)
    }
    onValue(value)
  }
  const onChange = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) =>
    show(input, input.value, input.value.slice(0, input.selectionStart ?? input.value.length))
  // What is pasted may be longer than the field before its dashes and signs of direction are gone.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { currentTarget: input } = event
    const before = input.value.slice(0, input.selectionStart ?? 0) + event.clipboardData.getData('text/plain')
    show(input, before + input.value.slice(input.selectionEnd ?? input.value.length), before)
  }
  return (
    <Field label={label} error={error}>
      {control => (
        <span className='relative block'>
          <Input
            {...control}
            ref={ref}
            ltr
            type='text'
            inputMode={field === 'name' ? 'text' : 'numeric'}
            autoComplete={AUTOCOMPLETE[field]}
            autoCapitalize={field === 'name' ? 'characters' : 'none'}
            spellCheck={false}
            maxLength={MAX_LENGTH[field]}
            placeholder={placeholder}
            data-card={field}
            onChange={onChange}
            onPaste={onPaste}
            className={mark ? 'with-mark' : undefined}
          />
          {mark}
        </span>
      )}
    </Field>
  )
}
