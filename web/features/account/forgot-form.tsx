import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/api/client.ts'
import { account } from '#web/api/rows.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { reportFailure } from './report-failure.ts'

/** The confirmation stands so long, then the login page opens. */
const REDIRECT_DELAY = 3000

export function ForgotForm() {
  const text = useText()
  const words = text.account
  const pages = useWords(ACCOUNT_PAGES)
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // On a slow phone the address may have been typed before the page came alive.
  useEffect(() => setEmail(input.current?.value ?? ''), [])
  const send = useMutation({
    mutationFn: () => call(account.forgotPassword, { body: { email } }),
    onError: error => reportFailure(error, text, words.linkFailed, words.linkFallback),
  })
  const sent = send.isSuccess
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => navigate('/login'), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [sent, navigate])

  if (sent) {
    return (
      <Note tone='ok' title={words.linkSent} role='status'>
        <p>{pages.linkSentTo}</p>
        <p className='mt-2'>{pages.linkSentNext}</p>
        <TextLink to='/login' className='inline-flex min-h-12 items-center'>
          {words.backToLogin}
        </TextLink>
      </Note>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() && !send.isPending) send.mutate()
  }
  return (
    <form method='post' noValidate onSubmit={submit} className='grid gap-5'>
      <Field label={words.email}>
        {control => (
          <Input
            {...control}
            name='email'
            ltr
            type='email'
            autoComplete='email'
            autoCapitalize='none'
            spellCheck={false}
            ref={input}
            onChange={event => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button
        type='submit'
        wide
        disabled={email.trim() === '' || send.isPending}
        saving={send.isPending && text.common.sending}
      >
        {words.sendLink}
      </Button>
      <p className='text-center'>
        <TextLink to='/login' className='inline-flex min-h-12 items-center'>
          {words.backToLogin}
        </TextLink>
      </p>
    </form>
  )
}
