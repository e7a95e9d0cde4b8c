import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useWords } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

/** Tells the browser's user that the account is deleted; it says the same to anyone, as it knows nobody any more. */
export function AccountDeleted() {
  const text = useWords(ACCOUNT_SETTINGS)
  return (
    <div className='column py-12 md:py-20'>
      <StatePanel
        line='reached'
        heading='h1'
        title={text.deletedTitle}
        actions={
          <ButtonLink to='/' size='small'>
            {text.toStart}
          </ButtonLink>
        }
      >
        {text.deletedBody}
      </StatePanel>
    </div>
  )
}
