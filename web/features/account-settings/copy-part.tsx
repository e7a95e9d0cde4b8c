import { useQuery } from '@tanstack/react-query'
import { FileBraces, FileText } from 'lucide-react'
import { useRef } from 'react'
import { download } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { privacy } from '#web/api/rows.ts'
import { saveFile } from '#web/api/save-file.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangeForm } from './change-form.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { Loaded, Part } from './part.tsx'
import { useChange } from './use-change.ts'

/** Offers a copy of everything that is stored about the person, as a page for people or a file for machines. */
export function CopyPart() {
  const text = useWords(ACCOUNT_SETTINGS)
  const ways = useQuery(queries.signInWays)
  const form = useRef<HTMLFormElement>(null)
  const copy = useChange(
    ({ as, currentPassword }: Record<string, string>) =>
      as === 'json'
        ? download(privacy.exportData, { body: { currentPassword } })
        : download(privacy.exportPage, { body: { currentPassword } }),
    ({ blob, name }) => {
      form.current?.reset()
      saveFile(blob, name)
      return { title: text.copyReady }
    },
    { failed: text.copyFailed },
  )
  const saving = (as: string) => copy.isPending && copy.variables?.as === as && text.preparing
  return (
    <Part id='copy' title={text.copy} lead={text.copyLead}>
      <Loaded query={ways}>
        {({ hasPassword }) => (
          <ChangeForm change={copy} ref={form}>
            <ConfirmPerson
              hasPassword={hasPassword}
              error={copy.refused('currentPassword')}
              needsSignIn={copy.needsSignIn}
            />
            <div className='flex flex-wrap gap-3'>
              <Button
                type='submit'
                name='as'
                value='page'
                variant='secondary'
                size='small'
                icon={FileText}
                saving={saving('page')}
              >
                {text.copyPage}
              </Button>
              <Button
                type='submit'
                name='as'
                value='json'
                variant='secondary'
                size='small'
                icon={FileBraces}
                saving={saving('json')}
              >
                {text.copyJson}
              </Button>
            </div>
          </ChangeForm>
        )}
      </Loaded>
    </Part>
  )
}
