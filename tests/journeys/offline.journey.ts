import type { Page } from '@playwright/test'
import { hasStored, isOnDevice, openQuestions, storageOf, storedAnswers } from './device.ts'
import { isSound } from './sound.ts'
import { answer, expect, goOn, sees, seesQuestion, test } from './support.ts'

test.describe.configure({ timeout: 120_000 })

test('without a network the test goes on, also after a reload, and all of it is saved when the network is back', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  await answer(page, 1)
  await sees(page, text.assessment.savedUpTo(1))
  await context.setOffline(true)
  for (let place = 1; place <= 5; place++) await answer(page, place)
  await sees(page, text.assessment.offline(5, true))
  await isSound(page)
  expect((await storageOf(page)).answers.map(({ answer }) => answer)).toEqual([1, 2, 3, 4, 5])

  await page.reload()
  await seesQuestion(page, text, 7)
  await sees(page, text.assessment.offline(5, true))
  await sees(page, text.assessment.foundBody(5))
  await isSound(page)
  for (let place = 5; place >= 1; place--) await answer(page, place)
  await seesQuestion(page, text, 12)
  expect(await storedAnswers(taker)).toBe('1')

  await context.setOffline(false)
  await sees(page, text.assessment.savedUpTo(11))
  await hasStored(taker, '11234554321')
  await expect.poll(async () => (await storageOf(page)).answers).toEqual([])
  await page.reload()
  await seesQuestion(page, text, 12)
})

test('a network lost with the first press of a visit leaves the question there, and what follows', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  // The code of messages is fetched with the first press, and would come too late.
  await page.route('**/assets/toaster-*.js', route => route.abort())
  await context.setOffline(true)
  await answer(page, 4)
  await seesQuestion(page, text, 2)
  await answer(page, 2)
  await seesQuestion(page, text, 3)
  await context.setOffline(false)
  await hasStored(taker, '42')
})

test('without a network the test goes on into the next section', async ({ page, context, text }) => {
  const taker = await openQuestions(context, page)
  await answer(page, 3)
  // The next section is fetched with the second question.
  await expect
    .poll(
      async () => Object.keys((await storageOf(page)).kept).filter(key => key.includes('competency')).length,
    )
    .toBe(1)
  await context.setOffline(true)
  // Both sections have to be there: the page has nothing in its memory.
  await page.reload()
  await seesQuestion(page, text, 2)
  for (let number = 2; number <= 30; number++) await answer(page, 2, 'keys')
  await expect(page.getByRole('heading', { level: 1, name: text.rest.title(1, 3) })).toBeFocused()
  await goOn(page)
  await expect(page.getByRole('heading', { name: text.assessment.question(1, 30) })).toBeFocused()
  await answer(page, 4)
  await page.reload()
  await seesQuestion(page, text, 2)
  await context.setOffline(false)
  await hasStored(taker, `3${'2'.repeat(29)}4`)
})

for (const device of ['at once', 'after the question is drawn']) {
  test(`a killed tab comes back with what was chosen and sends what waited, where the device answers ${device}`, async ({
    page,
    context,
    text,
  }) => {
    const taker = await openQuestions(context, page)
    await context.setOffline(true)
    await answer(page, 2)
    await answer(page, 5)
    await page.locator('[data-answer]').nth(3).click()
    await expect.poll(async () => (await storageOf(page)).choices).toMatchObject([{ position: 2, answer: 4 }])
    await page.close()

    const next = await context.newPage()
    if (device !== 'at once') await holdBackWhatWaits(next)
    await context.setOffline(false)
    await next.goto('/assessment')
    await sees(next, text.assessment.foundSent(2))
    await seesQuestion(next, text, 3)
    await expect(next.getByRole('radio').nth(3)).toBeChecked()
    if (device === 'at once') await isSound(next)
    await hasStored(taker, '25')
    await next.locator('[data-question] button[type=submit]').click()
    await seesQuestion(next, text, 4)
    await hasStored(taker, '254')
  })
}

/** The queue asks for the other tabs before it sends what waits: here it hears of them when the first question is drawn. */
async function holdBackWhatWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const query = navigator.locks.query.bind(navigator.locks)
    navigator.locks.query = async () => {
      while (!document.querySelector('[data-answer]')) {
        await new Promise(resolve => requestAnimationFrame(resolve))
      }
      // By now the question has asked for its choice; whoever asks later is answered later.
      await new Promise(resolve => {
        const opening = indexedDB.open('wijha')
        opening.onsuccess = () => {
          opening.result.transaction('choices').objectStore('choices').getAll().onsuccess = resolve
        }
      })
      return query()
    }
  })
}

test('what waited is sent from the home page too, and the person is told', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  await context.setOffline(true)
  await answer(page, 2)
  await page.close()
  const next = await context.newPage()
  await context.setOffline(false)
  await next.goto('/')
  await sees(next, text.assessment.found)
  await isSound(next)
  await hasStored(taker, '2')
})

/** What a browser may do to a page that wants to store something. */
const REFUSALS: readonly (readonly [string, () => void])[] = [
  [
    'cannot be opened',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    },
  ],
  [
    'is refused with locks and channels',
    () => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['indexedDB', 'localStorage']) Object.defineProperty(window, name, { get: refuse })
      LockManager.prototype.request = async () => refuse()
      LockManager.prototype.query = async () => refuse()
      Object.assign(window, { BroadcastChannel: refuse })
    },
  ],
  [
    'never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    },
  ],
  [
    'is full',
    () => {
      IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
]

for (const [name, refuse] of REFUSALS) {
  test(`where storage ${name} the test works and says what that means`, async ({ page, context, text }) => {
    await page.addInitScript(refuse)
    const { signInTaker } = await import('./taker.ts')
    const taker = await signInTaker(context, { completed: false })
    await page.goto('/assessment')
    await seesQuestion(page, text, 1)
    await answer(page, 3)
    await sees(page, text.assessment.notDurableBody)
    await hasStored(taker, '3')
    await context.setOffline(true)
    await answer(page, 4)
    await sees(page, text.assessment.offline(1, false))
    await isSound(page)
    await context.setOffline(false)
    await hasStored(taker, '34')
  })
}

for (const [name, years] of [
  ['ten years behind', -10],
  ['ten years ahead', 10],
] as const) {
  test(`a clock that is ${name} neither loses nor reorders an answer`, async ({ page, context, text }) => {
    // From the beginning: the page keeps hold of the clock that it finds.
    await page.clock.install()
    const taker = await openQuestions(context, page)
    await answer(page, 1)
    await hasStored(taker, '1')
    await context.setOffline(true)
    await answer(page, 2)
    await page.clock.setSystemTime(Date.now() + years * 365.25 * 86_400_000)
    await answer(page, 3)
    await context.setOffline(false)
    await hasStored(taker, '123')
    await answer(page, 4)
    await hasStored(taker, '1234')
    await sees(page, text.assessment.savedUpTo(4))
  })
}

test('a page that cannot be had says so, and leads on to the test', async ({ page, context, text }) => {
  await openQuestions(context, page)
  await context.setOffline(true)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: text.shell.offlineTitle })).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: text.shell.offlineWays.attempt }).click()
  await expect(page).toHaveURL(/\/assessment$/)
  await seesQuestion(page, text, 1)
  await context.setOffline(false)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: text.shell.offlineTitle })).toHaveCount(0)
})

test('the worker keeps files of the build alone, and nothing that was answered to a person', async ({
  page,
  context,
}) => {
  await openQuestions(context, page)
  await page.goto('/')
  await page.goto('/assessment')
  await isOnDevice(page)
  const { cached, kept } = await storageOf(page)
  expect(cached.filter(path => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([])
  expect(cached.length).toBeGreaterThan(20)
  expect(JSON.stringify(kept)).not.toMatch(/@example|السالم/)
})
