import { CONSULTATION_RULES } from '#contract/consultations.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { BILLING } from '#web/text/billing.ts'
import { CONTACT } from '#web/text/contact.ts'
import { PAYMENT } from '#web/text/payment.ts'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { answerBank, CARDS, fillCard, paidOrders, payButton } from './payment-support.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import { expect, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

const address = (language: string) => (language === 'en' ? '/en/plans' : '/plans')

test('the plans: prices of the one list, one answer open at a time, and every button leads somewhere', async ({
  page,
  text,
  language,
}) => {
  const words = PLANS_TEXT[language]
  await page.goto(address(language))
  const { prices } = await (await page.request.get('/api/plans')).json()
  await sees(page, String(prices.starter / 100))
  await sees(page, String(prices.pro / 100))
  await expect(page.getByText(words.example, { exact: true })).toHaveCount(3)
  await expect(page.getByRole('row')).toHaveCount(9)
  const questions = page.locator('details[name=faq]')
  await expect(questions).toHaveCount(4)
  for (const feature of [...words.features.starter, ...words.features.pro]) await sees(page, feature)
  await expect(page.locator('details[open]')).toHaveCount(0)
  await expect(questions.first()).toBeHidden()
  await page.getByText(words.faqShow).click()
  await isSound(page)
  await questions.nth(1).locator('summary').click()
  await sees(page, words.faqCancelBody)
  await questions.nth(2).locator('summary').click()
  await sees(page, words.faqRefundBody(14))
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1)
  await page.getByText(words.faqHide).click()
  await expect(questions.first()).toBeHidden()
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^(${text.common.home}|${text.shell.navHome})$`) })
      .filter({ visible: true }),
  ).toHaveAttribute('href', readingPath('/', language))

  const leads = (name: string, to: string) =>
    expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', to)
  await leads(words.subscribe.starter, '/payment?packageId=starter')
  await leads(words.subscribe.pro, '/payment?packageId=pro')
  await leads(words.startFree, '/register')
  await leads(words.learnMore, readingPath('/', language))
  await leads(words.contactSales, readingPath('/contact', language))
  await signUp(page)
  await page.goto(address(language))
  await leads(text.common.home, '/')
  await leads(words.startFree, '/assessment-selection')
})

test('the address of the plans decides their language, and the toggle goes to the other address', async ({
  page,
  text,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar'
  // Whatever was chosen before.
  await page.goto(address(other))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.goto(address(language))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.getByRole('link', { name: text.switchTo }).click()
  await expect(page).toHaveURL(new RegExp(`${address(other)}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page.getByRole('heading', { level: 1, name: PLANS_TEXT[other].heading })).toBeVisible()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('the questions open without a script too', async ({ browser, language, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(address(language))
  await page.getByText(PLANS_TEXT[language].faqShow).click()
  await page.locator('details[name=faq] summary').first().click()
  await sees(page, PLANS_TEXT[language].faqDifferenceBody)
  await context.close()
})

test('a package chosen leads over the profile to its payment; paid, kept, cancelled, resumed, changed', async ({
  page,
  language,
}) => {
  test.setTimeout(120_000)
  const plans = PLANS_TEXT[language]
  const words = BILLING[language]
  await signUp(page)
  await page.goto('/packages')
  for (const feature of [...plans.features.starter, ...plans.features.pro, ...plans.enterpriseFeatures]) {
    await sees(page, feature)
  }
  // Without an AI endpoint none is promised.
  await expect(page.getByText(plans.rows.ai)).toHaveCount(0)
  await sees(page, plans.enterpriseLead)
  await sees(page, plans.singleLead)
  await page.getByRole('button', { name: plans.select.starter }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await sees(page, plans.redirecting)
  await expect(page).toHaveURL(/\/payment\?packageId=starter$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/packages$/)
  // Not bought: the profile remembers, and leads nobody anywhere.
  await page.goto('/profile')
  await sees(page, plans.chosenNote(plans.starterPackage))
  await page.getByRole('link', { name: plans.toPayment }).click()

  await expect(page).toHaveURL(/\/payment\?packageId=starter$/)
  const keep = page.getByRole('checkbox')
  await expect(keep).not.toBeChecked()
  await sees(page, PAYMENT[language].renewsNot('').slice(0, 12))
  await keep.check()
  await fillCard(page, CARDS.mada)
  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: PAYMENT[language].successTitle })).toBeVisible()
  await expect(page).toHaveURL(/\/billing$/)
  expect(await paidOrders(page)).toMatchObject([{ item: 'starter', amount: 2900 }])
  await expect(page.getByRole('heading', { name: words.names.starter })).toBeVisible()
  await sees(page, /mada/)
  await sees(page, /1010/)
  await isSound(page)

  await page.getByRole('button', { name: words.change(words.names.pro) }).click()
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: words.changeConfirm }).click()
  await sees(page, words.changed)
  await page.getByRole('button', { name: words.changeBack(words.names.starter) }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.changeConfirm }).click()
  await expect(page.getByRole('button', { name: words.change(words.names.pro) })).toBeVisible()

  await page.getByRole('button', { name: words.cancel }).click()
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: words.cancelConfirm }).click()
  await sees(page, words.status.cancelled)
  await isSound(page)
  await page.getByRole('button', { name: words.resume }).click()
  await sees(page, words.status.active)

  await page.goto('/payment?packageId=pro')
  await expect(page.getByRole('heading', { name: PAYMENT[language].subscribedTitle })).toBeVisible()
})

test('Pro without a kept card: ends after its month; its consultation is offered with its rules', async ({
  page,
  language,
}) => {
  const words = BILLING[language]
  await signUp(page)
  await page.goto('/payment?packageId=pro')
  await fillCard(page, CARDS.amex, '1234')
  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page).toHaveURL(/\/billing$/)
  await sees(page, words.noCard)
  await sees(page, words.noCharge)
  await isSound(page)
  await sees(page, words.consultationBody)
  for (const rule of words.consultationRules(CONSULTATION_RULES)) await sees(page, rule)
})

test('an unopened report is refunded from the billing page, with its receipt', async ({ page, language }) => {
  const words = BILLING[language]
  await signInTaker(page)
  await page.goto('/payment')
  await fillCard(page, CARDS.mada)
  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page.getByRole('heading', { name: PAYMENT[language].successTitle })).toBeVisible()
  await page.goto('/billing')
  await page.getByRole('link', { name: words.receipt }).click()
  await expect(page.getByRole('heading', { level: 1, name: /R-\d{6}/ })).toBeVisible()
  await sees(page, '29.00')
  await isSound(page)
  await page.getByRole('link', { name: words.back }).click()
  const refund = page.getByRole('button', { name: words.refundNow })
  if (await refund.isVisible()) {
    await refund.click()
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: words.refundConfirm }).click()
    await sees(page, words.refundStarted)
  }
})

test('a selection that fails says so, letter for letter', async ({ page, language }) => {
  const words = PLANS_TEXT[language]
  await signUp(page)
  await page.goto('/packages')
  await page.route('**/api/packages/select', route => route.fulfill({ status: 409, body: '' }))
  await page.getByRole('button', { name: words.select.pro }).click()
  await sees(page, words.selectionFailed)
  await sees(page, words.selectionFailedBody)
  if (language === 'en') {
    await sees(page, 'Selection failed')
    await sees(page, 'Failed to select package. Please try again.')
  }
  await page.getByRole('link', { name: words.contactSales }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('the contact form says what is missing, sends, and thanks', async ({ page, language }) => {
  const words = CONTACT[language]
  await page.goto(readingPath('/contact', language))
  await page.getByRole('button', { name: words.send }).click()
  await sees(page, language === 'ar' ? 'الاسم مطلوب' : 'A name is required')
  await sees(page, words.fieldsBody)
  await expect(page.getByText(words.failedBody)).toHaveCount(0)
  await page.locator('[name=name]').fill('هند السالم')
  await page.locator('[name=email]').fill(`contact-${Date.now()}@example.test`)
  await page.locator('[name=message]').fill('نحتاج إلى خمسين تقييماً\nلفريق المبيعات.')
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('heading', { name: words.sentTitle })).toBeVisible()
})
