import type { ReactNode } from 'react'
import { loginPath } from '#web/api/redirect.ts'
import { useUser } from '#web/api/session.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LinkOutcome } from './link-outcome.tsx'

interface SignInFirstProps {
  readonly title: string
  /** Path of the mailed link, with its token: the sign-in leads back to it. */
  readonly link: string
  readonly signOut: ReactNode
}

/**
 * Leads to the sign-in of an account without a password, whose mailed link was opened outside its session. The login page sends
 * whoever is signed in straight back, so a session of another account has to end first.
 */
export function SignInFirst({ title, link, signOut }: SignInFirstProps) {
  const { account } = useText()
  const links = useWords(MAILED_LINKS)
  const user = useUser()
  return (
    <LinkOutcome line='progress' title={title} body={user ? links.otherAccount : links.signIn}>
      {user ? signOut : <ButtonLink to={loginPath(link)}>{account.login}</ButtonLink>}
    </LinkOutcome>
  )
}
