import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface InputProps extends ComponentProps<'input'> {
  /** Addresses, codes, numbers: written left to right, aligned under their label. */
  readonly ltr?: boolean
}

/** Shows one line to be typed; takes what `Field` hands over. */
export function Input({ ltr = false, className, ...rest }: InputProps) {
  return <input {...rest} className={classes('input', ltr && 'input-ltr', className)} />
}

/** Shows more than one line to be typed. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classes('input', className)} />
}

interface NumberInputProps extends Omit<InputProps, 'type' | 'inputMode'> {
  /** A quiet word at the end, such as "riyals a month". */
  readonly unit?: string
}

/** Takes a number as typed, Arabic-Indic digits included: the contract makes it a number. */
export function NumberInput({ unit, className, ...rest }: NumberInputProps) {
  const input = (
    <Input
      {...rest}
      ltr
      type='text'
      inputMode='numeric'
      className={classes(unit && 'with-unit', className)}
    />
  )
  if (!unit) return input
  return (
    <span className='relative block'>
      {input}
      <span className='type-caption text-soft pointer-events-none absolute inset-y-0 end-4 flex items-center'>
        {unit}
      </span>
    </span>
  )
}

interface PasswordInputProps extends Omit<InputProps, 'type'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** Takes a password, with a button that shows what was typed. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className='relative block'>
      <Input
        {...rest}
        ltr
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize='none'
        className={classes('with-button', className)}
      />
      <button
        type='button'
        aria-label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className='absolute inset-y-0 end-0.5 grid w-12 place-items-center rounded-control'
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </span>
  )
}

/** Shows the native select, with our chevron. Options are children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className='relative block'>
      <select {...rest} className={classes('input', className)}>
        {children}
      </select>
      <Icon of={ChevronDown} className='pointer-events-none absolute inset-y-0 end-4 my-auto' />
    </span>
  )
}
