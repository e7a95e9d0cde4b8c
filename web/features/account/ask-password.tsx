import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { ApiError, isUnreachable, refusalCode, serverMessage } from '#web/api/error.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { useFieldMessage } from '#web/text/use-field-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'

interface AskPasswordProps {
  readonly title: string
  readonly act: string
  /** Labels the button while the password is on its way. */
  readonly saving: string | false
  readonly error: unknown
  readonly onPassword: (password: string) => void
  /** Leads on whoever does not know the password. */
  readonly children: ReactNode
}

/** Asks for the account's password, where a mailed link was opened outside a session of its account. */
export function AskPassword({ title, act, saving, error, onPassword, children }: AskPasswordProps) {
  const { account, common } = useText()
  const links = useWords(MAILED_LINKS)
  const sentence = useFieldMessage()
  const refused = error instanceof ApiError ? error.problem?.errors?.[0] : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  const isAsked = refusalCode(error) === 'password_required'
  const failure = isUnreachable(error) ? common.serverAway : serverMessage(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!saving) onPassword(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className='type-h1'>
        {title}
      </h1>
      <p className='type-body text-soft mt-3'>{links.askBody}</p>
      <form method='post' noValidate onSubmit={submit} className='mt-7 grid gap-5'>
        {failure && !refused && !isAsked && (
          <Note tone='danger' role='alert'>
            {failure}
          </Note>
        )}
        <Field label={account.password} error={refused && sentence({ message: refused.code })}>
          {control => (
            <PasswordInput
              {...control}
              name='password'
              autoComplete='current-password'
              showLabel={account.showPassword}
              hideLabel={account.hidePassword}
            />
          )}
        </Field>
        <Button type='submit' wide saving={saving}>
          {act}
        </Button>
      </form>
      <div className='mt-6'>{children}</div>
    </>
  )
}
