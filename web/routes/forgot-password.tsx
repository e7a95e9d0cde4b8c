import { ForgotForm } from '#web/features/account/forgot-form.tsx'
import { FormHead } from '#web/features/account/form-head.tsx'
import { AuthShell } from '#web/features/shell/auth-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useText, useWords } from '#web/text/locale.tsx'

export default function ForgotPassword() {
  const { account } = useText()
  const pages = useWords(ACCOUNT_PAGES)
  return (
    <AuthShell>
      <PageTitle>{account.forgotTitle}</PageTitle>
      <FormHead title={account.forgotTitle} lead={pages.forgotLead} />
      <ForgotForm />
    </AuthShell>
  )
}
