import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { CONSULTATION_RULES } from '#contract/consultations.ts'
import { RECEIPT_WORDS } from '#server/features/money/receipt-words.ts'
import { BILLING } from '#web/text/billing.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date } from '#web/text/format.ts'
import { LOOKS } from '#web/text/looks.ts'
import { askForRefund, becomeOwner, confirm, openConsole, subscribe } from './operator.ts'
import { caller } from './person.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, speak, test } from './support.ts'
import { inDatabase, signInTaker, type Taker } from './taker.ts'

/** Makes a person who waits for a refund and for an answer. */
async function createPerson(context: BrowserContext): Promise<{ person: Taker; message: string }> {
  const person = await signInTaker(context)
  await askForRefund(person)
  const body = { name: 'نورة السالم', email: person.email, message: 'سؤال إلى المشغّل عن الإيصال' }
  await caller(context)('/api/contact', body)
  const { rows } = await inDatabase(client =>
    client.query<{ id: string }>('select id from contact_message where email = $1', [person.email]),
  )
  return { person, message: rows[0]?.id ?? '' }
}

test('an operator sets up, finds a person, unlocks, refunds, answers and deletes; the person sees who looked', async ({
  page,
  context,
  browser,
  baseURL,
  language,
  text,
}) => {
  test.slow()
  const [words, looks] = [CONSOLE[language], LOOKS[language]]
  const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await speak(theirs, language, baseURL)
  const { person, message } = await createPerson(theirs)

  const operator = await signInTaker(context)
  await page.goto('/operator')
  await sees(page, text.shell.notFoundTitle)
  const code = await becomeOwner(operator)
  await page.goto('/operator/people')
  await sees(page, words.doorLead)
  await isSound(page)
  await page.getByLabel(words.code).fill(code())
  await page.getByRole('button', { name: words.open }).click()

  await page.getByLabel(words.query).fill(person.applicationNumber)
  // The support view asks for a reason too.
  const reason = page.locator('select[name="reason"]')
  await reason.selectOption('report')
  await page.getByRole('button', { name: words.find }).click()
  await sees(page, person.email)
  await isSound(page)
  await page.getByRole('button', { name: words.unlock }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.unlock }).click()
  await sees(page, words.unlockDone)

  const menu = page.getByRole('navigation', { name: words.sections })
  await menu.getByRole('link', { name: words.today }).click()
  await sees(page, words.waitingOf.refunds)
  await isSound(page)
  await menu.getByRole('link', { name: words.money }).click()
  await sees(page, words.refundReasons.request)
  await isSound(page)
  await page.getByRole('button', { name: words.approve, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: words.approve }).click()
  // A refund asks for a further code.
  await confirm(page, language, code)
  await sees(page, words.approved)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.download }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^receipts-\d{4}-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(RECEIPT_WORDS.issued[language])

  const [listed] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith('/api/operator/messages')),
    menu.getByRole('link', { name: words.messages }).click(),
  ])
  await sees(page, words.contactLead)
  await isSound(page)
  // Closed letters look alike, and another browser of the run may answer its own at this moment.
  const letters: readonly { readonly id: string }[] = await listed.json()
  const own = letters.findIndex(({ id }) => id === message)
  await page.getByRole('button', { name: words.read, exact: true }).nth(own).click()
  await sees(page, 'سؤال إلى المشغّل عن الإيصال')
  // It is written in Arabic, whatever the operator reads.
  await expect(page.getByRole('dialog').getByLabel(words.answerLanguage)).toHaveValue('ar')
  await page.getByRole('dialog').getByLabel(words.answer, { exact: true }).fill('الإيصال في صفحة الاشتراك')
  await page.getByRole('dialog').getByRole('button', { name: words.send }).click()
  await sees(page, words.sent)

  const sections = [words.funnel, words.health, words.log, words.team, words.approvals, words.measurement]
  for (const section of sections) {
    await menu.getByRole('link', { name: section, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
    await expect(page.getByText(words.loading)).toHaveCount(0)
    await isSound(page)
  }

  // Who looked, from the log to the account.
  await menu.getByRole('link', { name: words.log }).click()
  await sees(page, operator.email)
  await page.getByRole('link', { name: words.openPerson }).filter({ visible: true }).first().click()
  await expect(page.getByLabel(words.query)).toHaveValue(/^[\da-f-]{36}$/)

  const account = await theirs.newPage()
  await account.goto('/account')
  await isAlive(account)
  await sees(account, looks.acts.person_opened)
  await sees(account, looks.acts.report_unlocked)
  await expect(account.getByText(operator.email)).toHaveCount(0)

  await menu.getByRole('link', { name: words.people }).click()
  await page.getByLabel(words.query).fill(person.email)
  await reason.selectOption('asked')
  await page.getByRole('button', { name: words.find }).click()
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click()
  await sees(page, words.removed)
  await page.getByRole('button', { name: words.leave }).click()
  await sees(page, words.doorLead)
  await theirs.close()
})

test('an hour is offered, booked with a shared report, opened by its consultant and cancelled by its person', async ({
  page,
  context,
  browser,
  baseURL,
  language,
  isMobile,
}) => {
  test.slow()
  const [words, billing] = [CONSOLE[language], BILLING[language]]
  await openConsole(page, language, '/operator/consultations', await becomeOwner(await signInTaker(context)))
  // A day of its own: the other pairs of language and size offer theirs to the same people.
  const ahead = 10 + (language === 'ar' ? 0 : 20) + (isMobile ? 0 : 10) + test.info().retry
  const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(words.firstDay).fill(day)
  await page.getByLabel(words.hourOfDay).fill('17:15')
  await page.getByLabel(words.place).fill('https://meet.example/room')
  await page.getByRole('button', { name: words.addHours }).click()
  await sees(page, words.hoursAdded(1))
  await isSound(page)

  const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await speak(theirs, language, baseURL)
  await subscribe(await signInTaker(theirs))
  const person = await theirs.newPage()
  await person.goto('/billing')
  await isAlive(person)
  await isSound(person)
  await person.getByRole('button', { name: billing.book }).click()
  await sees(person, billing.hourMissing)
  const option = person.getByRole('option', {
    name: new RegExp(`${date(`${day}T14:15:00Z`, language)}.*17:15`),
  })
  await person.getByLabel(billing.hour).selectOption((await option.first().getAttribute('value')) ?? '')
  await person.getByLabel(billing.topic).fill('مقابلة عمل بعد أسبوعين')
  await person.getByRole('checkbox', { name: billing.papers.report }).check()
  await person.getByRole('button', { name: billing.book }).click()
  await sees(person, billing.booked)
  await expect(person.getByRole('link', { name: billing.meeting })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  )
  await isSound(person)

  await page.reload()
  await page.getByRole('button', { name: words.openConsultation }).filter({ visible: true }).first().click()
  await sees(page, 'مقابلة عمل بعد أسبوعين')
  const report = page.getByRole('dialog').getByRole('link', { name: words.papers.report })
  const paper = await context.request.get((await report.getAttribute('href')) ?? '')
  expect(paper.headers()['content-type']).toBe('application/pdf')
  await isSound(page)

  await person.getByRole('checkbox', { name: billing.papers.report }).uncheck()
  await sees(person, billing.sharesSaved)
  expect((await context.request.get((await report.getAttribute('href')) ?? '')).status()).toBe(404)
  await person.getByRole('button', { name: billing.cancelConsultation }).click()
  await sees(person, billing.cancelSure(true, CONSULTATION_RULES))
  await person.getByRole('dialog').getByRole('button', { name: billing.cancelConsultation }).click()
  await sees(person, billing.consultationCancelled)
  await sees(person, billing.consultationStatus.cancelled)
  await theirs.close()
})
