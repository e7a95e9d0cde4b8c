import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ChangeButton, ChangeForm } from './change-form.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { Loaded, Part } from './part.tsx'
import { useChange } from './use-change.ts'

export function EmailPart() {
  const text = useWords(ACCOUNT_SETTINGS)
  const { common } = useText()
  const user = useUser()
  const client = useQueryClient()
  const ways = useQuery(queries.signInWays)
  const form = useRef<HTMLFormElement>(null)
  const change = useChange(
    ({ email = '', currentPassword }: Record<string, string>) =>
      call(account.changeEmail, { body: { email, currentPassword } }),
    async () => {
      form.current?.reset()
      await client.invalidateQueries({ queryKey: queries.signInWays.queryKey })
      return { title: text.emailSent, description: text.emailSentBody }
    },
  )
  return (
    <Part id='email' title={text.email} lead={text.emailLead}>
      <p className='type-body flex flex-wrap items-center gap-3'>
        <bdi dir='ltr' className='min-w-0 break-words'>
          {user?.email}
        </bdi>
        <Badge tone={user?.emailVerified ? 'ok' : 'amber'}>
          {user?.emailVerified ? text.verified : text.unverified}
        </Badge>
      </p>
      <Loaded query={ways}>
        {({ hasPassword, newEmail }) => (
          <>
            {newEmail && <p className='type-small text-soft mt-2'>{text.emailWaiting(newEmail)}</p>}
            <ChangeForm change={change} ref={form} className='mt-5'>
              <Field label={text.newEmail} error={change.refused('email')}>
                {control => (
                  <Input
                    {...control}
                    ltr
                    name='email'
                    type='email'
                    autoComplete='email'
                    autoCapitalize='none'
                    spellCheck={false}
                  />
                )}
              </Field>
              <ConfirmPerson
                hasPassword={hasPassword}
                error={change.refused('currentPassword')}
                needsSignIn={change.needsSignIn}
              />
              <ChangeButton change={change} saving={common.sending}>
                {text.emailSend}
              </ChangeButton>
            </ChangeForm>
          </>
        )}
      </Loaded>
    </Part>
  )
}
