import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field-error.tsx'

/** Ties a control to its field; spread it on the control. */
interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: ReactNode
  /** A word after the label, such as "optional". */
  readonly aside?: string | undefined
  readonly hint?: ReactNode
  /** What happened and what to do; shown with an icon, told to readers through the control. */
  readonly error?: string | undefined
  readonly className?: string
  readonly children: (control: ControlProps) => ReactNode
}

/**
 * Ties label, control, hint and error together.
 *
 * @example
 * <Field label={text.email} error={errors.email?.message}>
 *   {control => <Input {...control} name='email' type='email' ltr autoComplete='email' />}
 * </Field>
 */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={classes('min-w-0', className)}>
      <label htmlFor={id} className='type-label mb-1.5 block'>
        {label}
        {/* The space also keeps Arabic letters of the two from joining. */}
        {aside && <span className='type-caption text-soft'> ({aside})</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={errorId} message={error} />
      {hint && (
        <p id={hintId} className='type-caption text-soft mt-1.5'>
          {hint}
        </p>
      )}
    </div>
  )
}
