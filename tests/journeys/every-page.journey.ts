import type { Page } from '@playwright/test'
import { addressIn, languageOf, readingPath } from '#contract/reading-pages.ts'
import { LANGUAGES, nextLocale } from '#engine/languages/index.ts'
import { FIELDS } from '#engine/vocabulary.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { OPEN, READ, SIGNED_IN } from './paths.ts'
import { signUp } from './person.ts'
import { fits } from './reflow.ts'
import { TABLET } from './sizes.ts'
import { isSound } from './sound.ts'
import { answer, expect, register, sees, seesQuestion, test } from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

const PUBLIC = [...READ.flatMap(page => [page, readingPath(page, 'en')]), ...OPEN]

async function isSoundOnTablets(page: Page): Promise<void> {
  await isSound(page)
  await fits(page, [TABLET])
}

const everyPair = { tag: '@every-pair' }

for (const path of [...READ, ...OPEN]) {
  test(
    `${path} has no accessibility violation, and everything on it has its place, on a tablet too`,
    everyPair,
    async ({ page, language }) => {
      await page.goto(READ.some(page => page === path) ? addressIn(path, language) : path)
      await isSoundOnTablets(page)
    },
  )
}

test('the signed-in pages have none either, in every state', everyPair, async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page)
  for (const path of SIGNED_IN) {
    await page.goto(path)
    await isSoundOnTablets(page)
    // No hint waits for a newcomer in front of the page: nothing has opened by itself or taken the focus.
    await expect(page.locator('dialog[open], :popover-open'), path).toHaveCount(0)
    await expect(page.locator('body'), path).toBeFocused()
  }
})

test(
  'nor have the field selection, a question, a rest stop and a result',
  everyPair,
  async ({ page, text, language }) => {
    test.setTimeout(120_000)
    const { assessment, results } = text
    await signInTaker(page, { field: false, completed: false })
    await page.goto('/assessment')
    await expect(page.getByRole('heading', { level: 1, name: assessment.fieldTitle })).toBeVisible()
    await isSoundOnTablets(page)
    await page.getByRole('radio', { name: FIELDS.technology.name[language] }).check()
    await page.getByRole('button', { name: assessment.fieldStart }).click()
    await seesQuestion(page, text, 1)
    await isSoundOnTablets(page)
    await page.locator('[data-answer]').first().click()
    await isSoundOnTablets(page)
    await page.goto('/')
    await isSoundOnTablets(page)

    await answerByCall(page, 30)
    await page.goto('/assessment')
    await sees(page, text.rest.next)
    await isSoundOnTablets(page)
    await answerByCall(page, 89)
    await page.goto('/assessment')
    await answer(page, 4)
    await expect(page).toHaveURL(/\/results$/)
    await expect(page.getByRole('heading', { name: results.chart })).toBeVisible()
    await isSoundOnTablets(page)
    await page.goto('/')
    await isSoundOnTablets(page)
    await page.goto('/assessment')
    await isSoundOnTablets(page)
  },
)

test('what the server sends is in the language and direction of the visitor and has no style attribute', async ({
  page,
  language,
}) => {
  const check = async (path: string) => {
    // A reading page speaks the language of its address (plans.journey.ts).
    if (languageOf(path)) return
    const response = await page.request.get(path)
    const html = await response.text()
    expect(html, path).toContain(`<html lang="${language}" dir="${LANGUAGES[language].direction}"`)
    expect(html, path).not.toMatch(/<[^>]+\sstyle=/)
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+=/)
    expect(response.headers()['content-security-policy'], path).toMatch(
      /script-src (?:'nonce-[\w+/]{24}' 'strict-dynamic'|'sha256-[\w+/]{43}=');/,
    )
    expect(response.headers()['content-security-policy'], path).not.toContain('unsafe-')
  }
  for (const path of PUBLIC) await check(path)
  await signInTaker(page, { completed: false })
  for (const path of SIGNED_IN) await check(path)
})

/** Beside the reading pages; all else belongs to one person, or to one moment. */
const LISTED = ['/', '/register', '/login', '/verify']

test('search engines may list what is read, sign-in, registration and the report check, and no other page', async ({
  page,
}) => {
  const check = async (path: string, listed: boolean) => {
    const html = await (await page.request.get(path)).text()
    const robots = [...html.matchAll(/<meta name="robots" content="([^"]+)"/g)].map(([, content]) => content)
    expect(robots, path).toEqual(listed ? [] : ['noindex'])
  }
  for (const path of PUBLIC) await check(path, LISTED.includes(path) || languageOf(path) !== null)
  await signUp(page)
  for (const path of SIGNED_IN) await check(path, languageOf(path) !== null)
})

test('sign-in and registration say in one sentence what they are', async ({ page, language }) => {
  for (const [path, sentence] of [
    ['/login', ACCOUNT_PAGES[language].loginDescription],
    ['/register', ACCOUNT_PAGES[language].registerDescription],
  ] as const) {
    expect(sentence.length, sentence).toBeGreaterThanOrEqual(60)
    expect(sentence.length, sentence).toBeLessThanOrEqual(170)
    await page.goto(path)
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', sentence)
  }
})

test('an unknown address is a 404 that reads so', async ({ page, language }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  if (language === 'en') await sees(page, 'Page Not Found')
})

test('the language toggle changes the page in place and is remembered', async ({ page, text, language }) => {
  await page.goto('/login')
  await page.locator('[name=email]').fill('typed@example.test')
  await page.getByRole('button', { name: text.switchTo }).click()
  const other = nextLocale(language)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.locator('[name=email]')).toHaveValue('typed@example.test')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', LANGUAGES[other].direction)
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
    await expect(bar.getByRole('link')).toHaveCount(5)
    await expect(bar.getByRole('link', { name: text.shell.navHome })).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('link', { name: text.shell.navResults }).click()
    await expect(page).toHaveURL(/\/results$/)
    await expect(bar.getByRole('link', { name: text.shell.navResults })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})
