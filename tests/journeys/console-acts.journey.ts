import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { price } from '#web/text/format.ts'
import { LOOKS } from '#web/text/looks.ts'
import { PAYMENT } from '#web/text/payment.ts'
import {
  askForRefund,
  becomeOwner,
  beginHour,
  elsewhere,
  giveUpMail,
  openConsole,
  pressSurely,
  rowWith,
  subscribe,
} from './operator.ts'
import { answerBank, CARDS, fillCard, payButton } from './payment-support.ts'
import { caller } from './person.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

test('an owner sends a mail again, rejects a refund, closes a message, checks the payment page and believes the clock', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const [words, looks] = [CONSOLE[language], LOOKS[language]]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  await askForRefund(person)
  await giveUpMail(person)
  const body = { name: 'نورة السالم', email: person.email, message: 'رسالة لا تنتظر رداً من أحد' }
  await caller(theirs)('/api/contact', body)
  await theirs.close()

  await openConsole(page, language, '/operator', await becomeOwner(await signInTaker(context)))
  await page.getByRole('link', { name: words.waitingOf.mails }).click()
  await expect(page.getByRole('heading', { name: words.givenUp })).toBeFocused()
  const menu = page.getByRole('navigation', { name: words.sections })
  await menu.getByRole('link', { name: words.people }).click()
  await page.getByLabel(words.query).fill(person.email)
  await page.locator('select[name="reason"]').selectOption('mail')
  await page.getByRole('button', { name: words.find }).click()
  await page.getByRole('button', { name: words.again }).click()
  await sees(page, words.inLine)
  await expect(page.getByRole('button', { name: words.again })).toHaveCount(0)
  await page.getByRole('button', { name: words.reject, exact: true }).filter({ visible: true }).click()
  await sees(page, words.rejected)
  // Each change reads the page anew, and each reading is a look.
  await sees(page, looks.acts.refund_rejected)

  const [listed] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/operator/messages')),
    menu.getByRole('link', { name: words.messages }).click(),
  ])
  const letters: readonly { readonly id: string }[] = await listed.json()
  const { rows } = await inDatabase(client =>
    client.query<{ id: string }>('select id from contact_message where email = $1', [person.email]),
  )
  const own = letters.findIndex(({ id }) => id === rows[0]?.id)
  await page.getByRole('button', { name: words.read, exact: true }).filter({ visible: true }).nth(own).click()
  await sees(page, body.message)
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
  await sees(page, words.closed)

  await menu.getByRole('link', { name: words.health }).click()
  await page.getByRole('button', { name: words.checkPage }).click()
  await sees(page, words.pageSame)
  await believeClock(page, words)
})

/** Another browser of the run may believe the clock between its jump and this press. */
async function believeClock(page: Page, words: (typeof CONSOLE)['ar']): Promise<void> {
  await expect(async () => {
    await inDatabase(client =>
      client.query(
        `insert into server_clock (seen_at, doubted_until) values (now(), now() + interval '1 day')
         on conflict (id) do update set doubted_until = excluded.doubted_until`,
      ),
    )
    await page.reload()
    await page.getByRole('button', { name: words.believe }).click({ timeout: 5000 })
    await expect(page.getByText(words.believed).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test('an owner downloads answers, publishes each part of the content with its source, and makes a panel', async ({
  page,
  context,
  language,
}) => {
  test.slow()
  const [words, desk] = [CONSOLE[language], DESK[language]]
  await openConsole(page, language, '/operator/research', await becomeOwner(await signInTaker(context)))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.download }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  await isSound(page)

  const menu = page.getByRole('navigation', { name: words.sections })
  await menu.getByRole('link', { name: words.content, exact: true }).click()
  // As they are: other browsers of the run compare the pages that show them.
  for (const part of ['figures', 'testimonials', 'legalDates'] as const) {
    const region = page.getByRole('region', { name: words[part], exact: true })
    const basis = `عدّ اليوم ${randomUUID().slice(0, 8)}`
    await region.getByLabel(words.basis).fill(basis)
    await region.getByRole('button', { name: words.preview }).click()
    await expect(region.getByText(words.previewTitle)).toBeVisible()
    await region.getByRole('button', { name: words.saveContent }).click()
    await expect(rowWith(page, basis).getByText(words[part], { exact: true })).toBeVisible()
  }
  await sees(page, words.contentSaved)
  await isSound(page)

  await menu.getByRole('link', { name: desk.panels }).click()
  const name = `لجنة ${randomUUID().slice(0, 8)}`
  await page.getByLabel(desk.name).fill(name)
  await page.getByLabel(desk.to).fill('1')
  await page.getByRole('button', { name: desk.make }).click()
  await sees(page, desk.made)
  await isSound(page)
  await rowWith(page, name).getByRole('button', { name: desk.show, exact: true }).click()
  const email = `rater-${randomUUID().slice(0, 8)}@example.test`
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: desk.invite }).click()
  await sees(page, desk.invited)
  const rater = rowWith(page, email)
  await expect(rater.getByText(desk.raterStates.invited)).toBeVisible()
  await isSound(page)
  await Promise.all([
    page.waitForResponse(response => /\/raters\/[^/]+\/invitation$/.test(response.url()) && response.ok()),
    pressSurely(rater, page, desk.inviteAgain),
  ])
  await pressSurely(rater, page, desk.remove)
  await sees(page, desk.removed)
})

test('an owner finds the receipt of a payment by its number', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const words = CONSOLE[language]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  const payer = await theirs.newPage()
  await payer.goto('/payment')
  await fillCard(payer, CARDS.mada)
  await payButton(payer).click()
  await answerBank(payer, 'AUTHENTICATED')
  await expect(payer.getByRole('heading', { name: PAYMENT[language].successTitle })).toBeVisible()
  await theirs.close()
  const { rows } = await inDatabase(client =>
    client.query<{ number: string }>('select number from receipt where user_id = $1', [person.userId]),
  )
  const number = rows[0]?.number ?? ''

  await openConsole(page, language, '/operator/money', await becomeOwner(await signInTaker(context)))
  await page.getByLabel(words.moneySearch, { exact: true }).fill(number)
  await page.getByRole('button', { name: words.search }).click()
  await sees(page, words.noPayments)
  const found = rowWith(page.getByRole('region', { name: words.issuedReceipts, exact: true }), number)
  await expect(found.getByText(words.riyals(price(2900)))).toBeVisible()
  await isSound(page)
})

test('a consultant writes the notes of an hour and says that it took place; its person reads them', async ({
  page,
  context,
  browser,
  baseURL,
  language,
}) => {
  test.slow()
  const words = CONSOLE[language]
  const { context: theirs, person } = await elsewhere(browser, language, baseURL)
  await subscribe(person)
  const consultant = await signInTaker(context)
  await beginHour(person, consultant)
  await openConsole(page, language, '/operator/consultations', await becomeOwner(consultant))
  // Only what is one's own can be opened.
  await page.getByRole('button', { name: words.openConsultation }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  const note = `ما اتُّفق عليه ${randomUUID().slice(0, 8)}`
  await dialog.getByLabel(words.notes).fill(note)
  await dialog.getByRole('button', { name: words.saveNotes }).click()
  await sees(page, words.notesSaved)
  await isSound(page)
  await dialog.getByRole('button', { name: words.outcomes.held, exact: true }).click()
  await sees(page, words.outcomeSaved)
  const own = rowWith(page, words.openConsultation)
  await expect(own.getByText(words.consultationStates.held, { exact: true })).toBeVisible()

  const billing = await theirs.newPage()
  await billing.goto('/billing')
  await isAlive(billing)
  await sees(billing, note)
  await theirs.close()
})
