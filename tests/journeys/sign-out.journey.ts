import type { Page } from '@playwright/test'
import { hasStored, isOnDevice, openQuestions, storageOf } from './device.ts'
import { isSound } from './sound.ts'
import type { Text } from './support.ts'
import { answer, expect, sees, seesQuestion, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

const ANSWERS = /\/api\/assessment\/[^/]+\/answer$/
const KEPT_KEYS = ['language', 'selectedAssessmentTemplate']

/** What a curious next visitor of this browser finds. */
async function nothingPersonal(page: Page) {
  const storage = await storageOf(page)
  expect(Object.keys(storage.local).filter(key => !KEPT_KEYS.includes(key))).toEqual([])
  // The router's own: how far each page was scrolled.
  expect(Object.keys(storage.session).filter(key => key !== 'react-router-scroll-positions')).toEqual([])
  expect({ answers: storage.answers, choices: storage.choices }).toEqual({ answers: [], choices: [] })
  expect(Object.keys(storage.kept).filter(key => key !== 'sign-out')).toEqual([])
  expect(storage.cached.filter(path => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([])
  expect(storage.databases.filter(name => !/^(wijha|workbox-)/.test(name))).toEqual([])
}

/** The dashboard, reached without leaving the document, so that it is there without a network too. */
async function toProfile(page: Page, text: Text) {
  // On a phone a question has the way home in place of the account; both pages have the button.
  const account = page.getByRole('link', { name: text.shell.account('نورة') })
  const home = page.getByRole('banner').getByRole('link', { name: text.assessment.home })
  await account.or(home).filter({ visible: true }).first().click()
  await expect(page.getByRole('button', { name: text.dashboard.logout })).toBeVisible()
}

test('signing out leaves nothing personal in the browser', async ({ page, context, text }) => {
  await openQuestions(context, page)
  await answer(page, 2)
  await page.locator('[data-answer]').first().click()
  const during = await storageOf(page)
  expect(Object.keys(during.local).sort()).toEqual(expect.not.arrayContaining(['email']))
  expect(JSON.stringify(during)).not.toMatch(/@example|السالم/)
  await toProfile(page, text)
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
  await nothingPersonal(page)
})

test('signing out sends what waits first', async ({ page, context, text }) => {
  const taker = await openQuestions(context, page)
  await page.route(ANSWERS, route => route.abort('connectionreset'))
  await answer(page, 3)
  await sees(page, text.assessment.serverDown(1, true))
  await toProfile(page, text)
  await page.unroute(ANSWERS)
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
  await hasStored(taker, '3')
  await nothingPersonal(page)
})

test('what is still on its way to the device when all is forgotten brings nothing back', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  await page.route(ANSWERS, route => route.abort('connectionreset'))
  await answer(page, 3)
  await toProfile(page, text)
  let late = false
  await page.exposeFunction('tellLate', () => {
    late = true
  })
  await holdBackTheAttempt(page)
  await page.unroute(ANSWERS)
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
  await hasStored(taker, '3')
  await expect.poll(() => late).toBe(true)
  await nothingPersonal(page)
})

test('another open tab of the same browser goes with the one that signs out, and brings nothing back', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  const other = await context.newPage()
  await other.goto('/assessment')
  await seesQuestion(other, text, 1)
  // Either tab may send what waits; here it is the one that stays, and the acknowledgement is on its way there at the sign-out.
  await page.route(ANSWERS, route => route.abort('connectionreset'))
  await other.evaluate(() => {
    const { fetch } = window
    const held = new Promise<void>(resolve => Object.assign(window, { acknowledge: resolve }))
    window.fetch = async (...call) => {
      const response = await fetch(...call)
      if (response.ok && response.url.endsWith('/answer')) await held
      return response
    }
  })
  await answer(other, 3)
  await hasStored(taker, '3')
  await toProfile(page, text)
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await page.getByRole('button', { name: text.dashboard.leaveAndLose(1) }).click()
  await expect(page).toHaveURL(/\/login$/)
  await other.evaluate(() => (window as unknown as { acknowledge?(): void }).acknowledge?.()).catch(() => {})
  await expect(other).toHaveURL(/\/login\?redirectTo=/)
  await nothingPersonal(other)
})

/** From the acknowledgement on, the page hears what the device has of the attempt when the device has nothing more. */
async function holdBackTheAttempt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const get = IDBObjectStore.prototype.get
    let acknowledged = false
    const fetched = window.fetch
    window.fetch = async (...call) => {
      const response = await fetched(...call)
      acknowledged ||= response.url.endsWith('/answer')
      return response
    }
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
      const request = get.call(this, key)
      if (key !== 'attempt' || !acknowledged) return request
      const { db } = this.transaction
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (type: string, listener: EventListener) =>
        listen(type, async event => {
          while ((await count(db)) > 0) await new Promise(resolve => setTimeout(resolve))
          listener(event)
          ;(window as unknown as { tellLate(): void }).tellLate()
        })
      return request
    }
    const count = (db: IDBDatabase) =>
      new Promise<number>(resolve => {
        const counted = db.transaction('kept').objectStore('kept').count()
        counted.onsuccess = () => resolve(counted.result)
      })
  })
}

test('signing out with answers that cannot be sent is a choice: to stay, or to lose them', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  await toProfile(page, text)
  await page.goBack()
  await context.setOffline(true)
  await answer(page, 3)
  await answer(page, 4)
  await toProfile(page, text)
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await sees(page, text.dashboard.unsentBody(2))
  await isSound(page)
  await page.getByRole('button', { name: text.dashboard.stay }).click()
  expect((await storageOf(page)).answers).toHaveLength(2)

  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await page.getByRole('button', { name: text.dashboard.leaveAndLose(2) }).click()
  await expect(page.getByRole('heading', { name: text.shell.signedOutTitle })).toBeVisible()
  await isSound(page)
  await nothingPersonal(page)
  await page.goto('/assessment')
  await expect(page.getByRole('heading', { name: text.shell.signedOutTitle })).toBeVisible()

  // The page asks for itself again when the network is back; the server is told before any page is shown.
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  expect((await context.request.get('/api/auth/user')).status()).toBe(401)
  expect((await storageOf(page)).kept).toEqual({})
  await hasStored(taker, '')
  await isNotSignedOutAgain(page, text, taker)
})

/** What was owed to the server is paid once: the next session lives. */
async function isNotSignedOutAgain(page: Page, text: Text, taker: { email: string; password: string }) {
  await page.locator('[name=email]').fill(taker.email)
  await page.locator('[name=password]').fill(taker.password)
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('[data-question="1"]')).toBeVisible()
  await isOnDevice(page)
  await page.reload()
  await expect(page.locator('[data-question="1"]')).toBeVisible()
  await expect(page.getByText(text.shell.signedOutTitle)).toHaveCount(0)
}
