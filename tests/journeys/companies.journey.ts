import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { writeAnswers } from '../support/write-answers.ts'
import { caller } from './person.ts'
import { isSound } from './sound.ts'
import type { Text } from './support.ts'
import { expect, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

const COMPANY = 'Masar & <b>Sons</b>'

async function addCompany(page: Page, text: Text, email: string): Promise<void> {
  await page.getByRole('button', { name: text.companies.add }).first().click()
  const dialog = page.getByRole('dialog', { name: text.companies.addTitle })
  await dialog.locator('[name=name]').fill(COMPANY)
  await dialog.locator('[name=email]').fill(email)
  await dialog.getByRole('button', { name: text.companies.add }).click()
  await expect(dialog).toHaveCount(0)
}

const inventAddress = () => `jobs-${randomBytes(5).toString('hex')}@company.example`

async function linksInMailTo(email: string): Promise<{ report: string; stop: string }> {
  const folder = process.env.MAIL_FOLDER ?? ''
  let found: { report: string; stop: string } | undefined
  await expect
    .poll(
      async () => {
        for (const name of readdirSync(folder, { encoding: 'utf8' }).sort()) {
          if (!name.endsWith('.eml')) continue
          const mail = await PostalMime.parse(readFileSync(join(folder, name)))
          if (!mail.to?.some(to => to.address === email)) continue
          const words = mail.text ?? ''
          found = {
            report: /\/r\/[^\s>)]+/.exec(words)?.[0] ?? '',
            stop: /\/unsubscribe\/[^\s>)]+/.exec(words)?.[0] ?? '',
          }
        }
        return found
      },
      { timeout: 30_000 },
    )
    .toBeDefined()
  return found ?? { report: '', stop: '' }
}

test('a company is added with both fields, counted, and deleted after a question', async ({
  page,
  context,
  text,
  language,
}) => {
  await signInTaker(context, { bought: 'unlock' })
  await page.goto('/company')
  await sees(page, text.companies.emptyTitle)
  await isSound(page)
  await page.getByRole('button', { name: text.companies.add }).first().click()
  const dialog = page.getByRole('dialog', { name: text.companies.addTitle })
  await dialog.getByRole('button', { name: text.companies.add }).click()
  await expect(
    dialog.getByText(language === 'ar' ? 'يرجى ملء جميع الحقول' : 'Please fill in all fields').first(),
  ).toBeVisible()
  await isSound(page)
  await page.keyboard.press('Escape')
  await addCompany(page, text, inventAddress())
  await sees(page, language === 'ar' ? 'تم إضافة الشركة' : 'Company added')
  await expect(page.getByRole('heading', { name: COMPANY })).toBeVisible()
  await expect(page.getByText(text.companies.count(1))).toBeAttached()

  await page.getByRole('button', { name: text.companies.removeCompany(COMPANY) }).click()
  await sees(
    page,
    language === 'ar' ? 'هل أنت متأكد من حذف هذه الشركة؟' : 'Are you sure you want to delete this company?',
  )
  await isSound(page)
  await page.getByRole('button', { name: text.companies.keep }).click()
  await expect(page.getByRole('heading', { name: COMPANY })).toBeVisible()
  await page.getByRole('button', { name: text.companies.removeCompany(COMPANY) }).click()
  await page.getByRole('button', { name: text.companies.remove, exact: true }).click()
  await sees(page, language === 'ar' ? 'تم حذف الشركة' : 'Company deleted')
  await sees(page, text.companies.emptyTitle)
})

test('what the server refuses is said with its own words', async ({ page, context, text }) => {
  await signInTaker(context, { bought: 'unlock' })
  await page.goto('/company')
  const address = inventAddress()
  await addCompany(page, text, address)
  await page.getByRole('button', { name: text.companies.add }).first().click()
  const dialog = page.getByRole('dialog', { name: text.companies.addTitle })
  await dialog.locator('[name=name]').fill(COMPANY)
  await dialog.locator('[name=email]').fill(address)
  await dialog.getByRole('button', { name: text.companies.add }).click()
  await expect(dialog.getByRole('alert')).toContainText(text.common.error)
  // And as a message, above the dialog.
  const message = page.locator('.toast')
  await expect(message).toContainText(text.common.error)
  expect(await message.evaluate(element => element.closest(':popover-open') !== null)).toBe(true)
})

test('an incomplete assessment is not sent, and a press says why', async ({
  page,
  context,
  text,
  language,
}) => {
  const { userId, assessmentId } = await signInTaker(context, { completed: false })
  await page.goto('/company')
  await addCompany(page, text, inventAddress())
  const send = page.getByRole('button', { name: text.companies.sendTo(COMPANY) })
  await expect(send).toBeDisabled()
  await send.click({ force: true })
  await sees(page, language === 'ar' ? 'تقييم غير مكتمل' : 'Assessment incomplete')
  await sees(
    page,
    language === 'ar'
      ? 'يجب إكمال التقييم قبل إرسال التقرير'
      : 'The assessment must be completed before the report is sent',
  )
  await isSound(page)

  // An earlier report is kept, and the page says where it is sent from; an address that is not confirmed stands there too.
  await inDatabase(async client => {
    await writeAnswers(client, assessmentId, { completedAt: new Date() })
    await client.query('update "user" set email_verified = false where id = $1', [userId])
  })
  await caller(page)('/api/assessment/reset', {})
  await page.reload()
  await sees(page, text.dashboard.verifyTitle)
  await isSound(page)
  await page.getByRole('button', { name: text.dashboard.resend }).click()
  await sees(page, text.dashboard.resent)
  await page.getByRole('link', { name: text.companies.toEarlier }).click()
  await expect(page.getByRole('heading', { name: text.companies.chosen })).toBeVisible()
})

test('a report is sent after a consent that names the company, opened by the employer, and revoked', async ({
  page,
  context,
  text,
  language,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { userId, applicationNumber, email } = await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/company')
  const address = inventAddress()
  await addCompany(page, text, address)
  await page.getByRole('button', { name: text.companies.sendTo(COMPANY) }).click()
  const dialog = page.getByRole('dialog', { name: text.companies.consentTitle(COMPANY) })
  await expect(dialog).toContainText(address)
  await isSound(page)
  await dialog.getByRole('button', { name: text.companies.consentGive }).click()
  await sees(page, language === 'ar' ? 'تم إرسال التقرير' : 'Report sent')
  await sees(
    page,
    language === 'ar' ? 'تم إرسال تقريرك للشركة بنجاح' : 'Your report was sent to the company successfully',
  )
  const line = page.getByRole('list', { name: text.companies.delivery(COMPANY) })
  await expect(line).toContainText(text.companies.handedOver, { timeout: 30_000 })
  await isSound(page)

  const links = await linksInMailTo(address)
  const employer = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await employer.addCookies((await context.cookies()).filter(({ name }) => name === 'language'))
  const visit = await employer.newPage()
  const answer = await visit.goto(links.report)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(visit.getByRole('heading', { level: 1 })).toContainText('نورة')
  await isSound(visit)
  await page.reload()
  await expect(line).not.toContainText(/\d\d:\d\d/)

  await visit.getByRole('button', { name: text.shared.open }).click()
  await sees(visit, text.shared.twoStories)
  await expect(visit.getByRole('heading', { name: text.results.facets })).toBeVisible()
  await isSound(visit)
  const paper = visit.waitForEvent('download')
  await visit.getByRole('link', { name: text.shared.pdf }).click()
  expect((await paper).suggestedFilename()).toBe(`Wijha-${applicationNumber}.pdf`)
  await expect(visit.getByRole('link', { name: text.shared.verify, exact: true })).toHaveAttribute(
    'href',
    `/verify/${applicationNumber}`,
  )
  // The address that the consent names, and the same as answers to the mail reach.
  const reply = new URL(
    (await visit.getByRole('link', { name: text.shared.reply }).getAttribute('href')) ?? '',
  )
  expect([reply.protocol, reply.pathname]).toEqual(['mailto:', email])
  await page.reload()
  await expect(line).toContainText(/\d\d:\d\d/)

  await page.getByRole('button', { name: text.companies.sendAgainTo(COMPANY) }).click()
  await sees(page, text.companies.sentAlready)
  await inDatabase(client =>
    client.query(`update company_sending set asked_at = asked_at - interval '2 minutes' where user_id = $1`, [
      userId,
    ]),
  )
  await page.getByRole('button', { name: text.companies.sendAgainTo(COMPANY) }).click()
  const older = page.getByRole('list', { name: text.companies.olderLinks(COMPANY) })
  await expect(older.getByRole('listitem')).toHaveCount(1)
  await older.getByRole('button', { name: text.companies.revoke }).click()
  await isSound(page)
  await page.getByRole('dialog').getByRole('button', { name: text.companies.revoke }).click()
  await sees(page, text.companies.revoked)
  await expect(older).toHaveCount(0)
  await expect(page.getByRole('button', { name: text.companies.revoke })).toHaveCount(0)
  // The first of the two: ending one ends both.
  await visit.goto(links.report)
  await sees(visit, text.shared.dead)
  await isSound(visit)

  await visit.goto(links.stop)
  await isSound(visit)
  await visit.getByRole('button', { name: text.shared.stop }).click()
  await sees(visit, text.shared.stopped)
  await page.reload()
  await sees(page, text.companies.optedOut)
  await isSound(page)
  await employer.close()
})
