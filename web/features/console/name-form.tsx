import { type FormEvent, useId, useState } from 'react'
import type { PersonPage } from '#contract/console.ts'
import type { LookReason } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { consoleRows } from './rows.ts'
import { useAct } from './use-act.tsx'

interface NameFormProps {
  readonly person: PersonPage
  readonly reason: LookReason
  readonly onChanged: () => void
}

interface Names {
  readonly firstName: string
  readonly lastName: string
  readonly fullName?: string
}

/** Corrects the names of a person, for the reason for which the page was opened. */
export function NameForm({ person, reason, onChanged }: NameFormProps) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const form = useId()
  const [isOpen, setIsOpen] = useState(false)
  const correct = useAct(
    (names: Names) =>
      call(consoleRows.correctName, { parameters: { id: person.id }, body: { ...names, reason } }),
    () => {
      setIsOpen(false)
      onChanged()
      return text.nameCorrected
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [firstName, lastName] = [String(typed.get('firstName')), String(typed.get('lastName'))]
    const fullName = typed.get('fullName')
    correct.run({ firstName, lastName, ...(fullName === null ? {} : { fullName: String(fullName) }) })
  }
  const fields = [
    { name: 'firstName', label: text.firstName, value: person.firstName, max: 60 },
    { name: 'lastName', label: text.lastName, value: person.lastName, max: 60 },
    ...(person.fullName === null
      ? []
      : [{ name: 'fullName', label: text.reportName, value: person.fullName, max: 120 }]),
  ]
  return (
    <div>
      <Button variant='secondary' size='small' onClick={() => setIsOpen(true)}>
        {text.correctName}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.correctName}
        actions={
          <>
            <Button type='submit' form={form} size='small' saving={correct.isPending && common.saving}>
              {text.saveName}
            </Button>
            <Button variant='secondary' size='small' onClick={() => setIsOpen(false)}>
              {common.cancel}
            </Button>
          </>
        }
      >
        <p>{text.correctNameLead}</p>
        <form id={form} method='post' onSubmit={submit} className='mt-4 grid gap-4'>
          {fields.map(({ name, label, value, max }) => (
            <Field key={name} label={label}>
              {control => (
                <Input
                  {...control}
                  name={name}
                  dir='auto'
                  required
                  maxLength={max}
                  defaultValue={value}
                  autoComplete='off'
                  spellCheck={false}
                />
              )}
            </Field>
          ))}
        </form>
      </Dialog>
    </div>
  )
}
