import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { NetworkError } from '#web/api/error.ts'
import { ar } from '#web/text/ar.ts'
import { LocaleProvider } from '#web/text/locale.tsx'
import { BrokenPage } from './broken-page.tsx'

const drawn = (error: unknown) =>
  renderToStaticMarkup(
    <LocaleProvider initial={{ locale: 'ar', text: ar }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <BrokenPage error={error} /> }])} />
    </LocaleProvider>,
  )

test('drawn on the server, a mistake of ours is not called a network that is away', () => {
  const page = drawn(new Error('a mistake'))
  expect(page).toContain(ar.shell.brokenTitle)
  expect(page).not.toContain(ar.shell.offlineTitle)
})

test('an answer that never came is', () => {
  expect(drawn(new NetworkError('no answer'))).toContain(ar.shell.offlineTitle)
})
