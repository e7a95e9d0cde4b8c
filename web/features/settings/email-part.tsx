import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { SETTINGS } from '#web/text/settings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Input } from '#web/ui/input.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { Loaded, Part } from './part.tsx'
import { fieldsOf, useChange } from './use-change.ts'

export function EmailPart() {
  const text = useWords(SETTINGS)
  const { common } = useText()
  const user = useUser()
  const client = useQueryClient()
  const ways = useQuery(queries.signInWays)
  const hydrated = useHydrated()
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
            <form
              ref={form}
              method='post'
              noValidate
              className='mt-5 grid gap-5'
              onSubmit={event => {
                event.preventDefault()
                change.mutate(fieldsOf(event.currentTarget))
              }}
            >
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
              <Button
                type='submit'
                variant='secondary'
                size='small'
                className='justify-self-start'
                waiting={!hydrated}
                saving={change.isPending && common.sending}
              >
                {text.emailSend}
              </Button>
            </form>
          </>
        )}
      </Loaded>
    </Part>
  )
}
