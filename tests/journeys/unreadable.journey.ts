import { HISTORY } from '#web/text/history.ts'
import { isSound } from './sound.ts'
import { expect, hold, isAlive, sees, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

const SENTENCE = { ar: /سُجّلت هذه المحاولة بإصدار/, en: /This attempt was recorded with a version/ } as const

for (const completed of [true, false]) {
  test(`an attempt of an unknown version that is ${completed ? 'completed' : 'open'} is said to be one, and all else works`, async ({
    page,
    text,
    language,
  }) => {
    const taker = await signInTaker(page, { completed })
    await inDatabase(client =>
      client.query('update attempt set form_version = 99 where id = $1', [taker.assessmentId]),
    )
    for (const path of ['/', '/assessment', '/results', `/results?attempt=${taker.assessmentId}`]) {
      if (!completed && path.includes('?')) continue
      await page.goto(path)
      await sees(page, text.assessment.unreadable)
      await sees(page, SENTENCE[language])
      await isSound(page)
    }
    if (completed) await sees(page, HISTORY[language].unreadable)
    for (const path of ['/company', '/packages', '/account', '/assessment-selection']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(text.assessment.unreadable)).toHaveCount(0)
    }
    // Pressed before the page knows which attempt is there, the start waits for that.
    const comes = await hold(page, '**/api/assessment')
    await page.reload({ waitUntil: 'commit' })
    await isAlive(page)
    await page.getByRole('button', { name: text.selection.start }).click()
    comes()
    await expect(page).toHaveURL(/\/assessment$/)
    // Leaving the page before it has begun anew would take the call along.
    await expect.poll(async () => (await page.request.get('/api/assessment')).status()).toBe(200)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: text.dashboard.hello(taker.firstName) })).toBeVisible()
    await expect(page.getByText(text.assessment.unreadable)).toHaveCount(0)
  })
}
