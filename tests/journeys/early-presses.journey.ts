import type { Page } from '@playwright/test'
import { hasStored } from './device.ts'
import { expect, fillRegistration, hold, inventPerson, isAlive, seesQuestion, test } from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

// What is typed, chosen and pressed on a page that is drawn and not alive yet: its scripts are on their way.

// The worker would answer with the scripts that it keeps.
test.use({ serviceWorkers: 'block' })

/** Opens a page of which all scripts, or one, come when the returned function is called; the others are at work before. */
async function openAsleep(
  page: Page,
  path: string,
  scripts = '**/assets/*.js',
): Promise<() => Promise<void>> {
  const arrive = await hold(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  if (scripts !== '**/assets/*.js') await isAlive(page)
  return async () => {
    // The page has taken the press, and has not acted on it.
    await expect(page.locator('[data-pressed]')).toHaveCount(1)
    expect(new URL(page.url()).search).toBe('')
    arrive()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
  }
}

/** "Next" says that it is disabled until the page is alive: Playwright would wait for it, a finger does not. */
const submit = (page: Page) => page.locator('main form button[type=submit]').last()

/** The fourth answer to the first question of a new attempt, chosen and confirmed. */
async function confirmAsleep(page: Page) {
  const taker = await signInTaker(page.context(), { completed: false })
  const scriptsCome = await openAsleep(page, '/assessment')
  await page.locator('[data-answer]').nth(3).click()
  await submit(page).click({ force: true })
  return { taker, scriptsCome }
}

test('what was typed before the scripts came signs in, with the press that was made then', async ({
  page,
  context,
  text,
}) => {
  const taker = await signInTaker(context)
  await context.clearCookies({ name: /session/ })
  const scriptsCome = await openAsleep(page, '/login')
  await page.locator('[name=email]').fill(taker.email)
  await page.locator('[name=password]').fill(taker.password)
  await page.getByRole('checkbox').check()
  await page.locator('[name=password]').press('Enter')
  const sent = page.waitForRequest('**/api/auth/login')
  await scriptsCome()
  expect((await sent).postDataJSON()).toEqual({
    email: taker.email,
    password: taker.password,
    rememberMe: true,
  })
  await expect(page.getByRole('heading', { name: text.dashboard.hello(taker.firstName) })).toBeVisible()
})

test('a registration that was sent before the scripts came is made', async ({ page, text }) => {
  const person = inventPerson()
  const scriptsCome = await openAsleep(page, '/register')
  await fillRegistration(page, person)
  await submit(page).click()
  await scriptsCome()
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
})

test('an answer that was confirmed before the scripts came is saved, with the time that it was read', async ({
  page,
  text,
}) => {
  const { taker, scriptsCome } = await confirmAsleep(page)
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const read = await page.evaluate(
    () => performance.now() - (performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN),
  )
  const sent = page.waitForRequest('**/answer')
  await scriptsCome()
  await seesQuestion(page, text, 2)
  await hasStored(taker, '4')
  expect((await sent).postDataJSON().responseTime).toBeGreaterThanOrEqual(Math.floor(read))
})

test('whoever chooses another answer takes back that the first was confirmed', async ({ page, text }) => {
  const { taker, scriptsCome } = await confirmAsleep(page)
  await page.locator('[data-answer]').nth(1).click()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  // Another press, so that there is one to wait for.
  await page.getByRole('button', { name: text.switchTo }).click()
  await scriptsCome()
  await expect(page.locator('[data-question="1"]')).toBeVisible()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await submit(page).click()
  await hasStored(taker, '2')
})

for (const [what, scripts] of [
  ['the scripts came', '**/assets/*.js'],
  ['its own script came', '**/assets/field-step-*.js'],
] as const) {
  test(`the field that was chosen and confirmed before ${what} is saved`, async ({ page, text }) => {
    await signInTaker(page.context(), { completed: false, field: false })
    const scriptsCome = await openAsleep(page, '/assessment', scripts)
    await page.locator('[name=selectedField][value=engineering]').check()
    await submit(page).click({ force: true })
    await scriptsCome()
    await seesQuestion(page, text, 1)
  })
}

test('the form that was chosen before the scripts came is the one that starts, and its consent is seen first', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context)
  const scriptsCome = await openAsleep(page, '/assessment-selection')
  await page.locator('[name=template][value=advanced]').check()
  await page.getByRole('button', { name: text.selection.start, exact: true }).click()
  await scriptsCome()
  const name = language === 'ar' ? 'النموذج المتقدم' : 'Advanced'
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.locator('[name=template][value=advanced]')).toBeChecked()
  await expect(page.getByText(text.selection.consent).filter({ visible: true })).toBeVisible()
  await expect(page).toHaveURL(/assessment-selection$/)
  await page.getByRole('button', { name: text.selection.start, exact: true }).click()
  await expect(page).toHaveURL(/\/assessment$/)
})

test('a press on a rest stop whose own script comes last is kept', async ({ page, context, text }) => {
  await signInTaker(context, { completed: false })
  await answerByCall(context, 30)
  const scriptComes = await openAsleep(page, '/assessment', '**/assets/rest-stop-*.js')
  await page.getByRole('button', { name: text.rest.stop }).click()
  await scriptComes()
  await expect(page.getByRole('heading', { name: text.rest.reminder })).toBeFocused()
})

test('a switch that was turned before the scripts came is turned', async ({ page, context, text }) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  const scriptsCome = await openAsleep(page, '/results')
  const wished = page.getByRole('switch', { name: text.results.verifySwitch })
  const before = await wished.isChecked()
  await wished.click()
  await page.getByRole('button', { name: text.switchTo }).click()
  const sent = page.waitForRequest(request => /verification$/.test(request.url()))
  await scriptsCome()
  expect((await sent).postDataJSON()).toEqual({ enabled: !before })
})

test('a press on the bell is kept; the last press counts', async ({ page, context, text }) => {
  await signInTaker(context)
  const scriptsCome = await openAsleep(page, '/')
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await page.getByRole('button', { name: text.shell.notifications(0) }).click()
  await scriptsCome()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('no form of any page puts what it holds into an address', async ({ page, context }) => {
  await signInTaker(context, { completed: false })
  const paths = ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/verify', '/contact']
  for (const path of [...paths, '/assessment', '/account', '/payment?packageId=starter']) {
    await page.goto(path)
    const methods = await page
      .locator('form')
      .evaluateAll(forms => forms.map(form => (form as HTMLFormElement).method))
    expect([path, ...new Set(methods)]).toEqual([path, 'post'])
  }
})
