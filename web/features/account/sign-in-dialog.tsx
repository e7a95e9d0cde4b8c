import { lazy, Suspense } from 'react'
import type { User } from '#contract/account.ts'
import { enterSession, renewSession, useUser } from '#web/api/session.ts'
import { useText } from '#web/text/locale.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const LoginForm = lazy(() => import('./login-form.tsx').then(module => ({ default: module.LoginForm })))

interface SignInDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The person of this page is signed in again. */
  readonly onSignedIn: () => void
}

/** Asks for a sign-in when the session has ended, beside the page, which stays as it is. */
export function SignInDialog({ open, onClose, onSignedIn }: SignInDialogProps) {
  const { account, common } = useText()
  const person = useUser()
  function enter(session: { readonly token: string; readonly user: User }) {
    // Somebody else: their own page, and nothing of this one.
    if (session.user.id !== person?.id) {
      enterSession(session)
      return location.assign('/assessment')
    }
    renewSession(session)
    onClose()
    onSignedIn()
  }
  return (
    <Dialog open={open} onClose={onClose} title={account.loginTitle} closeLabel={common.close}>
      <Suspense
        fallback={
          <Loading label={common.loading}>
            <Skeleton className='h-20' />
            <Skeleton className='h-20' />
          </Loading>
        }
      >
        <div className='text-ink mt-4'>
          <LoginForm redirectTo='/assessment' onSignedIn={enter} />
        </div>
      </Suspense>
    </Dialog>
  )
}
