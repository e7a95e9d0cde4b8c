import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readingPath } from '#contract/reading-pages.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable, refusalCode } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AskPassword } from './ask-password.tsx'
import { LinkOutcome } from './link-outcome.tsx'
import { SignInFirst } from './sign-in-first.tsx'

interface VerifyEmailProps {
  readonly token: string | null
  /** Ends the session of another account. */
  readonly signOut: ReactNode
}

/**
 * Verifies the address on load, with the link's token, once; any failure, or no token, is the failed state. Where the account is not
 * signed in, its password is asked for.
 */
export function VerifyEmail({ token, signOut }: VerifyEmailProps) {
  const text = useText()
  const words = text.account
  const links = useWords(MAILED_LINKS)
  const user = useUser()
  const { locale } = useLocale()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const verify = useMutation({
    mutationFn: (body: { token: string; password?: string }) => call(account.verifyEmail, { body }),
    onError: error => {
      if (refusalCode(error) === 'password_required') setAsked(true)
    },
    // With the password, the account of the link need not be the one that is signed in.
    onSuccess: () => void client.invalidateQueries({ queryKey: queries.user.queryKey }),
  })
  const { mutate } = verify
  // An effect can run twice, a token only once.
  const sent = useRef(false)
  useEffect(() => {
    if (!token || sent.current) return
    sent.current = true
    mutate({ token })
  }, [token, mutate])

  if (verify.isSuccess) {
    return (
      <LinkOutcome
        line='reached'
        title={words.verifyDone}
        body={user ? links.verified : words.verifyDoneBody}
      >
        {user ? (
          <ButtonLink to='/'>{text.common.home}</ButtonLink>
        ) : (
          <ButtonLink to='/login'>{words.goToLogin}</ButtonLink>
        )}
      </LinkOutcome>
    )
  }
  if (token && isAsked && refusalCode(verify.error) !== 'invalid_token') {
    return (
      <AskPassword
        title={words.verifyTitle}
        act={links.confirm}
        saving={verify.isPending && links.confirming}
        error={verify.error}
        onPassword={password => mutate({ token, password })}
      >
        <p className='text-soft'>{links.unknownPassword}</p>
        <TextLink to='/forgot-password' className='inline-flex min-h-12 items-center'>
          {links.newPassword}
        </TextLink>
      </AskPassword>
    )
  }
  if (token && refusalCode(verify.error) === 'sign_in_again') {
    return (
      <SignInFirst
        title={words.verifyTitle}
        link={`/verify-email?token=${encodeURIComponent(token)}`}
        signOut={signOut}
      />
    )
  }
  if (verify.isError || !token) {
    const away = isUnreachable(verify.error)
    return (
      <LinkOutcome
        line={away ? 'offline' : 'broken'}
        title={words.verifyFailed}
        body={away ? text.common.serverAway : user ? links.notVerified : words.verifyFailedBody}
      >
        {away && token ? (
          <Button onClick={() => mutate({ token })}>{text.common.retry}</Button>
        ) : user ? (
          <ButtonLink to='/'>{text.common.home}</ButtonLink>
        ) : (
          <>
            <ButtonLink to='/register'>{words.backToRegister}</ButtonLink>
            <TextLink to='/login' className='flex min-h-12 items-center'>
              {words.login}
            </TextLink>
          </>
        )}
        <TextLink to={readingPath('/contact', locale)} className='flex min-h-12 items-center'>
          {links.support}
        </TextLink>
      </LinkOutcome>
    )
  }
  return <LinkOutcome line='progress' title={words.verifyPending} body={words.verifyPendingBody} />
}
