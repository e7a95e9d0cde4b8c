import { validationMessage } from '#contract/messages.ts'
import { CONTACT } from '#web/text/contact.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { FIELDS, type Refused } from './fields.ts'

interface ContactPageProps {
  /** Where the home of this reader is. */
  readonly home: string
  readonly sent: boolean
  readonly refused: Refused | undefined
}

/** Takes a message to the operator; no account is needed. The form is the browser's own, and posts to this page. */
export function ContactPage({ home, sent, refused }: ContactPageProps) {
  const text = useWords(CONTACT)
  const { common } = useText()
  const { locale } = useLocale()
  if (sent) {
    return (
      <div className='column column-read py-8 md:py-14'>
        <StatePanel
          line='reached'
          heading='h1'
          role='status'
          title={text.sentTitle}
          actions={
            <ButtonLink to={home} variant='secondary'>
              {common.home}
            </ButtonLink>
          }
        >
          {text.sentBody}
        </StatePanel>
      </div>
    )
  }
  const first = FIELDS.find(name => refused?.errors[name])
  const sentence = (name: (typeof FIELDS)[number]) => {
    const code = refused?.errors[name]
    return code ? validationMessage(code, locale) : undefined
  }
  /** What was typed comes back with the refusal, and the first field that is wrong has the focus. */
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    defaultValue: refused?.values[name],
    autoFocus: name === first,
  })
  return (
    <div className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.heading}</h1>
      <p className='type-body text-soft mt-1'>{text.lead}</p>
      {refused && (
        <Note tone='danger' role='alert' title={text.failed} className='mt-6'>
          <p>{refused.message ?? (first ? text.fieldsBody : text.failedBody)}</p>
        </Note>
      )}
      <form method='post' noValidate className='mt-7 grid gap-5'>
        <Field label={text.name} error={sentence('name')}>
          {control => <Input {...control} {...field('name')} autoComplete='name' />}
        </Field>
        <Field label={text.email} error={sentence('email')}>
          {control => (
            <Input
              {...control}
              {...field('email')}
              ltr
              type='email'
              autoComplete='email'
              autoCapitalize='none'
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={text.company} aside={common.optional} error={sentence('company')}>
          {control => <Input {...control} {...field('company')} autoComplete='organization' />}
        </Field>
        <Field label={text.message} hint={text.messageHint} error={sentence('message')}>
          {control => <TextArea {...control} {...field('message')} rows={6} />}
        </Field>
        <Button type='submit' className='justify-self-start max-md:w-full'>
          {text.send}
        </Button>
      </form>
    </div>
  )
}
