import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { validationMessage } from '#contract/messages.ts'
import { call } from '#web/api/client.ts'
import { ApiError, serverMessage } from '#web/api/error.ts'
import { lazyResolver } from '#web/api/lazy-resolver.ts'
import { contact } from '#web/api/rows.ts'
import { CONTACT } from '#web/text/contact.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Input, TextArea } from '#web/ui/input.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { toast } from '#web/ui/toast/store.ts'

const { resolver, prepare } = lazyResolver(() =>
  import('./contact-schema.ts').then(module => module.contactSchema),
)
const FIELDS = ['name', 'email', 'company', 'message'] as const

/** A message to the operator; no account is needed. */
export function ContactPage() {
  const text = useWords(CONTACT)
  const { common } = useText()
  const { locale } = useLocale()
  const hydrated = useHydrated()
  const { register, formState, handleSubmit, setError } = useForm({ resolver })
  const sentence = (name: (typeof FIELDS)[number]) => {
    const error = formState.errors[name]
    return error ? validationMessage(error.message, locale) : undefined
  }
  const send = useMutation({
    mutationFn: (body: Parameters<Parameters<typeof handleSubmit>[0]>[0]) => call(contact.send, { body }),
    onError: error => {
      console.error(error)
      toast({ title: text.failed, description: serverMessage(error) ?? text.failedBody, tone: 'error' })
      for (const issue of error instanceof ApiError ? (error.problem?.errors ?? []) : []) {
        const field = FIELDS.find(name => name === issue.path)
        if (field) setError(field, { type: 'server', message: issue.code }, { shouldFocus: true })
      }
    },
  })
  if (send.isSuccess) {
    return (
      <div className='column column-read py-8 md:py-14'>
        <StatePanel
          line='reached'
          heading='h1'
          role='status'
          title={text.sentTitle}
          actions={
            <ButtonLink to='/' variant='secondary'>
              {common.home}
            </ButtonLink>
          }
        >
          {text.sentBody}
        </StatePanel>
      </div>
    )
  }
  return (
    <div className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.heading}</h1>
      <p className='type-body text-soft mt-1'>{text.lead}</p>
      <form
        method='post'
        noValidate
        onFocus={prepare}
        onSubmit={handleSubmit(values => send.mutate(values))}
        className='mt-7 grid gap-5'
      >
        <Field label={text.name} error={sentence('name')}>
          {control => <Input {...control} {...register('name')} autoComplete='name' />}
        </Field>
        <Field label={text.email} error={sentence('email')}>
          {control => (
            <Input
              {...control}
              {...register('email')}
              ltr
              type='email'
              autoComplete='email'
              autoCapitalize='none'
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={text.company} aside={common.optional} error={sentence('company')}>
          {control => <Input {...control} {...register('company')} autoComplete='organization' />}
        </Field>
        <Field label={text.message} hint={text.messageHint} error={sentence('message')}>
          {control => <TextArea {...control} {...register('message')} rows={6} />}
        </Field>
        <Button
          type='submit'
          className='justify-self-start max-md:w-full'
          waiting={!hydrated}
          saving={send.isPending && common.sending}
        >
          {text.send}
        </Button>
      </form>
    </div>
  )
}
