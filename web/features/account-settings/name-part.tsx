import { useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChangeButton, ChangeForm } from './change-form.tsx'
import { Part } from './part.tsx'
import { useChange } from './use-change.ts'

export function NamePart() {
  const text = useWords(ACCOUNT_SETTINGS)
  const { account: words, common } = useText()
  const user = useUser()
  const client = useQueryClient()
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
      <ChangeForm change={change} className='md:grid-cols-2'>
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
        <ChangeButton change={change} saving={common.saving}>
          {text.save}
        </ChangeButton>
      </ChangeForm>
    </Part>
  )
}
