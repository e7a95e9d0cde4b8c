import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import {
  beginAssessment,
  expect,
  fillRegistration,
  inventPerson,
  isAlive,
  register,
  sees,
  test,
} from './support.ts'

/** The whole page is there and takes input. */
async function openAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.locator('[name=firstName]')).toBeVisible()
}

test('the account page is reached from the avatar and is sound in both themes', async ({ page, text }) => {
  const person = await register(page, text)
  await openAccount(page, text.shell.account(person.firstName))
  await isSound(page)
})

test('a new device speaks the language of the account once it is signed in, and keeps to it', async ({
  page,
  text,
  language,
  browser,
}) => {
  const person = await signUp(page)
  const unspoken = await browser.newContext()
  const device = await unspoken.newPage()
  await device.goto('/login')
  await device.locator('[name=email]').fill(person.email)
  await device.locator('[name=password]').fill(person.password)
  await device.locator('form button[type=submit]').click()
  const hello = device.getByRole('heading', { name: text.dashboard.hello(person.firstName) })
  await expect(hello).toBeVisible()
  await device.goto('/company')
  await expect(device.locator('html')).toHaveAttribute('lang', language)
  await expect(device.getByRole('heading', { level: 1, name: text.companies.title })).toBeVisible()
  await unspoken.close()
})

test('a name is changed, and one that is too short is refused beside its field', async ({
  page,
  language,
}) => {
  const words = ACCOUNT_SETTINGS[language]
  await signUp(page)
  await page.goto('/account')
  const save = page.getByRole('button', { name: words.save, exact: true })
  await page.locator('[name=firstName]').fill('ن')
  await save.click()
  await expect(page.locator('[name=firstName]')).toHaveAttribute('aria-invalid', 'true')
  await isSound(page)
  await page.locator('[name=firstName]').fill('سارة')
  await save.click()
  await sees(page, words.nameSaved)
  await page.reload()
  await expect(page.locator('[name=firstName]')).toHaveValue('سارة')
})

test('another device is seen and signed out, and a new password ends the others', async ({
  page,
  browser,
  baseURL,
  language,
}) => {
  const words = ACCOUNT_SETTINGS[language]
  const person = await signUp(page)
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const logIn = () =>
    elsewhere.request.post('/api/auth/login', { data: { email: person.email, password: person.password } })
  await logIn()
  await page.goto('/account')
  const devices = page.getByRole('region', { name: words.devices })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText(words.thisDevice)).toHaveCount(1)
  await devices
    .getByRole('button', { name: new RegExp(words.signOut) })
    .first()
    .click()
  await sees(page, words.signedOut)
  await sees(page, words.noOthers)
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)

  await logIn()
  const part = page.getByRole('region', { name: words.password, exact: true })
  await sees(page, ACCOUNT_PAGES[language].passwordAge)
  await part.locator('[name=currentPassword]').fill('not the password')
  await part.locator('[name=password]').fill('عبارة جديدة طويلة 7')
  await part.getByRole('button', { name: words.passwordChange }).click()
  await expect(part.locator('[name=currentPassword]')).toHaveAttribute('aria-invalid', 'true')
  await part.locator('[name=currentPassword]').fill(person.password)
  await part.getByRole('button', { name: words.passwordChange }).click()
  await sees(page, words.passwordSaved)
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await elsewhere.close()
})

test('a consent is withdrawn with one press, and what follows happens', async ({ page, text, language }) => {
  const words = ACCOUNT_SETTINGS[language]
  await beginAssessment(page, text)
  await page.goto('/account')
  await isSound(page)
  const scoring = words.purposes.automated_scoring
  await page.getByRole('button', { name: words.withdrawOf(scoring) }).click()
  await sees(page, words.withdrawn)
  await expect(page.getByRole('button', { name: words.withdrawOf(scoring) })).toHaveCount(0)
  await page.getByText(words.earlier('1')).click()
  await sees(page, scoring)
  const { request } = page
  expect(await (await request.get('/api/assessment')).json()).toBeNull()
})

test('without a network nothing is changed, and the page says so', async ({
  page,
  context,
  text,
  language,
}) => {
  const words = ACCOUNT_SETTINGS[language]
  await signUp(page)
  await page.goto('/account')
  await isAlive(page)
  // What shows messages comes with the first press; before it, a page has none to show without a network.
  const toaster = page.waitForResponse(/\/toaster-[^/]+\.js$/)
  await page.locator('[name=firstName]').click()
  await toaster
  await page.locator('[name=firstName]').fill('سارة')
  await context.setOffline(true)
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await sees(page, text.common.offline)
  await expect(page.locator('[name=firstName]')).toHaveValue('سارة')
  await context.setOffline(false)
})

test('a part that does not come says so and can be asked for again', async ({ page, text, language }) => {
  const words = ACCOUNT_SETTINGS[language]
  const person = await register(page, text)
  await isAlive(page)
  await page.route('**/api/account/sessions', route => route.abort())
  await openAccount(page, text.shell.account(person.firstName))
  const devices = page.getByRole('region', { name: words.devices })
  await expect(devices.getByText(words.loadFailed)).toBeVisible()
  await isSound(page)
  await page.unroute('**/api/account/sessions')
  await devices.getByRole('button', { name: text.common.retry }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
})

test('a copy is downloaded in both forms, then the account is deleted; no address of a page names anybody', async ({
  page,
  text,
  language,
}) => {
  const words = ACCOUNT_SETTINGS[language]
  const person = { ...inventPerson(), firstName: 'كناريا' }
  const addresses: string[] = []
  page.on('request', request => {
    addresses.push(decodeURIComponent(`${request.url()} ${request.headers().referer ?? ''}`))
  })
  await page.goto('/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: text.account.register, exact: true }).click()
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await page.goto('/account')
  const copy = page.getByRole('region', { name: words.copy })
  for (const [button, ending] of [
    [words.copyJson, 'json'],
    [words.copyPage, 'html'],
  ] as const) {
    await copy.locator('[name=currentPassword]').fill(person.password)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      copy.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^wijha-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`))
    const content = readFileSync(await file.path(), 'utf8')
    expect(content).toContain(person.email)
    if (ending === 'html') expect(content).toContain(`<html lang="${language}"`)
  }

  await page.getByRole('button', { name: words.deletionStart }).click()
  const dialog = page.getByRole('dialog')
  await isSound(page)
  await dialog.locator('[name=currentPassword]').fill(person.password)
  await dialog.locator('[name=email]').fill('another@example.test')
  await dialog.getByRole('button', { name: words.deletionConfirm }).click()
  await expect(dialog.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await dialog.locator('[name=email]').fill(person.email)
  await dialog.getByRole('button', { name: words.deletionConfirm }).click()
  await sees(page, words.deletedTitle)
  await expect(page).toHaveURL(/\/account\/deleted$/)
  await isSound(page)
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept.filter(key => !['language', 'selectedAssessmentTemplate'].includes(key))).toEqual([])
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)

  const named = addresses.filter(
    address => address.includes(person.email) || address.includes(person.firstName),
  )
  expect(named).toEqual([])
  expect(addresses.length).toBeGreaterThan(20)
})
