import { CONSOLE } from '#web/text/console.ts'
import { LOOKS } from '#web/text/looks.ts'
import { WATCHED } from '#web/text/watched.ts'
import { becomeOwner, elsewhere, openConsole } from './operator.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('a person reads a code out, the support sees their pages and changes nothing, and the person ends it', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const [words, looks, watched] = [CONSOLE[language], LOOKS[language], WATCHED[language]]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  const account = await theirs.newPage()
  await account.goto('/account')
  await isAlive(account)
  await account.getByRole('button', { name: looks.makeCode }).click()
  const out = account.getByText(/^\d{4} \d{4}$/)
  await expect(out).toBeVisible()
  await isSound(account)

  const code = await becomeOwner(await signInTaker(context))
  await openConsole(page, language, '/operator/people', code)
  await page.getByLabel(words.supportCode).fill((await out.textContent()) ?? '')
  await page.getByRole('button', { name: words.openView }).click()
  await sees(page, words.supportOpened)
  await isSound(page)
  await page.locator('a[href="/account"]').click()
  const banner = page.getByRole('complementary', { name: watched.title })
  await expect(banner).toContainText(person.firstName)
  await isAlive(page)
  await sees(page, person.email)
  await isSound(page)
  // From the page as from anywhere else: whatever would change something is refused.
  const token = (await context.request.get('/api/auth/user')).headers()['x-csrf-token'] ?? ''
  const refused = await context.request.put('/api/account/name', {
    ...{ headers: { 'x-csrf-token': token }, data: { firstName: 'سارة', lastName: 'السالم' } },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'support_view'])

  await account.reload()
  await expect(account.getByRole('complementary', { name: watched.title })).toBeVisible()
  await sees(account, looks.acts.support_page_read)
  await isSound(account)
  await account.getByRole('complementary').getByRole('button', { name: watched.end }).click()
  await expect(account.getByRole('button', { name: looks.makeCode })).toBeVisible()
  await expect(account.getByRole('complementary', { name: watched.title })).toHaveCount(0)
  await page.goto('/account')
  await isAlive(page)
  await expect(page.getByText(person.email)).toHaveCount(0)
  await expect(banner).toHaveCount(0)

  // Again, and ended by the operator.
  await account.getByRole('button', { name: looks.makeCode }).click()
  await expect(out).toBeVisible()
  await page.goto('/operator/people')
  await page.getByLabel(words.supportCode).fill((await out.textContent()) ?? '')
  await page.getByRole('button', { name: words.openView }).click()
  await page.locator('a[href="/account"]').click()
  await banner.getByRole('button', { name: watched.end }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.people })).toBeVisible()
  await page.goto('/account')
  await isAlive(page)
  await expect(banner).toHaveCount(0)
  await theirs.close()
})
