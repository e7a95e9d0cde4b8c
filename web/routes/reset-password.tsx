import { useSearchParams } from 'react-router'
import { FormHead } from '#web/features/account/form-head.tsx'
import { ResetForm } from '#web/features/account/reset-form.tsx'
import { AuthShell } from '#web/features/shell/auth-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useText, useWords } from '#web/text/locale.tsx'

export default function ResetPassword() {
  const { account } = useText()
  const pages = useWords(ACCOUNT_PAGES)
  const [query] = useSearchParams()
  return (
    <AuthShell>
      <PageTitle>{account.resetTitle}</PageTitle>
      <FormHead title={account.resetTitle} lead={pages.resetLead} />
      <ResetForm token={query.get('token')} />
    </AuthShell>
  )
}
