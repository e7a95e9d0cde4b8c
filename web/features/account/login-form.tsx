import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { accountEndpoints, User } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable } from '#web/api/error.ts'
import { account } from '#web/api/rows.ts'
import { enterSession } from '#web/api/session.ts'
import { useText } from '#web/text/locale.tsx'
import { useFieldMessage } from '#web/text/use-field-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, PasswordInput } from '#web/ui/input.tsx'
import { useNativeForm } from '#web/ui/native-form.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { markRefused, reportFailure } from './report-failure.ts'

const loadSchema = () => import('./login-schema.ts').then(module => module.loginSchema)

interface LoginFormProps {
  readonly redirectTo: string
  /** Signing in beside another page: that page says what follows, and nothing leads away from it. */
  readonly onSignedIn?: (session: { readonly token: string; readonly user: User }) => void
}

export function LoginForm({ redirectTo, onSignedIn }: LoginFormProps) {
  const text = useText()
  const words = text.account
  const sentence = useFieldMessage()
  const navigate = useNavigate()
  const { form, errors, setError } = useNativeForm(loadSchema, values => submit.mutate(values))
  const submit = useMutation({
    mutationFn: (body: BodyOf<typeof accountEndpoints.login>) => call(account.login, { body }),
    onSuccess: session => {
      if (onSignedIn) return onSignedIn(session)
      enterSession(session)
      toast({ title: words.loggedIn, description: words.welcome(session.user.firstName) })
      return navigate(redirectTo)
    },
    onError: error => {
      // A server that is away has not looked at the password.
      const fallback = isUnreachable(error) ? text.common.serverDown : words.loginFallback
      reportFailure(error, text, words.loginFailed, fallback)
      markRefused(error, setError, ['email', 'password'])
    },
  })
  return (
    <>
      <form {...form} className='grid gap-5'>
        <Field label={words.email} error={sentence(errors.email)}>
          {control => (
            <Input
              {...control}
              name='email'
              ltr
              type='email'
              autoComplete='username'
              autoCapitalize='none'
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={words.password} error={sentence(errors.password)}>
          {control => (
            <PasswordInput
              {...control}
              name='password'
              autoComplete='current-password'
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
            />
          )}
        </Field>
        <div className='flex flex-wrap items-center justify-between gap-x-6'>
          <Checkbox name='rememberMe'>{words.rememberMe}</Checkbox>
          <TextLink to='/forgot-password' className='flex min-h-12 items-center'>
            {words.forgot}
          </TextLink>
        </div>
        <Button type='submit' wide saving={(submit.isPending || submit.isSuccess) && words.loggingIn}>
          {words.login}
        </Button>
      </form>
      <ProviderButtons redirectTo={redirectTo} />
      {!onSignedIn && (
        <p className='mt-6 text-center'>
          {words.noAccount}{' '}
          <TextLink
            to={redirectTo === '/' ? '/register' : `/register?redirectTo=${encodeURIComponent(redirectTo)}`}
          >
            {words.registerTitle}
          </TextLink>
        </p>
      )}
    </>
  )
}
