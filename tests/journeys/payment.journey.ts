import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paymentFailure } from '#contract/payment-failures.ts'
import { PAYMENT } from '#web/text/payment.ts'
import { answerBank, CARDS, card, fillCard, paidOrders, payButton, seesBank } from './payment-support.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { beginAssessment, expect, fillRegistration, inventPerson, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test('approved at the bank: paid once, open, and no card digit ever on its way to us', async ({
  page,
  language,
  baseURL,
}) => {
  const words = PAYMENT[language]
  const leaks: string[] = []
  const sent: string[] = []
  page.on('request', request => {
    const ours = request.url().startsWith(baseURL ?? '')
    const told = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    if (!ours) sent.push(told)
    else if (/4201\D?3201|NOURA/.test(told)) leaks.push(request.url())
  })
  await signInTaker(page)
  await page.goto('/payment')
  await sees(page, words.sandboxBody)
  await sees(page, /WJ-[0-9A-Z]{10}/)
  await sees(page, '29.00')
  await fillCard(page, CARDS.mada)
  await expect(card(page, 'number')).toHaveValue('4201 3201 1111 1010')
  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')

  await expect(page.getByRole('heading', { name: words.successTitle })).toBeVisible()
  await expect(page).toHaveURL(/\/payment\/callback\?/)
  await sees(page, words.transaction)
  await expect(page).toHaveURL(/\/results$/)
  expect(await paidOrders(page)).toMatchObject([{ item: 'unlock', amount: 2900 }])
  expect(leaks).toEqual([])
  expect(sent.some(told => told.includes('4201320111111010'))).toBe(true)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /4201/,
  )

  // Again: the card of one who has paid, and on to the results.
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: words.alreadyTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: words.viewResults })).toBeVisible()
  await expect(page).toHaveURL(/\/results$/)
})

for (const [name, answer] of [
  ['declined', 'UNAUTHENTICATED'],
  ['cancelled', 'CANCELLED_AUTHENTICATION'],
] as const) {
  test(`${name} at the bank: said so, nothing charged, and a second try pays`, async ({ page, language }) => {
    const words = PAYMENT[language]
    await signInTaker(page)
    await page.goto('/payment')
    await fillCard(page, CARDS.visa)
    await payButton(page).click()
    await answerBank(page, answer)
    await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
    await sees(page, words.failedSafe)
    await isSound(page)
    expect(await paidOrders(page)).toEqual([])
    await page.getByRole('link', { name: words.retry }).click()
    await expect(page).toHaveURL(/\/payment$/)
    await fillCard(page, CARDS.mada)
    await payButton(page).click()
    await answerBank(page, 'AUTHENTICATED')
    await expect(page.getByRole('heading', { name: words.successTitle })).toBeVisible()
    expect(await paidOrders(page)).toHaveLength(1)
  })
}

test('a card without funds: the reason of the bank is said in the language of the page', async ({
  page,
  language,
}) => {
  await signInTaker(page)
  await page.goto('/payment')
  await fillCard(page, CARDS.noFunds)
  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: PAYMENT[language].failed })).toBeVisible()
  await sees(page, paymentFailure('INSUFFICIENT FUNDS')?.[language] ?? '')
  await expect(page.getByText('INSUFFICIENT FUNDS')).toHaveCount(0)
})

test('left at the bank and back by the back button: the open payment is offered, then paid', async ({
  page,
  language,
}) => {
  const words = PAYMENT[language]
  await signInTaker(page)
  await page.goto('/payment')
  await fillCard(page, CARDS.mada)
  await payButton(page).click()
  await seesBank(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/payment$/)
  await expect(page.getByRole('heading', { name: words.underWayTitle })).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: words.check }).click()
  await expect(page.getByRole('heading', { name: words.underWayTitle })).toBeVisible()
  await page.getByRole('button', { name: words.toBank }).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: words.successTitle })).toBeVisible()
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: words.alreadyTitle })).toBeVisible()
  await isSound(page)
  expect(await paidOrders(page)).toHaveLength(1)
})

test('pressed twice at once: one payment', async ({ page, language }) => {
  let posts = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/payments')) posts++
  })
  await signInTaker(page)
  await page.goto('/payment')
  await fillCard(page, CARDS.mada)
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: PAYMENT[language].successTitle })).toBeVisible()
  expect(posts).toBe(1)
})

test('two tabs: the second finds the payment of the first and charges nothing', async ({
  page,
  context,
  language,
}) => {
  const words = PAYMENT[language]
  await signInTaker(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/payment')
    await fillCard(tab, CARDS.mada)
  }
  await payButton(page).click()
  await seesBank(page)
  await payButton(other).click()
  await expect(other.getByRole('heading', { name: words.underWayTitle })).toBeVisible()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: words.successTitle })).toBeVisible()
  await other.getByRole('button', { name: words.check }).click()
  await expect(other.getByRole('heading', { name: words.paidTitle })).toBeVisible()
  expect(await paidOrders(page)).toHaveLength(1)
})

test('an answer of the provider that is lost is found again by its id', async ({ page, language }) => {
  const words = PAYMENT[language]
  await signInTaker(page)
  await page.goto('/payment')
  await fillCard(page, CARDS.mada)
  await page.route('**/v1/payments', async route => {
    await route.fetch()
    await route.abort()
  })
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: words.underWayTitle })).toBeVisible()
  await page.getByRole('button', { name: words.toBank }).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: words.successTitle })).toBeVisible()
})

test('a provider that cannot be reached: the message, letter for letter, and the form is usable again', async ({
  page,
  language,
}) => {
  const words = PAYMENT[language]
  await signInTaker(page)
  await page.goto('/payment')
  await fillCard(page, CARDS.mada)
  await page.route('**/v1/payments', route => route.abort())
  await payButton(page).click()
  await sees(page, words.failed)
  await sees(page, words.failedDefault)
  await isSound(page)
  if (language === 'ar') {
    // Letter for letter.
    await sees(page, 'فشل في الدفع')
    await sees(page, 'حدث خطأ أثناء معالجة الدفع')
  }
  await expect(payButton(page)).toBeEnabled()
  await page.unroute('**/v1/payments')
  await payButton(page).click()
  await seesBank(page)
})

test('what the form says before anything is sent', async ({ page, language }) => {
  const { errors } = PAYMENT[language]
  await signInTaker(page)
  await page.goto('/payment')
  await payButton(page).click()
  for (const message of [
    errors.numberRequired,
    errors.monthRequired,
    errors.yearRequired,
    errors.cvcRequired,
    errors.nameRequired,
  ]) {
    await sees(page, message)
  }
  await expect(card(page, 'number')).toBeFocused()
  await isSound(page)
  await fillCard(page, '٤٢٠١٣٢٠١١١١١١٠١١')
  await expect(card(page, 'number')).toHaveValue('4201 3201 1111 1011')
  await card(page, 'month').fill('13')
  await card(page, 'cvc').fill('12')
  await card(page, 'name').fill('NOURA')
  await payButton(page).click()
  for (const message of [errors.numberInvalid, errors.monthInvalid, errors.cvcInvalid, errors.nameInvalid]) {
    await sees(page, message)
  }
  await fillCard(page, CARDS.amex)
  await card(page, 'year').fill('20')
  await payButton(page).click()
  await sees(page, errors.expired)
  await sees(page, errors.cvcInvalidAmex)
})

test('typing in the middle of the number keeps the caret, and pasting takes the digits', async ({ page }) => {
  await signInTaker(page)
  await page.goto('/payment')
  await isAlive(page)
  const number = card(page, 'number')
  await number.pressSequentially('420132')
  await page.keyboard.press('Home')
  await page.keyboard.type('11')
  await expect(number).toHaveValue('1142 0132')
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)
  await number.fill('')
  await number.evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\u200E4201-3201-1111-1010 ')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(number).toHaveValue('4201 3201 1111 1010')
})

test('no assessment: the card says what comes first', async ({ page, language }) => {
  const words = PAYMENT[language]
  await signUp(page)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: words.noneTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: words.start })).toHaveAttribute('href', '/assessment')
})

test('an unfinished assessment: the card leads on with it', async ({ page, text, language }) => {
  const words = PAYMENT[language]
  await beginAssessment(page, text)
  await page.goto('/payment')
  await expect(page.getByRole('heading', { name: words.unfinishedTitle })).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: words.continue }).click()
  await expect(page).toHaveURL(/\/assessment$/)
})

test('signed out: the price is there, and the way in leads back', async ({ page, text, language }) => {
  const words = PAYMENT[language]
  await page.goto('/payment?packageId=pro')
  await sees(page, '99.00')
  await expect(payButton(page)).toHaveCount(0)
  await page.getByRole('link', { name: words.register }).click()
  await fillRegistration(page, inventPerson())
  await page.getByRole('button', { name: text.account.register, exact: true }).click()
  await expect(page).toHaveURL(/\/payment\?packageId=pro$/)
  await expect(payButton(page)).toBeVisible()
})

test('a return without an id goes to the payment; one that lies shows nothing of what it says', async ({
  page,
  language,
}) => {
  const words = PAYMENT[language]
  await signInTaker(page)
  await page.goto('/payment/callback?status=paid&message=FORGED')
  await expect(page).toHaveURL(/\/payment$/)
  await page.goto(
    '/payment/callback?id=3f0c5f0e-8a53-4b7e-9d0a-0c6f5f0e8a53&status=paid&message=%3Cb%3EFORGED%3C%2Fb%3E',
  )
  await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
  await sees(page, words.failedDefault)
  await expect(page.getByText('FORGED')).toHaveCount(0)
  expect(await paidOrders(page)).toEqual([])
})

test('the provider may be spoken to from the payment page alone', async ({ page }) => {
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policy('/payment')).toMatch(/connect-src 'self' http:\/\/localhost:\d+/)
  for (const path of ['/', '/plans', '/login', '/payment/callback?id=x']) {
    expect(await policy(path), path).toMatch(/connect-src 'self';/)
  }
  // Reached by a link, the page is loaded anew, so that its own policy holds.
  await signInTaker(page)
  await page.goto('/plans')
  const loaded = page.waitForEvent('load')
  await page.locator('a[href="/payment"]').click()
  await loaded
  await fillCard(page, CARDS.mada)
  await payButton(page).click()
  await seesBank(page)
})

test('the card’s fields have no name, and stand in no form that would be sent to us', async ({ page }) => {
  await signInTaker(page)
  await page.goto('/payment')
  await expect(card(page, 'number')).toBeVisible()
  await expect(page.locator('[data-card]')).toHaveCount(5)
  await expect(page.locator('[data-card][name]')).toHaveCount(0)
  const form = page.locator('form:has([data-card])')
  expect(await form.evaluate((element: HTMLFormElement) => element.getAttribute('action'))).toBeNull()
})

test('no key of the server is in what a browser is sent', async ({ page }) => {
  const folder = process.env.DATA_FOLDER ?? ''
  const { secretKey } = JSON.parse(readFileSync(join(folder, 'sandbox', 'keys.json'), 'utf8'))
  const secret = readFileSync(join(folder, 'auth-secret'), 'utf8').trim()
  const bodies: string[] = []
  page.on('response', async response => {
    const type = response.headers()['content-type'] ?? ''
    if (/html|json|javascript/.test(type)) bodies.push(await response.text().catch(() => ''))
  })
  await signInTaker(page)
  await page.goto('/payment')
  await expect(card(page, 'number')).toBeVisible()
  const client = join(import.meta.dirname, '..', '..', 'build', 'client')
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(js|html|json|css|map)$/.test(entry.name))
      bodies.push(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  }
  const everything = bodies.join('\n')
  expect(everything).toContain('/payments')
  expect(everything).not.toMatch(/sk_(test|live)_\w/)
  for (const canary of [secretKey, secret]) {
    expect(canary.length).toBeGreaterThan(20)
    expect(everything.includes(canary)).toBe(false)
  }
})

test('no parameter of the return leads to another site', async ({ page, baseURL }) => {
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    'https:evil.example',
    '/.//evil.example',
  ]
  const hostile = [...evil, 'javascript:alert(1)', '%0d%0aLocation:%20//evil.example']
  for (const value of hostile) {
    for (const name of ['id', 'status', 'message', 'redirect', 'redirectTo', 'callbackURL', 'callback_url']) {
      for (const path of ['/payment/callback', '/payment', '/login']) {
        const answer = await page.request.get(`${path}?${name}=${value}`, { maxRedirects: 0 })
        const to = answer.headers().location
        if (to) expect(new URL(to, baseURL).origin, `${path} ${name}=${value}`).toBe(baseURL)
      }
    }
  }
  await page.goto(`/payment/callback?id=${encodeURIComponent('//evil.example')}&redirect=//evil.example`)
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/`))
  // The way to sign in and back carries the whole address along, within our own.
  const hosts = await page
    .locator('a')
    .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).host))
  expect(hosts.filter(host => host !== new URL(baseURL ?? '').host)).toEqual([])
})
