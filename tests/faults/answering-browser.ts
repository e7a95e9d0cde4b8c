import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { signIn } from '../bench/browser.ts'
import { findChromium } from '../support/find-chromium.ts'
import type { Member } from '../support/member.ts'
import { eventually } from './answering-http.ts'
import { type Driver, QUESTIONS, questionAt } from './answering-model.ts'

interface World {
  readonly url: string
  readonly member: Member
  readonly attempt: string
  readonly stored: () => Promise<string>
  readonly killServer: () => Promise<void>
}

export interface BrowserDriver extends Driver {
  close(): Promise<void>
}

type Losing = Window & { loseNext?: boolean }

/** Runs in the page: the server takes an answer, and the page never hears of it. Not by a route, which would put itself before the worker. */
function loseWhenTold(): void {
  const losing = window as Losing
  const { fetch } = window
  window.fetch = async (...call) => {
    const response = await fetch(...call)
    if (!losing.loseNext || !String(call[0]).endsWith('/answer')) return response
    losing.loseNext = false
    throw new TypeError('the response was lost')
  }
}

/** A phone with an empty profile, its tabs, its worker and its database. */
export async function openDriver({
  url,
  member,
  attempt,
  stored,
  killServer,
}: World): Promise<BrowserDriver> {
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const context = await browser.newContext({
    viewport: { width: 360, height: 760 },
    reducedMotion: 'reduce',
    // What the person would see within ten seconds.
    ...{ isMobile: true, hasTouch: true },
  })
  context.setDefaultTimeout(20_000)
  await signIn({ context } as never, member, attempt)
  await context.addInitScript(loseWhenTold)
  let online = true
  const tabs: Page[] = [await openTab(context, url)]
  await prepare(at(0))

  function at(index: number): Page {
    return tabs[index] as Page
  }

  return {
    async answer(index, value, twice) {
      const page = at(index)
      const before = await shown(page)
      if (before >= QUESTIONS) return false
      await goOn(page)
      // The next section may never have been on the device; with a network it comes once the answers before it have arrived.
      const there = page.locator('[data-question]').waitFor({ timeout: online ? 20_000 : 3000 })
      if (
        !(await there.then(
          () => true,
          () => false,
        ))
      )
        return false
      await page.locator(`[data-answer="${value}"]`).click()
      // As a finger does: twice before the page has answered.
      await page.evaluate(twice => {
        const button = document.querySelector<HTMLElement>('[data-question] button[type=submit]')
        button?.click()
        if (twice) button?.click()
      }, twice)
      // Confirmed is what the page has gone on from; a tab that is killed before has not.
      return (
        (await eventually(
          () => shown(page),
          place => place > before,
        )) > before
      )
    },
    place: (index, expected) =>
      eventually(
        () => shown(at(index)),
        place => place === expected,
      ),
    async repeat(position, value) {
      const post = async (answer: number) => {
        const body = { ...questionAt(position), answer, responseTime: 1, queuedMs: 1 }
        return (await member.call('POST', `/api/assessment/${attempt}/answer`, body)).status
      }
      return { same: await post(value), other: await post((value % 5) + 1) }
    },
    async setOnline(now) {
      await context.setOffline(!now)
      online = now
    },
    async loseNextResponse() {
      for (const page of tabs) {
        await page.evaluate(() => {
          ;(window as Losing).loseNext = true
        })
      }
    },
    async reload(index) {
      await at(index).reload()
    },
    async openTab() {
      tabs.push(await openTab(context, url))
    },
    async killTab(index) {
      const [page] = tabs.splice(index, 1)
      await page?.close()
    },
    killServer,
    async settle() {
      await eventually(waitingNow, waiting => waiting === 0)
      return stored()
    },
    waiting: () => eventually(waitingNow, waiting => waiting === 0),
    close: () => browser.close(),
  }

  /** At least one while the page is on its way to another (to the result, when all is answered). */
  function waitingNow(): Promise<number> {
    const count = at(0).evaluate(async () => {
      dispatchEvent(new Event('online'))
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('wijha')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const count = await new Promise<number>(resolve => {
        const request = database.transaction('answers').objectStore('answers').count()
        request.onsuccess = () => resolve(request.result)
      })
      database.close()
      return count
    })
    return count.catch(() => 1)
  }
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/assessment`, { waitUntil: 'domcontentloaded' })
  return page
}

/** The worker is there, and the questions are on the device: from here on the network may go. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await eventually(
    () =>
      page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const request = indexedDB.open('wijha')
            request.onsuccess = () => {
              const count = request.result.transaction('kept').objectStore('kept').count()
              count.onsuccess = () => {
                request.result.close()
                resolve(count.result)
              }
            }
          }),
      ),
    // Who, which attempt, and the questions of its section.
    kept => kept >= 3,
  )
}

/** Goes on from a rest stop, where the page stands at one; a press that comes at once is taken for a double click's second. */
async function goOn(page: Page): Promise<void> {
  await eventually(
    () =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-rest] button[type=submit]')?.click()
        return document.querySelectorAll('[data-rest]').length
      }),
    rests => rests === 0,
  )
}

/** The 0-based question on screen, by the words above it; past the last one when all is answered, -1 while there is none yet. */
async function shown(page: Page): Promise<number> {
  return page
    .evaluate(questions => {
      const title = document.querySelector('#question-title')
      const digits = (element: Element | null | undefined) =>
        Number(/\d+/.exec(element?.textContent ?? '')?.[0])
      const rest = document.querySelector<HTMLElement>('[data-rest]')
      if (rest) return Number(rest.dataset.rest)
      if (title) return (digits(title.nextElementSibling) - 1) * 5 + digits(title) - 1
      return document.querySelector('main h1') ? questions : -1
    }, QUESTIONS)
    .catch(() => -1)
}
