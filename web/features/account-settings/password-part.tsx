import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { storeSession } from '#web/api/storage.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/input.tsx'
import { ChangeButton, ChangeForm } from './change-form.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { Loaded, Part } from './part.tsx'
import { useChange } from './use-change.ts'

/** Sets a new password, or the first one of an account that Google or Apple opens. */
export function PasswordPart() {
  const pages = useWords(ACCOUNT_PAGES)
  const text = useWords(ACCOUNT_SETTINGS)
  const { account: words, common } = useText()
  const client = useQueryClient()
  const ways = useQuery(queries.signInWays)
  const form = useRef<HTMLFormElement>(null)
  const change = useChange(
    ({ password = '', currentPassword }: Record<string, string>) =>
      call(account.changePassword, { body: { password, currentPassword } }),
    async session => {
      form.current?.reset()
      storeSession(session)
      client.setQueryData(queries.user.queryKey, session.user)
      await Promise.all(
        [queries.devices, queries.signInWays].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
      return { title: text.passwordSaved, description: text.passwordSavedBody }
    },
  )
  const hasPassword = ways.data?.hasPassword ?? true
  return (
    <Part id='password' title={text.password} lead={hasPassword ? text.passwordLead : text.passwordSetLead}>
      <Loaded query={ways}>
        {() => (
          <ChangeForm change={change} ref={form}>
            <ConfirmPerson
              hasPassword={hasPassword}
              error={change.refused('currentPassword')}
              needsSignIn={change.needsSignIn}
            />
            <Field
              label={words.newPassword}
              hint={`${words.passwordHint} ${pages.passwordAge}`}
              error={change.refused('password')}
            >
              {control => (
                <PasswordInput
                  {...control}
                  name='password'
                  autoComplete='new-password'
                  showLabel={words.showPassword}
                  hideLabel={words.hidePassword}
                />
              )}
            </Field>
            <ChangeButton change={change} saving={common.saving}>
              {hasPassword ? text.passwordChange : text.passwordSet}
            </ChangeButton>
          </ChangeForm>
        )}
      </Loaded>
    </Part>
  )
}
