import type { Page } from '@playwright/test'
import type { ErrorCode } from '#contract/problem.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import {
  beginAssessment,
  expect,
  fillProfile,
  fillRegistration,
  inventPerson,
  sees,
  test,
} from './support.ts'
import { signInTaker } from './taker.ts'

// The failures that need a server which refuses. What each title is, letter for
// letter, stands in web/text/quoted.test.ts.

const MESSAGE = 'The sentence of the server.'

/** The server refuses a call, with a sentence or without one. */
const refuse = (page: Page, path: string, options: { status?: number; message?: string } = {}) =>
  page.route(path, (route, request) => {
    if (request.method() === 'GET') return route.fallback()
    const { status = 409, message = MESSAGE } = options
    const code: ErrorCode = 'invalid_request'
    return route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, message }),
    })
  })

/** Refused without a sentence, as a proxy before the server would. */
const refuseSilently = (page: Page, path: string) =>
  page.route(path, (route, request) =>
    request.method() === 'GET' ? route.fallback() : route.fulfill({ status: 400, body: '' }),
  )

const submit = (page: Page) => page.locator('form button[type=submit]').first().click()

test.describe('registration that fails', () => {
  for (const silent of [false, true]) {
    test(`says so with ${silent ? 'the default sentence' : "the server's sentence"}`, async ({
      page,
      text,
    }) => {
      await (silent ? refuseSilently : refuse)(page, '**/api/auth/register')
      await page.goto('/register')
      await fillRegistration(page, inventPerson())
      await submit(page)
      await sees(page, text.account.registerFailed)
      await sees(page, silent ? text.account.registerFallback : MESSAGE)
      await expect(page).toHaveURL(/\/register$/)
    })
  }
})

test('signing in that fails without a sentence gets the default one', async ({ page, text }) => {
  await refuseSilently(page, '**/api/auth/login')
  await page.goto('/login')
  await page.locator('[name=email]').fill(inventPerson().email)
  await page.locator('[name=password]').fill('a long enough one')
  await submit(page)
  await sees(page, text.account.loginFailed)
  await sees(page, text.account.loginFallback)
})

for (const silent of [false, true]) {
  test(`a reset link that cannot be sent is said with ${silent ? 'the default' : "the server's"} sentence`, async ({
    page,
    text,
  }) => {
    await (silent ? refuseSilently : refuse)(page, '**/api/auth/forgot-password')
    await page.goto('/forgot-password')
    await page.locator('[name=email]').fill(inventPerson().email)
    await submit(page)
    await sees(page, text.account.linkFailed)
    await sees(page, silent ? text.account.linkFallback : MESSAGE)
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  test(`a password that cannot be changed is said with ${silent ? 'the default' : "the server's"} sentence`, async ({
    page,
    text,
  }) => {
    await (silent ? refuseSilently : refuse)(page, '**/api/auth/reset-password')
    await page.goto('/reset-password?token=invented')
    await page.locator('[name=password]').fill('A new Passphrase 9')
    await page.locator('[name=confirmPassword]').fill('A new Passphrase 9')
    await submit(page)
    await sees(page, text.account.resetFailed)
    await sees(page, silent ? text.account.resetFallback : MESSAGE)
    await expect(page).toHaveURL(/\/reset-password/)
  })
}

test('a reset page without a token says why, and leads to a new link', async ({ page, text }) => {
  await page.goto('/reset-password')
  await sees(page, text.account.invalidLink)
  await sees(page, text.account.invalidLinkBody)
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('a profile, and a field, that are not saved say so with the sentence of the server', async ({
  page,
  text,
}) => {
  await signUp(page)
  await page.goto('/assessment')
  await fillProfile(page)
  // Of two preferred fields none is chosen at first.
  await page.locator('[name=preferredFields]').nth(1).check()
  await refuse(page, '**/api/profile')
  await page.getByRole('button', { name: text.profile.save }).click()
  await sees(page, text.common.error)
  await sees(page, MESSAGE)
  await expect(page.locator('[name=city]')).toHaveValue('الرياض')
  await page.unroute('**/api/profile')
  await page.getByRole('button', { name: text.profile.save }).click()

  // Nothing chosen: the button says why it does nothing.
  const start = page.getByRole('button', { name: text.assessment.fieldStart })
  await expect(start).toBeDisabled()
  await start.click({ force: true })
  await sees(page, text.assessment.fieldMissing)
  await sees(page, text.assessment.fieldMissingBody)

  await page.getByRole('radio', { name: /التقنية والمعلومات|Technology/ }).check()
  await refuse(page, '**/field', { message: 'This field is not open.' })
  await start.click()
  await sees(page, 'This field is not open.')
  await page.unroute('**/field')
  await start.click()
  await sees(page, text.assessment.fieldSaved)
  await sees(page, text.assessment.fieldSavedBody)
})

test('an assessment that cannot start says so with the sentence of the server, and starts at the next try', async ({
  page,
  text,
}) => {
  await signUp(page)
  await refuse(page, '**/api/assessment/start')
  await page.goto('/assessment')
  await fillProfile(page)
  await page.getByRole('button', { name: text.profile.save }).click()
  await sees(page, text.assessment.startFailed)
  await sees(page, MESSAGE)
  await isSound(page)
  await page.unroute('**/api/assessment/start')
  await page.getByRole('button', { name: text.common.retry }).click()
  await expect(page.getByRole('button', { name: text.assessment.fieldStart })).toBeVisible()
})

test('an answer that is refused says so with the sentence of the server', async ({ page, text }) => {
  await beginAssessment(page, text)
  await refuse(page, '**/answer', { status: 400 })
  await page.locator('[data-answer]').first().click()
  await page.locator('[data-question] button[type=submit]').click()
  await sees(page, text.common.error)
  await sees(page, MESSAGE)
})

test('a new assessment that cannot begin is said in its own words', async ({ page, context, text }) => {
  await signInTaker(context)
  await refuse(page, '**/api/assessment/reset', { status: 500 })
  await page.goto('/assessment')
  await page.getByRole('button', { name: text.assessment.startNew }).click()
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: text.assessment.resetConfirm }).click()
  await sees(page, text.common.error)
  await sees(page, text.assessment.resetFailed)
  await isSound(page)
  // The completed one is where it was.
  await expect(page.getByRole('link', { name: text.assessment.viewResults })).toBeVisible()
})

test('signing out leads to the login page, also when the call is refused', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context)
  await refuse(page, '**/api/auth/logout', { status: 500 })
  await page.goto('/')
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await expect(page).toHaveURL(/\/login\?signedOut=1$/)
})

test('the home page leads to every other page, the scientific references among them', async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context)
  await page.goto('/')
  const rows = page.getByRole('navigation', { name: text.dashboard.more })
  for (const name of [
    text.dashboard.results,
    text.dashboard.companies,
    text.dashboard.plans,
    text.dashboard.references,
  ]) {
    await expect(rows.getByRole('link', { name })).toBeVisible()
  }
  await rows.getByRole('link', { name: text.dashboard.references }).click()
  await expect(page).toHaveURL(/\/scientific-references$/)
})
