import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readingPath } from '#contract/reading-pages.ts'
import { READ } from './paths.ts'
import { beginAssessment, expect, hold, isAlive, speak, test } from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

/**
 * What may cross the wire on a first visit, headers and fonts included, in kilobytes of 1024 as served to a browser. Bytes
 * are the same on every machine; times are measured by `npm run bench`.
 */
const READING_LIMIT = 100
const FORM_LIMIT = 200
const QUESTION_LIMIT = { all: 230, script: 150 }
const RESULTS_LIMIT = 240
/** Layout shift on a first visit; a browser calls ten times as much good. */
const SHIFT_LIMIT = 0.01

for (const page of [...READ, '/no-such-page'] as const) {
  test(`${page} comes to at most ${READING_LIMIT} KB, without React`, async ({
    browser,
    language,
    baseURL,
  }) => {
    const address = page === '/no-such-page' ? '/en/no-such-page' : readingPath(page, language)
    const wire = await firstVisit(browser, `${baseURL}${address}`)
    expect(wire.kilobytes.all).toBeLessThanOrEqual(READING_LIMIT)
    // The script of web/reading/main.ts, and nothing else.
    expect(wire.scripts).toBe(1)
    expect(wire.kilobytes.script).toBeLessThanOrEqual(2)
    expect(wire.preloadedFonts).toBeLessThanOrEqual(2)
    expect(wire.hosts).toEqual([new URL(baseURL ?? '').host])
  })
}

for (const path of ['/login', '/register']) {
  test(`${path} comes to at most ${FORM_LIMIT} KB`, async ({ browser, language, baseURL }) => {
    const wire = await firstVisit(browser, `${baseURL}${path}`, context => speak(context, language, baseURL))
    expect(wire.kilobytes.all).toBeLessThanOrEqual(FORM_LIMIT)
    expect(wire.hosts).toEqual([new URL(baseURL ?? '').host])
  })
}

test('a question comes to at most 230 KB, of which 150 KB are script', async ({
  browser,
  page,
  text,
  baseURL,
}) => {
  await beginAssessment(page, text)
  const cookies = await page.context().cookies()
  const wire = await firstVisit(browser, `${baseURL}/assessment`, context => context.addCookies(cookies))
  expect(wire.kilobytes.all).toBeLessThanOrEqual(QUESTION_LIMIT.all)
  expect(wire.kilobytes.script).toBeLessThanOrEqual(QUESTION_LIMIT.script)
  // What is painted first needs the style sheet and the fonts.
  expect(wire.urgentModules).toEqual([])
  expect(wire.hosts).toEqual([new URL(baseURL ?? '').host])
})

for (const [what, path, wishes] of [
  ['a result that is locked', '/results', {}],
  ['a result that is opened', '/results', { bought: 'unlock', opened: true }],
  ['the page of what is wanted', '/wants', { bought: 'unlock', opened: true }],
] as const) {
  test(`${what} comes to at most ${RESULTS_LIMIT} KB`, async ({ browser, context, language, baseURL }) => {
    await signInTaker(context, wishes)
    const cookies = await context.cookies()
    const wire = await firstVisit(browser, `${baseURL}${path}`, async visit => {
      await speak(visit, language, baseURL)
      await visit.addCookies(cookies)
    })
    expect(wire.kilobytes.all).toBeLessThanOrEqual(RESULTS_LIMIT)
  })
}

for (const path of ['/', '/assessment', '/results'] as const) {
  test(`${path} holds still when its fonts come and when it comes alive`, { tag: '@every-pair' }, async ({
    browser,
    language,
    baseURL,
  }) => {
    const context = await browser.newContext()
    try {
      await speak(context, language, baseURL)
      if (path === '/assessment') await signInTaker(context, { completed: false })
      if (path === '/results') await signInTaker(context)
      const address = path === '/' ? readingPath(path, language) : path
      expect(await shiftOnFirstVisit(context, `${baseURL}${address}`)).toBeLessThanOrEqual(SHIFT_LIMIT)
    } finally {
      await context.close()
    }
  })
}

test('the line that rises for the first time moves nothing on its page', async ({ page, text }) => {
  await signInTaker(page, { completed: false })
  await answerByCall(page, 89)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/assessment')
  await isAlive(page)
  await page.locator('[data-answer]').first().click()
  await page.getByRole('button', { name: text.assessment.finish }).click()
  await page.locator('.score-path-rising').waitFor()
  const moved = await page.evaluate(async () => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    shifts.push(...observer.takeRecords())
    return shifts.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
  })
  expect(moved).toBe(0)
})

/** What moves by itself on the way down a page, as browsers count it, where the fonts come after the first paint. */
async function shiftOnFirstVisit(context: BrowserContext, address: string): Promise<number> {
  const fontsCome = await hold(context, '**/*.woff2')
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts: { readonly value: number; readonly hadRecentInput: boolean }[] = []
    const observer = new PerformanceObserver(list => shifts.push(...(list.getEntries() as never[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      movedByItself() {
        shifts.push(...(observer.takeRecords() as never[]))
        const uncalled = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
        return uncalled.reduce((sum, { value }) => sum + value, 0)
      },
    })
  })
  await page.goto(address, { waitUntil: 'commit' })
  // A browser leaves letters out for the first 100 ms, before it takes those of another font.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && performance.now() > paint.startTime + 300
  })
  fontsCome()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  await frames(page)
  return page.evaluate(() => (window as unknown as { movedByItself(): number }).movedByItself())
}

/** What was asked for has been drawn. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))

interface Wire {
  readonly kilobytes: { all: number; script: number }
  readonly scripts: number
  /** Asked for by the page itself, before the rest of what is painted. */
  readonly urgentModules: readonly string[]
  readonly preloadedFonts: number
  readonly hosts: readonly string[]
}

/** Loads an address in a browser that has nothing yet, and reads down to its end, so that every font in use comes. */
async function firstVisit(
  browser: Browser,
  address: string,
  prepare?: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void>,
): Promise<Wire> {
  const context = await browser.newContext()
  try {
    await prepare?.(context)
    const page = await context.newPage()
    const wire = await watch(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    const preloadedFonts = await page.locator('link[rel=preload][as=font]').count()
    return { ...wire(), preloadedFonts }
  } finally {
    await context.close()
  }
}

async function watch(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const requests = new Map<string, { readonly host: string; readonly type: string }>()
  const urgentModules: string[] = []
  const kilobytes = { all: 0, script: 0 }
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const { protocol, host, pathname } = new URL(request.url)
    if (protocol.startsWith('http')) requests.set(requestId, { host, type: type ?? '' })
    if (type === 'Script' && initiator.type === 'parser' && request.initialPriority !== 'Low')
      urgentModules.push(pathname)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    kilobytes.all += encodedDataLength / 1024
    if (request.type === 'Script') kilobytes.script += encodedDataLength / 1024
  })
  await devtools.send('Network.enable')
  return () => {
    const all = [...requests.values()]
    return {
      kilobytes,
      urgentModules,
      scripts: all.filter(({ type }) => type === 'Script').length,
      hosts: [...new Set(all.map(({ host }) => host))],
    }
  }
}
