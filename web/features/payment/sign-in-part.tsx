import { useLocation } from 'react-router'
import { loginPath } from '#web/api/redirect.ts'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Asks a visitor to sign in; the login leads back here. */
export function SignInPart() {
  const text = useWords(PAYMENT)
  const { pathname, search } = useLocation()
  const login = loginPath(pathname + search)
  return (
    <>
      <h1 className='type-h1'>{text.signInTitle}</h1>
      <p className='type-body text-soft mt-1'>{text.signInBody}</p>
      <div className='mt-7 flex flex-wrap gap-3'>
        <ButtonLink to={login.replace('/login', '/register')}>{text.register}</ButtonLink>
        <ButtonLink to={login} variant='secondary'>
          {text.login}
        </ButtonLink>
      </div>
    </>
  )
}
