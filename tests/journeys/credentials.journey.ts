import { readFile } from 'node:fs/promises'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('chosen fields are issued, checked by a stranger, and no more once they are revoked', async ({
  page,
  context,
  text,
  browser,
  baseURL,
}) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  const words = text.credentials
  await page.goto('/credentials')
  await isAlive(page)
  // Without a score there is nothing to prove.
  await page.getByRole('button', { name: words.issue }).click()
  await sees(page, words.missing)
  await page.getByRole('checkbox', { name: words.total }).check()
  await page.getByRole('checkbox', { name: words.date }).check()
  await page.getByRole('button', { name: words.issue }).click()
  await sees(page, words.issued)
  await sees(page, words.withoutName)
  await isSound(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: words.file }).click()
  const path = await (await saving).path()
  const checkPage = (await page.getByRole('link', { name: words.checkPage }).getAttribute('href')) ?? ''

  // Anyone, without an account.
  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await stranger.addCookies((await context.cookies()).filter(({ name }) => name === 'language'))
  const visit = await stranger.newPage()
  await visit.goto('/verify')
  await isAlive(visit)
  await visit.locator('input[type=file]').setInputFiles(path)
  await sees(visit, words.genuine)
  await expect(visit.getByText('السالم')).toHaveCount(0)
  await isSound(visit)
  const token = await readFile(path, 'utf8')
  await visit.getByLabel(words.paste).fill(`${token.slice(0, -4)}AAAA`)
  await visit.getByRole('button', { name: words.check }).click()
  await sees(visit, words.found.changed.title)
  await visit.goto(checkPage)
  await sees(visit, words.genuine)
  await isSound(visit)

  await page.getByRole('button', { name: words.revoke }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.revoke }).click()
  await sees(page, words.states.revoked)
  await visit.reload()
  await sees(visit, words.gone)
  await visit.goto('/verify')
  await isAlive(visit)
  await visit.locator('input[type=file]').setInputFiles(path)
  await sees(visit, words.found.revoked.title)
  await stranger.close()
})
