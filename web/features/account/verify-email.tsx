import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { User } from '#contract/account.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { call } from '#web/api/client.ts'
import { isUnreachable } from '#web/api/error.ts'
import { queries } from '#web/api/queries.ts'
import { account } from '#web/api/rows.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StateLine } from '#web/ui/path/state-line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Verifies the address on load, with the link's token, once; any failure, or no token, is the failed state. */
export function VerifyEmail({ token }: { token: string | null }) {
  const text = useText()
  const words = text.account
  const links = useWords(MAILED_LINKS)
  const user = useUser()
  const { locale } = useLocale()
  const client = useQueryClient()
  const verify = useMutation({
    mutationFn: (value: string) => call(account.verifyEmail, { body: { token: value } }),
    onSuccess: () => {
      client.setQueryData<User | null>(
        queries.user.queryKey,
        before => before && { ...before, emailVerified: true },
      )
    },
  })
  const { mutate } = verify
  // An effect can run twice, a token only once.
  const sent = useRef(false)
  useEffect(() => {
    if (!token || sent.current) return
    sent.current = true
    mutate(token)
  }, [token, mutate])

  if (verify.isSuccess) {
    return (
      <Outcome line='reached' title={words.verifyDone} body={user ? links.verified : words.verifyDoneBody}>
        {user ? (
          <ButtonLink to='/'>{text.common.home}</ButtonLink>
        ) : (
          <ButtonLink to='/login'>{words.goToLogin}</ButtonLink>
        )}
      </Outcome>
    )
  }
  if (verify.isError || !token) {
    const away = isUnreachable(verify.error)
    return (
      <Outcome
        line={away ? 'offline' : 'broken'}
        title={words.verifyFailed}
        body={away ? text.common.serverAway : user ? links.notVerified : words.verifyFailedBody}
      >
        {away && token ? (
          <Button onClick={() => mutate(token)}>{text.common.retry}</Button>
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
      </Outcome>
    )
  }
  return <Outcome line='progress' title={words.verifyPending} body={words.verifyPendingBody} />
}

interface OutcomeProps {
  readonly line: 'reached' | 'progress' | 'broken' | 'offline'
  readonly title: string
  readonly body: string
  readonly children?: ReactNode
}

function Outcome({ line, title, body, children }: OutcomeProps) {
  return (
    <div role='status'>
      <div className='-mx-5 md:-mx-10'>
        <StateLine kind={line} />
      </div>
      <h1 className='type-h1 mt-6'>{title}</h1>
      <p className='type-body text-soft mt-3'>{body}</p>
      {children && <div className='mt-8 flex flex-wrap items-center gap-x-6 gap-y-3'>{children}</div>}
    </div>
  )
}
