import { useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { SETTINGS } from '#web/text/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Part } from './part.tsx'
import { fieldsOf, useChange } from './use-change.ts'

export function NamePart() {
  const text = useWords(SETTINGS)
  const { account: words, common } = useText()
  const user = useUser()
  const client = useQueryClient()
  const hydrated = useHydrated()
  const change = useChange(
    ({ firstName = '', lastName = '' }: Record<string, string>) =>
      call(account.setName, { body: { firstName, lastName } }),
    changed => {
      client.setQueryData(queries.user.queryKey, changed)
      return { title: text.nameSaved }
    },
  )
  return (
    <Part
      id='name'
      title={text.name}
      lead={
        <>
          {text.nameLead} <TextLink to='/profile'>{text.toProfile}</TextLink>
        </>
      }
    >
      <form
        method='post'
        noValidate
        className='grid gap-5 md:grid-cols-2'
        onSubmit={event => {
          event.preventDefault()
          change.mutate(fieldsOf(event.currentTarget))
        }}
      >
        <Field label={words.firstName} error={change.refused('firstName')}>
          {control => (
            <Input
              {...control}
              name='firstName'
              defaultValue={user?.firstName}
              autoComplete='given-name'
              maxLength={60}
            />
          )}
        </Field>
        <Field label={words.lastName} error={change.refused('lastName')}>
          {control => (
            <Input
              {...control}
              name='lastName'
              defaultValue={user?.lastName}
              autoComplete='family-name'
              maxLength={60}
            />
          )}
        </Field>
        <Button
          type='submit'
          variant='secondary'
          size='small'
          className='justify-self-start'
          waiting={!hydrated}
          saving={change.isPending && common.saving}
        >
          {text.save}
        </Button>
      </form>
    </Part>
  )
}
