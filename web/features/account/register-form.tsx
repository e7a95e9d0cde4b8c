import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { accountEndpoints } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { call } from '#web/api/client.ts'
import { loginPath } from '#web/api/redirect.ts'
import { account } from '#web/api/rows.ts'
import { enterSession } from '#web/api/session.ts'
import { sourceOfVisit } from '#web/reading/source.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
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

/** Long enough to read that it worked; then a full page load. */
const REDIRECT_DELAY = 500

const loadSchema = () => import('./register-schema.ts').then(module => module.registerSchema)

export function RegisterForm({ redirectTo }: { redirectTo: string }) {
  const text = useText()
  const { locale } = useLocale()
  const words = text.account
  const sentence = useFieldMessage()
  const { form, errors, setError, values } = useNativeForm(loadSchema, typed => submit.mutate(typed))
  const submit = useMutation({
    // What the form asks beyond the payload stays here.
    mutationFn: ({ email, password, firstName, lastName }: BodyOf<typeof accountEndpoints.register>) =>
      call(account.register, { body: { email, password, firstName, lastName, source: sourceOfVisit() } }),
    onSuccess: session => {
      enterSession(session)
      toast({ title: words.registered, description: words.registeredBody })
      setTimeout(() => location.assign(redirectTo), REDIRECT_DELAY)
    },
    onError: error => {
      reportFailure(error, text, words.registerFailed, words.registerFallback)
      markRefused(error, setError, ['firstName', 'lastName', 'email', 'password'])
    },
  })
  const sending = submit.isPending || submit.isSuccess
  const refuseTerms = () => setError('agreeToTerms', { message: 'terms_required' }, { shouldFocus: true })
  const toLogin = loginPath(redirectTo)
  return (
    <>
      <form {...form} className='grid gap-5'>
        <div className='grid grid-cols-2 gap-3 md:gap-4'>
          <Field label={words.firstName} error={sentence(errors.firstName)}>
            {control => <Input {...control} name='firstName' autoComplete='given-name' />}
          </Field>
          <Field label={words.lastName} error={sentence(errors.lastName)}>
            {control => <Input {...control} name='lastName' autoComplete='family-name' />}
          </Field>
        </div>
        <Field label={words.email} error={sentence(errors.email)}>
          {control => (
            <Input
              {...control}
              name='email'
              ltr
              type='email'
              autoComplete='email'
              autoCapitalize='none'
              spellCheck={false}
            />
          )}
        </Field>
        {errors.email?.message === 'email_taken' && (
          <p className='-mt-3'>
            <TextLink to={toLogin} className='inline-flex min-h-12 items-center'>
              {words.login}
            </TextLink>
          </p>
        )}
        <Field label={words.password} hint={words.passwordHint} error={sentence(errors.password)}>
          {control => (
            <PasswordInput
              {...control}
              name='password'
              placeholder=' '
              autoComplete='new-password'
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
            />
          )}
        </Field>
        <Field label={words.confirmPassword} className='once-typed' error={sentence(errors.confirmPassword)}>
          {control => (
            <PasswordInput
              {...control}
              name='confirmPassword'
              autoComplete='new-password'
              showLabel={words.showPassword}
              hideLabel={words.hidePassword}
            />
          )}
        </Field>
        <Checkbox name='agreeToTerms' error={sentence(errors.agreeToTerms)}>
          {words.agree.before}
          <Link to={readingPath('/terms', locale)} target='_blank' className='text-link'>
            {words.agree.terms}
          </Link>
          {words.agree.and}
          <Link to={readingPath('/privacy', locale)} target='_blank' className='text-link'>
            {words.agree.privacy}
          </Link>
          {words.agree.after}
        </Checkbox>
        <Button type='submit' wide saving={sending && words.registering}>
          {words.register}
        </Button>
      </form>
      <ProviderButtons
        redirectTo={redirectTo}
        agreement={{ given: () => values().agreeToTerms === true, refuse: refuseTerms }}
      />
      <p className='mt-6 text-center'>
        {words.haveAccount} <TextLink to={toLogin}>{words.login}</TextLink>
      </p>
    </>
  )
}
