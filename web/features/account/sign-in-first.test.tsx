import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { createQueryClient, queries } from '#web/api/queries.ts'
import { ar } from '#web/text/ar.ts'
import { LocaleProvider } from '#web/text/locale.tsx'
import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { SignInFirst } from './sign-in-first.tsx'

const OTHER: User = {
  id: 'other',
  email: 'other@example.com',
  firstName: 'سارة',
  lastName: 'السالم',
  profileImageUrl: null,
  language: 'ar',
  reading: { size: 'usual', lines: 'usual', face: 'book' },
  emailVerified: true,
}

function drawn(user: User | null): string {
  const client = createQueryClient()
  client.setQueryData(queries.user.queryKey, user)
  const element = (
    <SignInFirst title='تأكيد' link='/verify-email?token=t' signOut={<button type='button'>خروج</button>} />
  )
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LocaleProvider initial={{ locale: 'ar', text: ar }}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </LocaleProvider>
    </QueryClientProvider>,
  )
}

test('whoever is signed out is led to a sign-in, and back to the link', () => {
  const page = drawn(null)
  expect(page).toContain(MAILED_LINKS.ar.signIn)
  expect(page).toContain('href="/login?redirectTo=%2Fverify-email%3Ftoken%3Dt"')
  expect(page).not.toContain('<button')
})

test('whoever is signed in with another account signs out first: the login page would lead straight back', () => {
  const page = drawn(OTHER)
  expect(page).toContain(MAILED_LINKS.ar.otherAccount)
  expect(page).toContain('<button')
  expect(page).not.toContain('/login')
})
