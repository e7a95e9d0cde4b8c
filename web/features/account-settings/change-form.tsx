import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'

type Fields = Record<string, string>

interface ChangeFormProps extends Pick<ComponentProps<'form'>, 'ref' | 'className' | 'children'> {
  /** What useChange answered. */
  readonly change: { mutate(fields: Fields): void }
}

/** Submits its fields to the change by their names, with that of the pressed button if it has one; the server judges them. */
export function ChangeForm({ change, className, ...rest }: ChangeFormProps) {
  return (
    <form
      {...rest}
      method='post'
      noValidate
      className={classes('grid gap-5', className)}
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        change.mutate(fieldsOf(new FormData(event.currentTarget, submitter)))
      }}
    />
  )
}

function fieldsOf(data: FormData): Fields {
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}

interface ChangeButtonProps {
  readonly change: { readonly isPending: boolean }
  /** What it says meanwhile. */
  readonly saving: string
  readonly children: ReactNode
}

/** Submits a `ChangeForm`; says `saving` while the change is under way. */
export function ChangeButton({ change, saving, children }: ChangeButtonProps) {
  return (
    <Button
      type='submit'
      variant='secondary'
      size='small'
      className='justify-self-start'
      saving={change.isPending && saving}
    >
      {children}
    </Button>
  )
}
