import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { answer, beginAssessment, expect, register, sees, test } from './support.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const PUBLIC = [
  '/',
  '/register',
  '/login',
  '/verify-email',
  '/forgot-password',
  '/reset-password?token=x',
  '/terms',
  '/privacy',
  '/no-such-page',
]
const SIGNED_IN = ['/', '/profile', '/assessment-selection', '/assessment', '/results']

async function violations(page: Page): Promise<string[]> {
  // As a browser extension would: the page's own policy does not apply to it.
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)
}

async function isSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), `${page.url()} ${colorScheme}`).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
  await expect(page.locator('h1')).toHaveCount(1)
}

for (const path of PUBLIC) {
  test(`${path} has no accessibility violation, light or dark, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.goto(path)
    await isSound(page)
  })
}

test('the signed-in pages have none either, in every state', async ({ page, text }) => {
  test.setTimeout(120_000)
  await register(page, text)
  for (const path of SIGNED_IN) {
    await page.goto(path)
    await isSound(page)
  }
})

test('nor have the field selection, a question, a section break and a result', async ({ page, text }) => {
  test.setTimeout(180_000)
  await beginAssessment(page, text)
  await isSound(page)
  await page.locator('[data-answer]').first().click()
  await isSound(page)
  await page.goto('/')
  await isSound(page)
  await page.goto('/assessment')
  for (let number = 1; number <= 90; number++) {
    if (number === 31) await isSound(page)
    await answer(page, 4)
  }
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('heading', { name: text.results.chart })).toBeVisible()
  await isSound(page)
  await page.goto('/')
  await isSound(page)
  await page.goto('/assessment')
  await isSound(page)
})

test('what the server sends is in the language and direction of the visitor and has no style attribute', async ({
  page,
  text,
  language,
}) => {
  const check = async (path: string) => {
    const response = await page.request.get(path)
    const html = await response.text()
    expect(html, path).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(html, path).not.toMatch(/<[^>]+\sstyle=/)
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+=/)
    expect(response.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'nonce-/)
    expect(response.headers()['content-security-policy'], path).not.toContain('unsafe-')
  }
  for (const path of PUBLIC) await check(path)
  await beginAssessment(page, text)
  for (const path of SIGNED_IN) await check(path)
})

test('an unknown address is a 404 that reads so', async ({ page, language }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  if (language === 'en') await sees(page, 'Page Not Found')
})

test('the language toggle changes the page in place and is remembered', async ({ page, text, language }) => {
  await page.goto('/login')
  await page.locator('[name=email]').fill('typed@example.test')
  await page.getByRole('button', { name: text.shell.switchLanguage }).click()
  const other = language === 'ar' ? 'en' : 'ar'
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('[name=email]')).toHaveValue('typed@example.test')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
})

test('Arabic is the language of a first visit, whatever the browser prefers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await context.close()
})

test('the bottom navigation is there on phones, for those signed in, and marks where one is', async ({
  page,
  text,
  phone,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: text.shell.mainMenu }).last()
  await register(page, text)
  if (phone) {
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('link', { name: text.shell.navHome })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: text.shell.navResults }).click()
    await expect(page).toHaveURL(/\/results$/)
    await expect(bar.getByRole('link', { name: text.shell.navResults })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})
