import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { Member } from '../support/member.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'
import { openBrowser, signIn, slowDown } from './browser.ts'
import type { Figure } from './figures.ts'
import { quantile } from './quantile.ts'

const RUNS = 5
const QUESTIONS = 90
const HAND_MS = 400
/** The longest interaction of a visit, for visits of fewer than fifty (web.dev/articles/inp). */
const AT_MOST = 200

type Step = (typeof STEPS)[number]
const STEPS = ['last choice', 'finish', 'to the result', 'press while it rises', 'press after it'] as const

/** Measures from each press around the reveal of a result to the next frame, by the browser's own event timing (INP). */
export async function measureReveal(): Promise<Figure[]> {
  const app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
  const runs: Map<Step, number>[] = []
  try {
    for (let run = 0; run < RUNS; run++) runs.push(await reveal(app))
  } finally {
    await app.stop()
    removeData(app)
  }
  const worst = runs.map(times => Math.max(...times.values()))
  return [
    ...STEPS.map(step => ({
      what: `${step}, median of ${RUNS}`,
      value: quantile(
        runs.map(times => times.get(step) ?? 0),
        0.5,
      ),
      unit: 'ms',
    })),
    { what: 'longest of a visit (INP), median', value: quantile(worst, 0.5), unit: 'ms', atMost: AT_MOST },
    { what: 'longest of all visits', value: Math.max(...worst), unit: 'ms' },
  ]
}

async function reveal(app: App): Promise<Map<Step, number>> {
  const member = await Member.signUp(app.url)
  const attempt = await member.beginAttempt()
  await answerAllButOne(member, attempt)
  const browser = await openBrowser()
  const { page } = browser
  try {
    await signIn(browser, member, attempt)
    await page.addInitScript(watch)
    await page.goto(`${app.url}/assessment`, { waitUntil: 'networkidle' })
    await slowDown(browser, 4, 'none')
    const times = new Map<Step, number>()
    const time = async (step: Step, press: () => Promise<void>) => {
      await page.evaluate(() => (window as Watched).presses?.splice(0))
      await press()
      await sleep(HAND_MS)
      times.set(step, await longest(page))
    }
    await time('last choice', () => page.locator('label:has(input[name=answer])').nth(1).click())
    await time('finish', () => page.locator('[data-question] button[type=submit]').click())
    await time('to the result', () => page.locator('main a[href="/results"]').click())
    await page.locator('.score-path-rising').waitFor()
    await time('press while it rises', () => page.locator('h1').click())
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    await time('press after it', () => page.locator('h1').click())
    return times
  } finally {
    await browser.close()
    member.client.close()
  }
}

async function answerAllButOne(member: Member, id: string): Promise<void> {
  let { currentSection: section, currentQuestion: questionNumber } = await member.expect(
    'GET',
    '/api/assessment',
  )
  for (let position = 0; position < QUESTIONS - 1; position++) {
    const answer = { section, questionNumber, answer: (position % 5) + 1, responseTime: 9000 }
    const { assessment } = await member.expect('POST', `/api/assessment/${id}/answer`, answer)
    section = assessment.currentSection
    questionNumber = assessment.currentQuestion
  }
}

/** What is too short to be told (under 16 ms) is 0. */
async function longest(page: Page): Promise<number> {
  // An entry comes with the frame after the one that it waited for.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 100))))
  return page.evaluate(() => Math.max(0, ...((window as Watched).presses ?? [])))
}

type Watched = Window & { presses?: number[] }

/** Runs in the page. */
function watch(): void {
  const presses: number[] = []
  Object.assign(window, { presses })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) presses.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
