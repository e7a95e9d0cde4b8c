import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { PROFILE } from '../support/api.ts'
import { caller, signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, inventPerson, linkInMailTo, logIn, register, sees, speak, test } from './support.ts'

test('the link in the verification mail confirms the address, once', async ({ page, text }) => {
  const person = await register(page, text)
  await sees(page, text.dashboard.verifyTitle)
  const link = await linkInMailTo(person.email, '/verify-email')
  await page.goto(new URL(link).pathname + new URL(link).search)
  await sees(page, text.account.verifyDone)
  // Signed in, nobody is led to a form to sign in; who asks for one is sent on.
  await expect(page.getByRole('link', { name: text.account.goToLogin })).toHaveCount(0)
  await page.getByRole('link', { name: text.common.home }).click()
  await expect(page).toHaveURL(/\/$/)
  for (const form of ['/login', '/register']) {
    await page.goto(`${form}?redirectTo=%2Fcompany`)
    await expect(page).toHaveURL(/\/company$/)
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await expect(page.getByText(text.dashboard.verifyTitle)).toHaveCount(0)
  await page.goto(new URL(link).pathname + new URL(link).search)
  await sees(page, text.account.verifyFailed)
})

test('the mail read on another device: the password is asked for, and nothing is lost', async ({
  page,
  text,
  language,
  browser,
  baseURL,
}) => {
  const words = MAILED_LINKS[language]
  const person = await signUp(page)
  await caller(page)('/api/profile', PROFILE)
  const link = new URL(await linkInMailTo(person.email, '/verify-email'))
  const elsewhere = await browser.newContext()
  await speak(elsewhere, language, baseURL)
  const device = await elsewhere.newPage()
  await device.goto(new URL(link.pathname + link.search, baseURL).href)
  await sees(device, words.askBody)
  await expect(device.getByRole('heading', { name: text.account.verifyTitle })).toBeFocused()
  await isSound(device)
  const password = device.locator('[name=password]')
  await password.fill('not the password')
  await device.getByRole('button', { name: words.confirm }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveValue('not the password')
  await isSound(device)
  await password.fill(person.password)
  await device.getByRole('button', { name: words.confirm }).click()
  await sees(device, text.account.verifyDone)
  await expect(device.getByRole('link', { name: text.account.goToLogin })).toBeVisible()
  await elsewhere.close()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await expect(page.getByText(text.dashboard.verifyTitle)).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.locator('[name=fullName]')).toHaveValue(PROFILE.fullName)
})

test('the link of another account, opened with its password, leaves the signed-in one as it is', async ({
  page,
  text,
  language,
  browser,
}) => {
  const words = MAILED_LINKS[language]
  const elsewhere = await browser.newContext()
  const other = await signUp(elsewhere)
  await elsewhere.close()
  const link = new URL(await linkInMailTo(other.email, '/verify-email'))
  await register(page, text)
  await sees(page, text.dashboard.verifyTitle)
  await page.goto(link.pathname + link.search)
  await page.locator('[name=password]').fill(other.password)
  await page.getByRole('button', { name: words.confirm }).click()
  await sees(page, text.account.verifyDone)
  await page.getByRole('link', { name: text.common.home }).click()
  await sees(page, text.dashboard.verifyTitle)
})

test('an account that somebody else made with this address: a new password takes what they left away', async ({
  page,
  text,
  language,
  browser,
}) => {
  const words = MAILED_LINKS[language]
  const stranger = await browser.newContext()
  const person = await signUp(stranger)
  await caller(stranger)('/api/profile', PROFILE)
  const link = new URL(await linkInMailTo(person.email, '/verify-email'))
  await page.goto(link.pathname + link.search)
  await sees(page, words.unknownPassword)
  await page.getByRole('link', { name: words.newPassword }).click()
  await page.locator('[name=email]').fill(person.email)
  await page.getByRole('button', { name: text.account.sendLink }).click()
  await sees(page, text.account.linkSent)
  const reset = new URL(await linkInMailTo(person.email, '/reset-password'))
  await page.goto(reset.pathname + reset.search)
  const owner = { ...person, password: 'An owner of 1 Address' }
  await page.locator('[name=password]').fill(owner.password)
  await page.locator('[name=confirmPassword]').fill(owner.password)
  await page.getByRole('button', { name: text.account.reset, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/, { timeout: 6000 })
  await logIn(page, text, owner)
  await page.goto('/profile')
  await expect(page.locator('[name=city]')).toHaveValue('')
  expect((await stranger.request.get('/api/auth/user')).status()).toBe(401)
  await stranger.close()
})

test('a verification link without a token, or with an invented one, fails with a way on', async ({
  page,
  text,
  language,
}) => {
  for (const address of ['/verify-email', '/verify-email?token=invented']) {
    await page.goto(address)
    await sees(page, text.account.verifyFailed)
    await expect(page.getByRole('link', { name: text.account.backToRegister })).toBeVisible()
    await expect(page.getByRole('link', { name: MAILED_LINKS[language].support })).toBeVisible()
  }
})

test('a forgotten password is set anew through the mailed link, and every session ends', async ({
  page,
  text,
  language,
}) => {
  const person = await signUp(page)
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/forgot-password')
  const send = page.getByRole('button', { name: text.account.sendLink })
  await expect(send).toBeDisabled()
  await page.locator('[name=email]').fill(person.email)
  await send.click()
  await sees(page, text.account.linkSent)
  await expect(page).toHaveURL(/\/login$/, { timeout: 6000 })

  const link = await linkInMailTo(person.email, '/reset-password')
  await page.goto(new URL(link).pathname + new URL(link).search)
  const changed = { ...person, password: 'A new Passphrase 9' }
  await page.locator('[name=password]').fill('short')
  await expect(page.getByRole('listitem').filter({ hasText: text.account.ruleLength })).toContainText(
    text.account.ruleUnmet,
  )
  await page.locator('[name=password]').fill(changed.password)
  for (const rule of [
    text.account.ruleLength,
    text.account.ruleUpper,
    text.account.ruleLower,
    text.account.ruleDigit,
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: rule })).toContainText(text.account.ruleMet)
  }
  await page.locator('[name=confirmPassword]').fill(changed.password)
  await page.getByRole('button', { name: text.account.reset, exact: true }).click()
  await sees(page, text.account.resetDone)
  await expect(page).toHaveURL(/\/login$/, { timeout: 6000 })
  await logIn(page, text, changed)
  // The link works once; what is said leads to another.
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.locator('[name=password]').fill('A newer Passphrase 9')
  await page.locator('[name=confirmPassword]').fill('A newer Passphrase 9')
  await page.getByRole('button', { name: text.account.reset, exact: true }).click()
  await isSound(page)
  await page.getByRole('link', { name: MAILED_LINKS[language].newLink }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an address without an account is answered like any other', async ({ page, text }) => {
  await page.goto('/forgot-password')
  await page.locator('[name=email]').fill(inventPerson().email)
  await page.getByRole('button', { name: text.account.sendLink }).click()
  await sees(page, text.account.linkSent)
})

test('a reset page without a token says so and leads to a new link', async ({ page, text }) => {
  await page.goto('/reset-password')
  await sees(page, text.account.invalidLink)
  await expect(page).toHaveURL(/\/forgot-password$/)
})
