import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { LOOK_REASONS, type LookReason } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { refusalCode, serverMessage } from '#web/api/error.ts'
import { CONSOLE } from '#web/text/console.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { door } from './door.ts'
import { PersonView } from './person-view.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage } from './section.tsx'
import { SupportForm } from './support-form.tsx'

interface Search {
  readonly query: string
  readonly reason: LookReason
}

/** Finds a person by address, number or id, and opens their page for a reason. Nothing of the search stands in an address. */
export function PeoplePage() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { common } = useText()
  const { state } = useLocation()
  const given = (state as { person?: string } | null)?.person ?? ''
  const found = useRef<HTMLDivElement>(null)
  const look = useMutation({ mutationFn: (body: Search) => call(consoleRows.look, { body }) })
  const id = look.data?.id
  useEffect(() => {
    if (id) found.current?.querySelector('h2')?.focus()
  }, [id])
  const { data } = useQuery(door)
  const isHelper = data?.role === 'owner' || data?.role === 'support'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const reason = LOOK_REASONS.find(each => each === typed.get('reason'))
    if (reason) look.mutate({ query: String(typed.get('query')), reason })
  }
  const isMissing = refusalCode(look.error) === 'not_found'
  const said = look.error
    ? isMissing
      ? text.notFound
      : (serverMessage(look.error) ?? text.failedBody)
    : undefined
  return (
    <ConsolePage title={text.people} lead={text.peopleLead}>
      <form method='post' onSubmit={submit} className='grid items-start gap-5 md:grid-cols-[2fr_1fr_auto]'>
        <Field label={text.query} hint={text.queryHint} error={said}>
          {control => (
            <Input
              {...control}
              key={given}
              name='query'
              ltr
              required
              minLength={3}
              defaultValue={given}
              autoComplete='off'
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={text.reason}>
          {control => (
            <Select {...control} name='reason' required defaultValue=''>
              <option value='' disabled>
                {text.chooseReason}
              </option>
              {LOOK_REASONS.map(reason => (
                <option key={reason} value={reason}>
                  {looks.reasons[reason]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type='submit' saving={look.isPending && common.saving} className='md:mt-8'>
          {text.find}
        </Button>
      </form>
      {look.data && look.variables && (
        <div ref={found} className='grid gap-10'>
          <PersonView
            person={look.data}
            reason={look.variables.reason}
            onChanged={() => look.mutate({ query: look.data.id, reason: look.variables.reason })}
            onRemoved={() => look.reset()}
          />
        </div>
      )}
      {isHelper && <SupportForm />}
    </ConsolePage>
  )
}
