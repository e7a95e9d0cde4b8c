import { NEW_EMAIL } from '#web/text/new-email.ts'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { PAGES } from '../access/matrix.ts'
import { caller, signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, inventPerson, linkInMailTo, sees, test } from './support.ts'

const pages = Object.entries(PAGES).map(([path, access]) => ({ path, access }))
const files = listRoutes().filter(({ kind, path }) => kind === 'file' && !path.includes('*'))

/** Where a pattern leads; something that somebody else may have, or nobody. */
const addressOf = (path: string) =>
  path
    .replace('/{applicationNumber?}', '')
    .replace('{number}', 'R-000001')
    .replace('/callback', '/callback?id=x')
    .replace('{token}', 'x'.repeat(43))
    .replace('/careers/{id}', '/careers/TEC-01')
    .replace('/*', '/no-such-page')
    .replace('/en?/', '/')

/** Where the browser asks for a page's data alone. */
const dataOf = (address: string) => (address === '/' ? '/_root.data' : address.replace(/^[^?]*/, '$&.data'))

const outside = { maxRedirects: 0, failOnStatusCode: false } as const

test('a page of a person sends everybody else to sign in, with the way back; all others open', async ({
  request,
}) => {
  for (const { path, access } of pages) {
    const address = addressOf(path)
    const answer = await request.get(address, outside)
    const seen = [path, answer.status(), answer.headers().location]
    if (access === 'session')
      expect(seen).toEqual([path, 302, `/login?redirectTo=${encodeURIComponent(address)}`])
    else if (path === '/look') expect(seen).toEqual([path, 302, '/'])
    else expect(seen).toEqual([path, path === '/*' ? 404 : 200, undefined])
    const data = await request.get(dataOf(address), outside)
    if (access === 'session') expect([path, (await data.text()).includes('/login')]).toEqual([path, true])
  }
  for (const { path } of files) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})

test('signed in, the pages open; what is somebody else’s looks as what is not there', async ({ page }) => {
  await signUp(page)
  const { request } = page
  for (const { path, access } of pages) {
    if (access !== 'session' || path.includes('{')) continue
    expect([path, (await request.get(addressOf(path), outside)).status()]).toEqual([path, 200])
  }
  const [theirs, nobodys] = await Promise.all(
    ['/receipts/R-000001', '/receipts/R-999999'].map(async path =>
      (await request.get(path, outside)).status(),
    ),
  )
  expect(theirs).toBe(nobodys)
})

const EVIL = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  'https:evil.example',
  '\t//evil.example',
  '/\r\nLocation: https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
]
const PARAMETERS = ['redirectTo', 'redirect', 'redirect_uri', 'callbackURL', 'return', 'next', 'url', 'to']

test('no address of ours leads to another site, whatever it is told', async ({ page, baseURL }) => {
  const { request } = page
  const leads = async (address: string, method = 'GET') => {
    const answer = await request.fetch(address, { ...outside, method })
    const { location } = answer.headers()
    if (location) expect([address, new URL(location, baseURL).origin]).toEqual([address, baseURL])
    expect(answer.status()).toBeLessThan(500)
  }
  const walk = async () => {
    for (const path of ['/', '/login', '/register', '/profile', '/payment', '/payment/callback', '/plans']) {
      for (const evil of EVIL) {
        const query = new URLSearchParams(PARAMETERS.map(name => [name, evil]))
        await leads(`${path}?${query}&id=x&status=paid&message=APPROVED`)
      }
    }
    for (const evil of EVIL.slice(1, 5)) await leads(`${baseURL}${evil}`)
    for (const provider of ['google', 'apple'])
      await leads(`/api/auth/provider/callback/${provider}?state=x&error=x&redirectTo=//evil.example`)
  }
  await walk()
  await signUp(page)
  await walk()
})

/** Their forms work without script. */
const TAKES_FORMS = ['/look', '/en?/contact']

test('a form sent to a page does nothing', async ({ request }) => {
  for (const { path } of pages.filter(page => !TAKES_FORMS.includes(page.path))) {
    for (const address of [addressOf(path), dataOf(addressOf(path))]) {
      const answer = await request.post(address, { ...outside, form: { email: 'x@example.com' } })
      expect([address, answer.status() >= 400 && answer.status() < 500]).toEqual([address, true])
    }
  }
})

test('a form that is larger than any of ours is refused before it is read', async ({ request }) => {
  for (const address of ['/contact', '/en/contact', '/look', '/', '/login']) {
    const send = (length: number) =>
      request.post(address, {
        ...outside,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        data: `message=${'x'.repeat(length - 8)}`,
      })
    expect([address, (await send(56 * 1024 + 1)).status()]).toEqual([address, 413])
    // As a call it takes some more room than as a form.
    expect([address, (await send(55 * 1024)).status()]).not.toEqual([address, 413])
  }
})

test('a private link goes into no index, no cache and no other site’s log', async ({ request }) => {
  for (const path of ['/r/', '/unsubscribe/']) {
    const headers = (await request.get(`${path}${'x'.repeat(43)}`)).headers()
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['cache-control']).toContain('no-store')
  }
})

test('forms say what their fields are for, take what is pasted, and show the password on demand', async ({
  page,
}) => {
  const forms = {
    '/register': {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      password: 'new-password',
      confirmPassword: 'new-password',
    },
    '/login': { email: /email|username/, password: 'current-password' },
    '/forgot-password': { email: /email|username/ },
    '/reset-password?token=x': { password: 'new-password', confirmPassword: 'new-password' },
  }
  for (const [path, fields] of Object.entries(forms)) {
    await page.goto(path)
    for (const [name, purpose] of Object.entries(fields)) {
      const field = page.locator(`[name=${name}]`)
      await expect(field).toHaveAttribute('autocomplete', purpose)
      const taken = await field.evaluate(element =>
        element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      )
      expect(taken, `${path} ${name}`).toBe(true)
      if (!/assword$/.test(name)) continue
      await expect(field).toHaveAttribute('type', 'password')
    }
    if (!('password' in fields)) continue
    const password = page.locator('[name=password]')
    await page.locator('[name=password] ~ button, :has(> [name=password]) button').first().click()
    await expect(password).toHaveAttribute('type', 'text')
  }
})

test('the address of an account is changed by the link to the new one, and taken back by the link to the old one', async ({
  page,
  language,
}) => {
  const words = NEW_EMAIL[language]
  const person = await signUp(page)
  const { email } = inventPerson()
  await caller(page)('/api/account/change-email', { email, currentPassword: person.password })

  const confirmation = new URL(await linkInMailTo(email, '/confirm-email'))
  await page.goto(confirmation.pathname + confirmation.search)
  await sees(page, words.confirm.title)
  await isSound(page)
  await page.getByRole('button', { name: words.confirm.act }).click()
  await sees(page, words.confirm.done)
  await isSound(page)

  const wayBack = new URL(await linkInMailTo(person.email, '/revert-email'))
  await page.goto(wayBack.pathname + wayBack.search)
  await page.getByRole('button', { name: words.revert.act }).click()
  await sees(page, words.revert.done)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login/)
  await page.goto(wayBack.pathname + wayBack.search)
  await page.getByRole('button', { name: words.revert.act }).click()
  await sees(page, words.revert.failed)
  await isSound(page)
})
