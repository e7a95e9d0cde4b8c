import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { Member } from '../support/member.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { type Browser, type Network, openBrowser, signIn, slowDown } from './browser.ts'
import type { Figure } from './figures.ts'
import { quantile } from './quantile.ts'
import { serveBareQuestions } from './yardsticks.ts'

const STEPS = 15
const WARM_UP = 3
/** Under two seconds a question, so the advice to read on comes and goes with each: the dearer case. */
const THINK_MS = 250
/** Between choosing and confirming; no hand is faster, and the peers were measured with it. */
const HAND_MS = 100

/** The person confirms with this. The question and its options: two questions may be worded alike, their options never. */
const CONFIRM = '[data-question] button[type=submit]'
const QUESTION = '[data-question] fieldset'

/** Limits our time by that of a page of React alone on the same machine. */
const TO_BARE = 1.3
/** Splits the steps, so that the two pages take turns and what else the machine does meets both. */
const TURNS = 2

/** From the browser's own time of the click that confirms an answer to the frame that shows the next question. */
export async function measureClicks(): Promise<Figure[]> {
  const app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
  const bare = await serveBareQuestions()
  const figures: Figure[] = []
  try {
    for (const network of ['none', 'slow4g'] as const) {
      for (const cpu of [1, 4]) {
        const [ours, theirs]: [number[], number[]] = [[], []]
        for (let turn = 0; turn < TURNS; turn++) {
          theirs.push(...(await takeBareSteps(bare.url, cpu, network)))
          ours.push(...(await takeSteps(app.url, cpu, network)))
        }
        figures.push(...figuresOf(`CPU ${cpu}x, network ${network}`, cpu, ours, theirs))
      }
    }
  } finally {
    bare.close()
    await app.stop()
    removeData(app)
  }
  return figures
}

function figuresOf(what: string, cpu: number, ours: readonly number[], bare: readonly number[]): Figure[] {
  return ([0.5, 0.95] as const).flatMap(q => {
    const [value, yardstick] = [quantile(ours, q), quantile(bare, q)]
    const name = `${what}, p${q * 100}`
    return [
      { what: name, value, unit: 'ms', digits: 1, ...(cpu === 4 ? { atMost: q === 0.5 ? 40 : 60 } : {}) },
      {
        what: `${name}, to bare React`,
        value: value / yardstick,
        unit: '',
        digits: 2,
        note: `${yardstick.toFixed(1)} ms`,
        ...(cpu === 4 ? { atMost: TO_BARE } : {}),
      },
    ]
  })
}

async function takeBareSteps(url: string, cpu: number, network: Network): Promise<number[]> {
  const browser = await openBrowser()
  try {
    return await stepThrough(browser, url, { cpu, network })
  } finally {
    await browser.close()
  }
}

async function takeSteps(url: string, cpu: number, network: Network): Promise<number[]> {
  const member = await Member.signUp(url)
  const attempt = await member.beginAttempt()
  const browser = await openBrowser()
  try {
    await signIn(browser, member, attempt)
    return await stepThrough(browser, `${url}/assessment`, { cpu, network })
  } finally {
    await browser.close()
    member.client.close()
  }
}

async function stepThrough(
  browser: Browser,
  url: string,
  { cpu, network }: { cpu: number; network: Network },
) {
  const { page } = browser
  await page.addInitScript(watch, { confirm: CONFIRM, question: QUESTION })
  await page.goto(url, { waitUntil: 'load' })
  await page.locator(QUESTION).waitFor()
  await slowDown(browser, cpu, network)
  const times: number[] = []
  for (let step = 0; step < WARM_UP + STEPS; step++) {
    await sleep(THINK_MS)
    await page
      .locator('label:has(input[name=answer])')
      .nth(step % 5)
      .click()
    await sleep(HAND_MS)
    await page.locator(CONFIRM).click()
    const time = await shownAfter(page)
    if (step >= WARM_UP) times.push(time)
  }
  return times
}

async function shownAfter(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as Watched).clickToNext?.took)
  const took = (await handle.jsonValue()) as number
  await page.evaluate(() => {
    ;(window as Watched).clickToNext = undefined
  })
  return took
}

type Watched = Window & { clickToNext?: { at: number; from: string; took?: number } | undefined }

/**
 * Runs in the page. The change is seen in the frame that paints it; the next frame says that it is on the screen.
 */
function watch({ confirm, question }: { confirm: string; question: string }): void {
  const watched = window as Watched
  const text = () => document.querySelector(question)?.textContent ?? ''
  addEventListener(
    'click',
    event => {
      if ((event.target as Element).closest?.(confirm))
        watched.clickToNext = { at: event.timeStamp, from: text() }
    },
    true,
  )
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    const step = watched.clickToNext
    if (step) step.took = performance.now() - step.at
  }
  const look = () => {
    const step = watched.clickToNext
    const now = text()
    if (step && !step.took && now !== '' && now !== step.from) {
      requestAnimationFrame(() => {
        channel.port2.postMessage(0)
        requestAnimationFrame(look)
      })
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
