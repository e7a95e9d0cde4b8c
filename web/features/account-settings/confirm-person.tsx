import type { ReactNode } from 'react'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/input.tsx'
import { Note } from '#web/ui/note.tsx'

interface ConfirmPersonProps {
  readonly hasPassword: boolean
  readonly error: string | undefined
  /** The server asks for a sign-in instead. */
  readonly needsSignIn: boolean
}

/** Asks the person for the password, or for a new sign-in, before what a borrowed device must not do. */
export function ConfirmPerson({ hasPassword, error, needsSignIn }: ConfirmPersonProps): ReactNode {
  const text = useWords(ACCOUNT_SETTINGS)
  const { account } = useText()
  if (needsSignIn) {
    return (
      <Note tone='amber' role='alert' title={text.signInAgain}>
        {text.signInAgainBody}
      </Note>
    )
  }
  if (!hasPassword) return null
  return (
    <Field label={text.currentPassword} error={error}>
      {control => (
        <PasswordInput
          {...control}
          name='currentPassword'
          autoComplete='current-password'
          required
          showLabel={account.showPassword}
          hideLabel={account.hidePassword}
        />
      )}
    </Field>
  )
}
