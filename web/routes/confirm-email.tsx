import { useSearchParams } from 'react-router'
import { NewEmail } from '#web/features/account/new-email.tsx'
import { LogOutButton } from '#web/features/dashboard/log-out-button.tsx'
import { AuthShell } from '#web/features/shell/auth-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useWords } from '#web/text/locale.tsx'
import { NEW_EMAIL } from '#web/text/new-email.ts'

export default function ConfirmEmailPage() {
  const words = useWords(NEW_EMAIL)
  const [query] = useSearchParams()
  return (
    <AuthShell>
      <PageTitle>{words.confirm.title}</PageTitle>
      <NewEmail token={query.get('token')} way='confirm' signOut={<LogOutButton />} />
    </AuthShell>
  )
}
