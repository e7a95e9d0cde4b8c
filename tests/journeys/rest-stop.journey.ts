import { Client } from 'pg'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'
import { caller, signUp } from './person.ts'
import { isSound } from './sound.ts'
import { answer, test as base, expect, goOn, hold, isAlive, sees, seesQuestion } from './support.ts'
import { answerByCall, PROFILE } from './taker.ts'

/** The app with a real mail server behind it. */
const test = base.extend<object, { smtp: TestSmtpServer; mailing: App }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  mailing: [
    async ({ smtp }, use) => {
      const app = await startApp({ variables: { SMTP_URL: smtp.url, RATE_LIMIT_FACTOR: '1000' } })
      await use(app)
      await app.stop()
      removeData(app)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ mailing }, use) => use(mailing.url),
})
test.describe.configure({ mode: 'default', timeout: 120_000 })

test('a person who stops after a section is reminded once, and goes on from the mail', async ({
  page,
  text: { rest: text, shared },
  text: words,
  mailing,
  smtp,
}) => {
  const { email, userId } = await signUp(page)
  const call = caller(page)
  await call('/api/profile', PROFILE)
  const { id } = await call('/api/assessment/start', {})
  await call(`/api/assessment/${id}/field`, { selectedField: 'technology' })
  await answerByCall(page, 29)
  await page.goto('/assessment')
  await isAlive(page)
  await answer(page, 2)
  await expect(page.getByRole('heading', { level: 1, name: text.title(1, 3) })).toBeFocused()
  const stop = page.getByRole('button', { name: text.stop })
  await stop.click()
  await sees(page, text.reminderNot.unverified)

  await inDatabase(mailing, 'update "user" set email_verified = true where id = $1', [userId])
  const answerNow = await hold(page, `**/api/assessment/${id}/rest`)
  await page.reload()
  await isAlive(page)
  await stop.click()
  const heading = page.getByRole('heading', { name: text.reminder })
  await expect(heading).toBeFocused()
  // What is not known yet is not said.
  await expect(page.getByText(text.reminderNot.offline)).toHaveCount(0)
  answerNow()
  // Thirty answers of nine seconds each, and one whose time is that of the press.
  await expect(page.getByText(text.minutes)).toBeVisible()
  await isSound(page)
  const ask = async () => {
    await page.getByLabel(text.reminderDay).selectOption('2')
    await page.getByLabel(text.reminderHour).selectOption('18')
    await page.getByRole('button', { name: text.reminderAsk }).click()
    await expect(page.getByRole('status').filter({ hasText: '18:00' })).toBeVisible()
    await expect(heading).toBeFocused()
    await page.reload()
  }
  await ask()
  // The panel stays, for whoever would rather have another hour.
  await page.getByRole('button', { name: text.reminderCancel }).click()
  await expect(heading).toBeFocused()
  await ask()
  await expect(page.getByRole('button', { name: text.reminderCancel })).toBeVisible()
  const reminders = () => smtp.received.filter(({ raw, to }) => to?.[0]?.address === email && STOP.test(raw))
  expect(reminders()).toEqual([])

  await inDatabase(
    mailing,
    `update pgboss.job set start_after = now() where name = 'mail' and state = 'created' and start_after > now()`,
  )
  await expect.poll(() => reminders().length, { timeout: 15_000 }).toBe(1)
  const mail = reminders()[0]?.text ?? ''
  await page.goto(/\S+\/assessment(?=\n)/.exec(mail)?.[0] ?? '')
  await isAlive(page)
  await goOn(page)
  await seesQuestion(page, words, 1)

  await page.goto(/\S+\/unsubscribe\/\S+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: shared.stop }).click()
  await sees(page, shared.stopped)
})

const STOP = /^List-Unsubscribe-Post/m

async function inDatabase(app: App, query: string, values: string[] = []): Promise<void> {
  const client = new Client({ connectionString: embeddedPostgres(app.dataDirectory).url })
  await client.connect()
  await client.query(query, values).finally(() => client.end())
}
