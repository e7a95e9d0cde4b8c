import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { useFieldMessage } from '#web/text/use-field-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PasswordInput } from '#web/ui/input.tsx'
import { useNativeForm } from '#web/ui/native-form.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { PASSWORD_RULES } from './password-rules.ts'
import { markRefused, reportFailure } from './report-failure.ts'

const REDIRECT_DELAY = 2000

const loadSchema = () => import('./reset-schema.ts').then(module => module.resetSchema)

export function ResetForm({ token }: { token: string | null }) {
  const text = useText()
  const words = text.account
  const links = useWords(MAILED_LINKS)
  const pages = useWords(ACCOUNT_PAGES)
  const sentence = useFieldMessage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { form, errors, setError } = useNativeForm(loadSchema, typed => reset.mutate(typed.password))
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // On a slow phone it may have been typed before the page came alive.
  useEffect(() => setPassword(input.current?.value ?? ''), [])
  const reset = useMutation({
    mutationFn: (value: string) =>
      call(account.resetPassword, { body: { token: token ?? '', password: value } }),
    onSuccess: () => {
      // Every session of the account has ended, this browser's perhaps as well.
      void client.refetchQueries({ queryKey: queries.user.queryKey })
      toast({ title: words.resetDone, description: words.resetDoneBody })
    },
    onError: error => {
      reportFailure(error, text, words.resetFailed, words.resetFallback)
      markRefused(error, setError, ['password'])
    },
  })
  const done = reset.isSuccess
  const dead = reset.error instanceof ApiError && reset.error.code === 'invalid_token'
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => navigate('/login'), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [done, navigate])
  useEffect(() => {
    if (token) return
    toast({ title: words.invalidLink, description: words.invalidLinkBody, tone: 'error' })
    navigate('/forgot-password', { replace: true })
  }, [token])

  const toggle = {
    showLabel: words.showPassword,
    hideLabel: words.hidePassword,
    autoComplete: 'new-password',
  }
  return (
    <form {...form} className='grid gap-5'>
      {dead && (
        <Note tone='danger' role='alert' title={words.invalidLink}>
          <p>{links.dead}</p>
          <TextLink to='/forgot-password' className='inline-flex min-h-12 items-center'>
            {links.newLink}
          </TextLink>
        </Note>
      )}
      <Field label={words.newPassword} hint={pages.passwordAge} error={sentence(errors.password)}>
        {field => (
          <PasswordInput
            {...field}
            {...toggle}
            name='password'
            ref={input}
            onInput={event => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <Rules password={password} />
      <Field label={words.confirmPassword} error={sentence(errors.confirmPassword)}>
        {field => <PasswordInput {...field} {...toggle} name='confirmPassword' />}
      </Field>
      <Button type='submit' wide disabled={!token} saving={(reset.isPending || done) && text.common.saving}>
        {words.reset}
      </Button>
    </form>
  )
}

function Rules({ password }: { password: string }) {
  const words = useText().account
  const pages = useWords(ACCOUNT_PAGES)
  return (
    <div className='on-tint rounded-card px-[18px] py-4'>
      <p className='type-label' id='password-rules'>
        {words.rules}
      </p>
      <ul aria-labelledby='password-rules' className='mt-2 grid gap-1 md:grid-cols-2'>
        {PASSWORD_RULES.map(({ key, met }) => {
          const done = met(password)
          return (
            <li
              key={key}
              className={`type-small flex items-center gap-2.5 ${done ? 'text-ok' : 'text-soft'}`}
            >
              <Icon of={done ? Check : Circle} size={18} />
              <span>
                {words[key]}
                <span className='sr-only'>: {done ? words.ruleMet : words.ruleUnmet}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className='type-caption text-soft mt-2'>{pages.rulesNote}</p>
    </div>
  )
}
