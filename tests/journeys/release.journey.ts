import { rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { type Balancer, startBalancer } from '../support/balancer.ts'
import { isOfNext, makeNextRelease } from '../support/next-release.ts'
import { type App, startApp } from '../support/start-app.ts'
import { hasStored, isOnDevice, openQuestions, storageOf } from './device.ts'
import { answer, test as base, expect, sees, seesQuestion } from './support.ts'
import type { Taker } from './taker.ts'

/** The app under test and a release after it, over the same data and behind one address, which leads to either. */
const test = base.extend<{ release: { next(): void } }, { nextRelease: App; balancer: Balancer }>({
  nextRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const root = makeNextRelease()
      const dataDirectory = process.env.DATA_FOLDER ?? ''
      const app = await startApp({ root, dataDirectory, variables: { RATE_LIMIT_FACTOR: '1000' } })
      await use(app)
      await app.stop()
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  balancer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const balancer = await startBalancer(APP)
      await use(balancer)
      balancer.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ balancer }, use) => use(balancer.url),
  release: async ({ balancer, nextRelease }, use) => {
    await use({ next: () => balancer.lead(nextRelease.url) })
    balancer.lead(APP)
  },
})
const APP = process.env.APP_UNDER_TEST ?? ''
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** Somebody who has been here before: the worker serves the page that they answer on. */
async function answersAgain(context: BrowserContext, page: Page): Promise<Taker> {
  const taker = await openQuestions(context, page)
  await page.reload()
  await isOnDevice(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  return taker
}

/** The browser looks for a new worker by itself, at a time of its own; here it looks now, and finds one. */
async function findsNextWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect.poll(() => workers(page)).toMatchObject({ active: 'activated', waiting: 'installed' })
}

/** What the worker keeps is all that is left: a browser may empty its own store of files at any time. */
async function forgetFiles(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
}

/** Ends the workers that have nothing to do, as a browser does half a minute later, but not while Playwright looks at them. */
async function endIdleWorkers(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { active: registration?.active?.state, waiting: registration?.waiting?.state ?? null }
  })

/** Which release the page on screen is of, by the files that it has loaded. */
async function releaseOf(page: Page): Promise<string> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => new URL(name).pathname),
  )
  const scripts = files.filter(path => /^\/assets\/.*\.js$/.test(path))
  expect(scripts.length).toBeGreaterThan(3)
  const next = scripts.filter(isOfNext).length
  return next === 0 ? 'this' : next === scripts.length ? 'next' : `${next} of ${scripts.length}`
}

test('a release that comes while somebody answers changes nothing under them, and stands at the next visit', async ({
  page,
  context,
  text,
  release,
}) => {
  const taker = await answersAgain(context, page)
  await answer(page, 1)
  await hasStored(taker, '1')
  release.next()
  await findsNextWorker(page)
  await answer(page, 2)
  await hasStored(taker, '12')
  await context.setOffline(true)
  for (const place of [3, 4]) await answer(page, place)
  await sees(page, text.assessment.offline(2, true))
  expect(await releaseOf(page)).toBe('this')
  await context.setOffline(false)
  await hasStored(taker, '1234')

  await page.goto('/assessment')
  await seesQuestion(page, text, 5)
  expect(await releaseOf(page)).toBe('next')
  // On a busy machine the old one may have something to do when it is told to end.
  await expect
    .poll(
      async () => {
        await endIdleWorkers(context, page)
        return workers(page)
      },
      { timeout: 30_000 },
    )
    .toEqual({ active: 'activated', waiting: null })
  // Of the release before nothing is kept, and the one of now goes on without a network.
  await expect
    .poll(async () =>
      (await storageOf(page)).cached.filter(path => path !== '/offline.html' && !isOfNext(path)),
    )
    .toEqual([])
  await page.reload()
  await seesQuestion(page, text, 5)
  await context.setOffline(true)
  await page.reload()
  await seesQuestion(page, text, 5)
  expect(await releaseOf(page)).toBe('next')
  await answer(page, 5)
  await context.setOffline(false)
  await hasStored(taker, '12345')
})

test('a release that waits while the network is gone: reloaded, the test goes on with what is there, and all is sent', async ({
  page,
  context,
  text,
  release,
}) => {
  const taker = await answersAgain(context, page)
  release.next()
  await findsNextWorker(page)
  await forgetFiles(context, page)
  await context.setOffline(true)
  for (const place of [2, 3]) await answer(page, place)
  for (let number = 3; number <= 6; number++) {
    await page.reload()
    await seesQuestion(page, text, number)
    await answer(page, number - 1)
    const waiting = [2, 3, 2, 3, 4, 5].slice(0, number)
    await expect
      .poll(async () => (await storageOf(page)).answers.map(({ answer }) => answer))
      .toEqual(waiting)
  }
  await context.setOffline(false)
  await hasStored(taker, '232345')
  await page.goto('/assessment')
  await seesQuestion(page, text, 7)
  expect(await releaseOf(page)).toBe('next')
})

test('a release that comes on the first visit, which no worker serves yet, goes on without a network too', async ({
  page,
  context,
  text,
  release,
}) => {
  const taker = await openQuestions(context, page)
  await answer(page, 4)
  await hasStored(taker, '4')
  release.next()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect
    .poll(async () =>
      (await storageOf(page)).cached.filter(path => path !== '/offline.html' && !isOfNext(path)),
    )
    .toEqual([])
  await answer(page, 3)
  await hasStored(taker, '43')
  await context.setOffline(true)
  await answer(page, 2)
  await page.reload()
  await seesQuestion(page, text, 4)
  expect(await releaseOf(page)).toBe('next')
  await answer(page, 1)
  await context.setOffline(false)
  await hasStored(taker, '4321')
})
