import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '#web/api/client.ts'
import { isUnreachable, refusalCode, serverMessage } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { NEW_EMAIL } from '#web/text/new-email.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { StateLine } from '#web/ui/path/state-line.tsx'
import { AskPassword } from './ask-password.tsx'
import { SignInFirst } from './sign-in-first.tsx'

interface NewEmailProps {
  readonly token: string | null
  /** `confirm`: from the new address. `revert`: from the old one, which takes it back. */
  readonly way: 'confirm' | 'revert'
  /** Ends the session of another account. */
  readonly signOut?: ReactNode
}

/** Confirms or reverts a change of address, where the mailed links lead. Waits for a press: mail programs open links too. */
export function NewEmail({ token, way, signOut }: NewEmailProps) {
  const words = useWords(NEW_EMAIL)
  const { account: text, common } = useText()
  const said = words[way]
  const client = useQueryClient()
  const links = useWords(MAILED_LINKS)
  const [isAsked, setAsked] = useState(false)
  const use = useMutation({
    mutationFn: ({ password, ...link }: { token: string; password?: string }) =>
      way === 'confirm'
        ? call(account.confirmEmail, { body: { ...link, ...(password !== undefined && { password }) } })
        : call(account.revertEmail, { body: link }),
    onError: error => {
      if (refusalCode(error) === 'password_required') setAsked(true)
    },
    onSuccess: () => {
      // Taking the address back ends every session; confirming leaves this one with another address.
      if (way === 'revert') client.setQueryData(queries.user.queryKey, null)
      else void client.invalidateQueries({ queryKey: queries.user.queryKey })
    },
  })
  const away = isUnreachable(use.error)
  const code = refusalCode(use.error)
  if (use.isSuccess) {
    return (
      <div role='status'>
        <StateLine kind='reached' />
        <h1 className='type-h1 mt-6'>{said.done}</h1>
        <p className='type-body text-soft mt-3'>{said.doneBody}</p>
        <ButtonLink to={way === 'revert' ? '/login' : '/'} className='mt-8'>
          {way === 'revert' ? text.goToLogin : common.home}
        </ButtonLink>
      </div>
    )
  }
  if (token && isAsked && !['invalid_token', 'email_taken'].includes(code ?? '')) {
    return (
      <AskPassword
        title={said.title}
        act={said.act}
        saving={use.isPending && said.acting}
        error={use.error}
        onPassword={password => use.mutate({ token, password })}
      >
        <p className='text-soft'>{links.notAsked}</p>
      </AskPassword>
    )
  }
  if (token && code === 'sign_in_again') {
    return (
      <SignInFirst
        title={said.title}
        link={`/confirm-email?token=${encodeURIComponent(token)}`}
        signOut={signOut}
      />
    )
  }
  if (!token || (use.isError && !away)) {
    return (
      <div role='alert'>
        <StateLine kind='broken' />
        <h1 className='type-h1 mt-6'>{said.failed}</h1>
        <p className='type-body text-soft mt-3'>
          {code === 'email_taken' ? serverMessage(use.error) : said.failedBody}
        </p>
        <ButtonLink to='/contact' variant='secondary' className='mt-8'>
          {words.contact}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <h1 className='type-h1'>{said.title}</h1>
      <p className='type-body text-soft mt-3'>{said.body}</p>
      {away && (
        <Note tone='danger' role='alert' className='mt-6'>
          {words.away}
        </Note>
      )}
      <Button
        className='mt-8 max-md:w-full'
        saving={use.isPending && said.acting}
        onClick={() => use.mutate({ token })}
      >
        {said.act}
      </Button>
    </>
  )
}
