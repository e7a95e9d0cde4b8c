import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { privacy } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { forgetSession } from '#web/api/storage.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ChangeForm } from './change-form.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { Loaded, Part } from './part.tsx'
import { useChange } from './use-change.ts'

/** Says everything that follows a deletion before it can be done; then asks for the password and the typed address. */
export function DeletionPart() {
  const text = useWords(ACCOUNT_SETTINGS)
  const [asking, setAsking] = useState(false)
  return (
    <Part id='deletion' title={text.deletion} lead={text.deletionLead}>
      <ul className='type-small list-disc ps-5'>
        {text.deletionMore.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant='delete' size='small' className='mt-4' onClick={() => setAsking(true)}>
        {text.deletionStart}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={text.deletionTitle}>
        <DeletionForm onKeep={() => setAsking(false)} />
      </Dialog>
    </Part>
  )
}

function DeletionForm({ onKeep }: { onKeep: () => void }) {
  const text = useWords(ACCOUNT_SETTINGS)
  const user = useUser()
  const ways = useQuery(queries.signInWays)
  const remove = useChange(
    ({ email = '', currentPassword }: Record<string, string>) =>
      call(privacy.deleteAccount, { body: { email, currentPassword } }),
    () => {
      forgetSession()
      // Loaded anew: nothing of the person stays in memory.
      location.replace('/account/deleted')
      return undefined
    },
    { failed: text.deletionFailed, away: text.deletionAway },
  )
  return (
    <Loaded query={ways}>
      {({ hasPassword }) => (
        <ChangeForm change={remove} className='text-ink mt-4'>
          <ConfirmPerson
            hasPassword={hasPassword}
            error={remove.refused('currentPassword')}
            needsSignIn={remove.needsSignIn}
          />
          <Field
            label={text.deletionType}
            hint={text.deletionHint(user?.email ?? '')}
            error={remove.refused('email')}
          >
            {control => (
              <Input
                {...control}
                ltr
                name='email'
                type='email'
                autoComplete='off'
                autoCapitalize='none'
                spellCheck={false}
              />
            )}
          </Field>
          <div className='flex flex-wrap gap-3'>
            <Button
              type='submit'
              variant='delete'
              size='small'
              saving={(remove.isPending || remove.isSuccess) && text.deleting}
            >
              {text.deletionConfirm}
            </Button>
            <Button variant='secondary' size='small' onClick={onKeep}>
              {text.deletionKeep}
            </Button>
          </div>
        </ChangeForm>
      )}
    </Loaded>
  )
}
