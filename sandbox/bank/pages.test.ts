import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../tests/support/find-chromium.ts'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { cardPayment } from '../bodies-for-tests.ts'
import { TEXT } from './text.ts'

let sandbox: Sandbox
let browser: Browser
beforeAll(async () => {
  sandbox = await startSandbox()
  const { executablePath, args, env } = await findChromium()
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
})
afterAll(async () => {
  await browser.close()
  await sandbox.stop()
})

/** The bank's question for a new payment, on a phone; the shop is an address that answers nothing. */
async function atTheBank(locale: string, javaScriptEnabled = true): Promise<{ page: Page; id: string }> {
  const context = await browser.newContext({
    locale,
    javaScriptEnabled,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await context.route('http://shop.localhost/**', route => route.fulfill({ body: 'the shop' }))
  const body = cardPayment({ callback_url: 'http://shop.localhost/back?order=7' })
  const { json } = await sandbox.call('POST', '/payments', body)
  await page.goto(json.source.transaction_url)
  return { page, id: json.id }
}
const statusOf = async (id: string) => (await sandbox.call('GET', `/payments/${id}`)).json.status

describe.each(['ar', 'en'] as const)('in %s', language => {
  const text = TEXT[language]

  it('says that it is a sandbox, fits 360 px, and has targets of 48 px', async () => {
    const { page } = await atTheBank(language)
    await page.getByRole('heading', { name: text.question }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    expect(await page.getByRole('note').textContent()).toContain(text.banner)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const control of await page.locator('button, select, a').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    }
    if (process.env.SCREENSHOTS) {
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/bank-${language}.png`, fullPage: true })
      await page.goto(`${sandbox.url}/`)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/start-${language}.png`, fullPage: true })
    }
    await page.context().close()
  })

  it.each([
    ['approve', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'failed'],
  ] as const)('%s leads back to the shop: %s', async (button, status) => {
    const { page, id } = await atTheBank(language)
    await page.getByRole('button', { name: text[button], exact: true }).click()
    await page.waitForURL(url => url.host === 'shop.localhost')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ order: '7', id, status })
    expect(await statusOf(id)).toBe(status)
    await page.context().close()
  })

  it('any other answer is chosen from the list', async () => {
    const { page, id } = await atTheBank(language)
    await page.selectOption('select[name=auth_result]', 'AUTHENTICATION_REJECTED')
    await page.getByRole('button', { name: text.send, exact: true }).click()
    await page.waitForURL(url => url.host === 'shop.localhost')
    expect(await statusOf(id)).toBe('failed')
    await page.context().close()
  })

  it('leaving without an answer settles nothing and leads nowhere', async () => {
    const { page, id } = await atTheBank(language)
    await page.getByRole('link', { name: text.leave, exact: true }).click()
    await page.getByRole('heading', { name: text.left }).waitFor()
    expect(await statusOf(id)).toBe('initiated')
    await page.context().close()
  })

  it('works without scripts, by its buttons', async () => {
    const { page, id } = await atTheBank(language, false)
    await page.getByRole('button', { name: text.continue }).click()
    await page.getByRole('button', { name: text.continue }).click()
    await page.getByRole('button', { name: text.approve, exact: true }).click()
    await page.getByRole('button', { name: text.continue }).click()
    await page.waitForURL(url => url.host === 'shop.localhost')
    expect(await statusOf(id)).toBe('paid')
    await page.context().close()
  })

  it('the other language is one press away, and stays for the rest of the way', async () => {
    const { page, id } = await atTheBank(language)
    const other = TEXT[language === 'ar' ? 'en' : 'ar']
    await page.getByRole('link', { name: text.otherLanguage }).click()
    await page.getByRole('link', { name: other.leave, exact: true }).click()
    await page.getByRole('heading', { name: other.left }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: other.approve, exact: true }).click()
    await page.waitForURL(url => url.host === 'shop.localhost')
    expect(await statusOf(id)).toBe('paid')
    await page.context().close()
  })
})

it('no page breaks its own content policy or asks another host', async () => {
  const { page } = await atTheBank('ar')
  const complaints: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('request', request => {
    const { host } = new URL(request.url())
    if (host !== new URL(sandbox.url).host && host !== 'shop.localhost') complaints.push(request.url())
  })
  await page.reload()
  await page.getByRole('button', { name: TEXT.ar.approve, exact: true }).click()
  await page.waitForURL(url => url.host === 'shop.localhost')
  expect(complaints.filter(text => !text.startsWith('data:'))).toEqual([])
  await page.context().close()
})
