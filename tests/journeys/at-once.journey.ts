import { expect, hold, isAlive, test } from './support.ts'
import { signInTaker } from './taker.ts'

// A press shows at once that it was taken, however long what it asks for is on its way.

// The worker would answer with the scripts that it keeps.
test.use({ serviceWorkers: 'block' })

test('a page that is on its way is announced by a line, until it is there', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context)
  await page.goto('/')
  await isAlive(page)
  const release = await hold(page, /\/assets\/.*\.js|\/api\/assessment\/.*\/results/)
  await page.getByRole('link', { name: text.shell.navResults, exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-going', '')
  const line = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').borderTopWidth)
  await expect.poll(line).toBe('3px')
  release()
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-going')
})

test('the bell and the language show that they were pressed', async ({ page, context, text, language }) => {
  await signInTaker(context)
  await page.goto('/', { waitUntil: 'networkidle' })
  const release = await hold(page, '**/assets/*.js')
  const bell = page.getByRole('button', { name: text.shell.notifications(0) })
  const toggle = page.getByRole('button', { name: text.switchTo })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-busy', 'true')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})
