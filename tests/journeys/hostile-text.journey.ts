import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { caller } from './person.ts'
import { POLYGLOTS } from './polyglots.ts'
import { expect, speak, test } from './support.ts'
import { signInTaker } from './taker.ts'

const PAGES = [
  '/',
  '/profile',
  '/company',
  '/results',
  '/billing',
  '/packages',
  '/payment',
  '/contact',
  '/assessment',
]

/** A person whose every text is hostile, with a company for every way. */
async function hostilePerson(page: Page): Promise<void> {
  await signInTaker(page)
  const call = caller(page)
  await call('/api/profile', {
    fullName: POLYGLOTS[9],
    city: POLYGLOTS[45],
    education: 'بكالوريوس',
    experienceYears: '3-5 سنوات',
    preferredFields: ['technology'],
  })
  for (const [index, name] of POLYGLOTS.slice(0, 50).entries())
    await call('/api/companies', { name, email: `hostile-${index}@company.example` })
}

/** Watches for a program that runs: every way of the list calls `alert`. */
async function watched(browser: Browser, from: BrowserContext, baseURL: string, bypassCSP: boolean) {
  const context = await browser.newContext({ baseURL, bypassCSP, storageState: await from.storageState() })
  const ran: string[] = []
  await context.exposeBinding('alert', ({ page }) => ran.push(`${page.url()} alert`))
  context.on('page', page => page.on('dialog', dialog => dialog.dismiss()))
  return { context, ran }
}

/** What stands in a page that no page of ours holds. */
const injected = (page: Page) =>
  page.evaluate(() => {
    const strange = [
      ...[
        'iframe',
        'object',
        'embed',
        'base',
        'marquee',
        'math',
        'template',
        'video',
        'audio',
        'img[src="x"]',
      ],
      ...['[onerror]', '[onload]', '[onclick]', '[onfocus]', '[ontoggle]', '[onbegin]', '[onmouseover]'],
      ...['[href^="javascript:" i]', '[action^="javascript:" i]', '[formaction]', 'script[src*="evil"]', 'x'],
      ...['link[href*="evil"]', 'meta[http-equiv]'],
    ]
    return [...document.querySelectorAll(strange.join(','))].map(element => element.outerHTML.slice(0, 120))
  })

test('text that wants to be a program is shown as text, on every page, with and without the policy', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await hostilePerson(page)
  for (const bypassCSP of [false, true]) {
    const { context: other, ran } = await watched(browser, context, String(baseURL), bypassCSP)
    const view = await other.newPage()
    const reports: string[] = []
    view.on('request', request => {
      if (request.url().endsWith('/api/security-reports')) reports.push(request.postData() ?? '')
    })
    for (const path of PAGES) {
      await view.goto(path)
      await expect(view.locator('h1').first()).toBeVisible()
      expect(await injected(view), `${path} ${bypassCSP}`).toEqual([])
    }
    await view.goto('/company')
    for (const name of POLYGLOTS.slice(0, 50))
      await expect(view.getByText(name, { exact: true }).first()).toBeAttached()
    expect(ran).toEqual([])
    expect(reports).toEqual([])
    await other.close()
  }
})

test('nor does it become one in what an address says', async ({
  browser,
  context,
  page,
  language,
  baseURL,
}) => {
  await speak(context, language, baseURL)
  await page.goto('/login')
  const { context: other, ran } = await watched(browser, context, String(baseURL), true)
  const view = await other.newPage()
  for (const hostile of POLYGLOTS.filter((_, index) => index % 6 === 3)) {
    const said = encodeURIComponent(hostile)
    for (const path of [
      `/login?redirectTo=${said}`,
      `/verify/${said}`,
      `/payment/callback?id=${said}&message=${said}`,
      `/${said}`,
    ]) {
      await view.goto(path)
      expect(await injected(view), path).toEqual([])
    }
  }
  expect(ran).toEqual([])
  await other.close()
})

test('nor in a mail', async ({ browser, context, page, baseURL }) => {
  await hostilePerson(page)
  await page.request.post('/api/contact', {
    headers: { origin: String(baseURL) },
    data: {
      name: POLYGLOTS[9],
      company: POLYGLOTS[15],
      email: 'hostile@example.test',
      message: POLYGLOTS.join('\n').slice(0, 3900),
    },
  })
  const folder = process.env.MAIL_FOLDER ?? ''
  const hostileMails = async () => {
    const names = readdirSync(folder).filter(name => name.endsWith('.eml'))
    const mails = await Promise.all(names.map(name => PostalMime.parse(readFileSync(join(folder, name)))))
    return mails.filter(({ text }) => text?.replace(/[\u2066-\u2069]/g, '').includes('onerror=alert(1)'))
  }
  await expect.poll(async () => (await hostileMails()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const { context: other, ran } = await watched(browser, context, String(baseURL), true)
  const view = await other.newPage()
  for (const mail of await hostileMails()) {
    await view.setContent(mail.html ?? '')
    expect((await injected(view)).filter(element => !element.startsWith('<meta'))).toEqual([])
  }
  expect(ran).toEqual([])
  await other.close()
})

test('no page, no call and no file lets another site frame it', async ({ page, baseURL }) => {
  const framed = [
    '/',
    '/login',
    '/payment',
    '/plans',
    '/verify',
    '/no-such-page',
    '/api/docs',
    '/api/catalog',
    '/icon.svg',
  ]
  const site = createServer((_, response) => {
    const frames = framed.map(path => `<iframe src="${baseURL}${path}"></iframe>`)
    response.setHeader('content-type', 'text/html').end(`<title>Another site</title>${frames.join('')}`)
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  const stranger = await page.context().newPage()
  const refused: string[] = []
  stranger.on('requestfailed', request => {
    if (request.failure()?.errorText === 'net::ERR_BLOCKED_BY_RESPONSE')
      refused.push(new URL(request.url()).pathname)
  })
  await stranger.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, { waitUntil: 'load' })
  await expect.poll(() => refused.toSorted()).toEqual(framed.toSorted())
  await stranger.close()
  site.closeAllConnections()
  await new Promise(resolve => site.close(resolve))
})
