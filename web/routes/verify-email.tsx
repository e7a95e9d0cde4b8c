import { useSearchParams } from 'react-router'
import { VerifyEmail } from '#web/features/account/verify-email.tsx'
import { LogOutButton } from '#web/features/dashboard/log-out-button.tsx'
import { AuthShell } from '#web/features/shell/auth-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useText } from '#web/text/locale.tsx'

export default function VerifyEmailPage() {
  const { account } = useText()
  const [query] = useSearchParams()
  return (
    <AuthShell>
      <PageTitle>{account.verifyTitle}</PageTitle>
      <VerifyEmail token={query.get('token')} signOut={<LogOutButton />} />
    </AuthShell>
  )
}
