import { MAILED_LINKS } from '#web/text/mailed-links.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, inventPerson, linkInMailTo, logIn, register, sees, test } from './support.ts'

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
