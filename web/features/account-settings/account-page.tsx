import type { ReactNode } from 'react'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useWords } from '#web/text/locale.tsx'
import { ConsentsPart } from './consents-part.tsx'
import { CopyPart } from './copy-part.tsx'
import { DeletionPart } from './deletion-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { EmailPart } from './email-part.tsx'
import { LanguagePart } from './language-part.tsx'
import { LooksPart } from './looks-part.tsx'
import { NamePart } from './name-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SupportPart } from './support-part.tsx'

/** Shows a person their own account: signing in, devices, consents, the copy of their data and the deletion. */
export function AccountPage({ look, signOut }: { look: ReactNode; signOut: ReactNode }) {
  const text = useWords(ACCOUNT_SETTINGS)
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <div className='flex flex-wrap items-start justify-between gap-4'>
        <h1 className='type-h1'>{text.title}</h1>
        {signOut}
      </div>
      <p className='type-body text-soft mt-1'>{text.lead}</p>
      <div className='mt-8 grid gap-10 md:mt-10'>
        <NamePart />
        <EmailPart />
        <PasswordPart />
        <LanguagePart look={look} />
        <DevicesPart />
        <ConsentsPart />
        <LooksPart />
        <SupportPart />
        <CopyPart />
        <DeletionPart />
      </div>
    </div>
  )
}
