import { Check, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field-error.tsx'
import { Icon } from './icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode
  readonly error?: string | undefined
}

/** Shows a checkbox whose whole row is the target. Links may stand inside its words. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className='type-small flex min-h-12 items-center gap-3 py-2 text-16'>
        <span className='relative flex'>
          <input
            {...rest}
            type='checkbox'
            className='choice'
            aria-invalid={error ? true : rest['aria-invalid']}
            aria-describedby={error ? id : rest['aria-describedby']}
          />
          <span className='choice-mark'>
            <Icon of={Check} size={18} />
          </span>
        </span>
        <span className='min-w-0 wrap-anywhere'>{children}</span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  )
}

/** Switches on or off, at once. */
export function Switch({ children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className='type-small flex min-h-12 items-center justify-between gap-3 text-16'>
      <span>{children}</span>
      <span className='relative flex'>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself */}
        <input {...rest} type='checkbox' role='switch' className='choice choice-switch' />
        <span className='choice-knob' />
      </span>
    </label>
  )
}

interface OptionCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What stands in the circle: أ ب ج د هـ or A to E. */
  readonly letter: string
  readonly children: ReactNode
}

/**
 * Shows one answer of a question: a native radio, the whole card its target.
 *
 * @example <OptionCard letter='أ' name='answer' value={1} checked={chosen === 1} onChange={() => choose(1)}>{text}</OptionCard>
 */
export function OptionCard({ letter, children, ...rest }: OptionCardProps) {
  return (
    <label className='option'>
      <input {...rest} type='radio' />
      <span className='option-letter' aria-hidden='true'>
        {letter}
      </span>
      <span className='option-text min-w-0'>{children}</span>
    </label>
  )
}

interface RadioCellProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'title'> {
  readonly icon?: LucideIcon
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Beside the title: "chosen for the assessment", "soon". */
  readonly badge?: ReactNode
}

/**
 * Lists choices as one surface with hairline cells, not as cards.
 *
 * @example <RadioList label={text.fields} columns={3}>{fields.map(field => <RadioCell key={field.id} name='selectedField' … />)}</RadioList>
 */
export function RadioList({
  label,
  columns = 1,
  children,
}: {
  label: string
  columns?: 1 | 2 | 3
  children: ReactNode
}) {
  return (
    <div
      role='radiogroup'
      aria-label={label}
      className={classes(
        'radio-list',
        columns === 2 && 'md:grid-cols-2',
        columns === 3 && 'md:grid-cols-2 lg:grid-cols-3',
      )}
    >
      {children}
    </div>
  )
}

/** Shows one choice; works outside a list too (the template cards). */
export function RadioCell({ icon, title, description, badge, className, ...rest }: RadioCellProps) {
  return (
    <label className={classes('radio-cell', !description && 'md:min-h-0 md:py-3.5', className)}>
      {icon && <Icon of={icon} size={28} className='mt-0.5 max-md:size-6' />}
      <span className='min-w-0 grow'>
        <span className='flex flex-wrap items-center gap-x-3'>
          <span className='type-label md:text-18'>{title}</span>
          {badge}
        </span>
        {description && <span className='type-small text-soft block'>{description}</span>}
      </span>
      <span className='relative flex self-start md:mt-0.5'>
        <input {...rest} type='radio' className='choice choice-round' />
        <span className='radio-dot' />
      </span>
    </label>
  )
}
