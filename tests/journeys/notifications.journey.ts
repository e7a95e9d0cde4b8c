import { NOTIFICATIONS } from '#web/text/notifications.ts'
import { answerBank, CARDS, fillCard, payButton } from './payment-support.ts'
import { isSound } from './sound.ts'
import { expect, register, sees, test } from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

const bell = (page: import('@playwright/test').Page) => page.locator('header button[aria-haspopup=dialog]')

test('a result and a payment ring the bell: counted, read once, and each leads to its page', async ({
  page,
  text,
  language,
}) => {
  const words = NOTIFICATIONS[language]
  await signInTaker(page, { completed: false })
  await answerByCall(page, 90)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName(text.shell.notifications(1))
  await page.goto('/payment')
  await expect(bell(page)).toHaveCount(0)
  await fillCard(page, CARDS.mada)
  await payButton(page).click()
  await answerBank(page, 'AUTHENTICATED')
  await expect(page).toHaveURL(/\/results$/)
  await page.goto('/billing')
  await expect(bell(page)).toHaveAccessibleName(text.shell.notifications(2))
  await bell(page).click()
  const list = page.getByRole('dialog', { name: words.title }).getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText(/R-\d{6}/)
  await expect(list.last()).toContainText(/WJ-[0-9A-Z]{10}/)
  await expect(list.first()).toContainText(words.unread)
  // Opening has read them; what was new stays marked until the list is closed.
  await expect(bell(page).locator('svg')).toHaveCount(1)
  await isSound(page)
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName(text.shell.notifications(0))
  await expect(bell(page)).toBeFocused()
  await bell(page).click()
  await expect(list.first()).not.toContainText(words.unread)
  await list.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('no notifications yet: the list says what will be in it', async ({ page, text, language }) => {
  await register(page, text)
  await expect(bell(page)).toHaveAccessibleName(text.shell.notifications(0))
  await bell(page).click()
  await sees(page, NOTIFICATIONS[language].noneBody)
  await isSound(page)
  await page.getByRole('button', { name: text.common.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a list that cannot be loaded says so, tells no network from a fault, and loads at the next try', async ({
  page,
  text,
  language,
}) => {
  const words = NOTIFICATIONS[language]
  await page.route('**/api/notices', route => route.abort())
  await register(page, text)
  await bell(page).click()
  await sees(page, words.offline)
  await isSound(page)
  await page.unroute('**/api/notices')
  await page.route('**/api/notices', route =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.getByRole('button', { name: text.common.retry }).click()
  await sees(page, words.failed)
  await isSound(page)
  await page.unroute('**/api/notices')
  await page.getByRole('button', { name: text.common.retry }).click()
  await sees(page, words.none)
})

test('the question screen has the bell too', async ({ page, text }) => {
  await signInTaker(page, { completed: false })
  await answerByCall(page, 90)
  await page.goto('/assessment')
  await expect(bell(page)).toHaveAccessibleName(text.shell.notifications(1))
})
