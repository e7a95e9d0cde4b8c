import { setTimeout as sleep } from 'node:timers/promises'
import { Member } from '../support/member.ts'
import { openReport } from '../support/open-report.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'
import { type Browser, openBrowser, signIn, slowDown } from './browser.ts'
import type { Figure } from './figures.ts'
import { median } from './quantile.ts'
import { serveBarePage, type Yardstick } from './yardsticks.ts'

const RUNS = 5
/** A load is over when for so long nothing was fetched and no task was long. */
const SETTLED_MS = 1500

interface Load {
  readonly requests: number
  /** Kilobytes on the wire, headers included. */
  readonly kilobytes: Readonly<Record<Kind, number>>
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  readonly longTasks: number
  readonly longTaskTime: number
  /** Lists the paths of the fonts that were fetched. */
  readonly fonts: readonly string[]
}

const KINDS = ['html', 'script', 'style', 'font', 'other'] as const
type Kind = (typeof KINDS)[number]

/** Limits the landing page's largest paint by that of a bare page with the same fonts, where the machine misses the other limit. */
const LANDING_TO_BARE = 1.1

/** `limits`: kilobytes in all, kilobytes of script, milliseconds to the largest paint. */
const PAGES = [
  { name: 'landing', path: '/', ready: 'h1', as: 'visitor', limits: { all: 100, script: 2, paint: 1000 } },
  { name: 'login', path: '/login', ready: 'input[name=email]', as: 'visitor', limits: { all: 200 } },
  {
    name: 'question',
    path: '/assessment',
    ready: '[data-question]',
    as: 'taker',
    limits: { all: 230, script: 150, paint: 1200 },
  },
  // The whole report of an unlocked attempt: facets, careers, plan.
  { name: 'results', path: '/results', ready: '[data-fingerprint]', as: 'reader', limits: {} },
] as const satisfies readonly object[]
type PageToLoad = (typeof PAGES)[number]
const atMost = (limit: number | undefined) => (limit === undefined ? {} : { atMost: limit })

/** Each page in a new browser on a slow phone and a slow network; medians. */
export async function measurePageLoads(): Promise<Figure[]> {
  const app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
  const figures: Figure[] = []
  try {
    for (const page of PAGES) {
      const loads: Load[] = []
      for (let run = 0; run < RUNS; run++) loads.push(await load(app, page))
      figures.push(...describe(page, loads))
    }
    figures.push(...(await compareWithBare(app)))
  } finally {
    await app.stop()
    removeData(app)
  }
  return figures
}

/** Measures the landing page in turns with a bare page in its fonts, so that what else the machine does meets both. */
async function compareWithBare(app: App): Promise<Figure[]> {
  const [landing] = PAGES
  const { fonts } = await load(app, landing)
  const bare = await serveBarePage(fonts)
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let run = 0; run < RUNS; run++) {
      theirs.push((await load(bare, { ...landing, path: '/' })).largestPaint)
      ours.push((await load(app, landing)).largestPaint)
    }
  } finally {
    bare.close()
  }
  const [paint, yardstick] = [median(ours), median(theirs)]
  return [
    {
      what: 'bare page with the same fonts, LCP',
      value: yardstick,
      unit: 'ms',
      note: `${fonts.length} fonts`,
    },
    {
      what: 'landing, LCP beside it',
      value: paint,
      unit: 'ms',
      atMost: Math.max(landing.limits.paint, Math.round(LANDING_TO_BARE * yardstick)),
      note: `${(paint / yardstick).toFixed(2)} of it`,
    },
  ]
}

function describe({ name, ...page }: PageToLoad, loads: readonly Load[]): Figure[] {
  const limits: { readonly all?: number; readonly script?: number; readonly paint?: number } = page.limits
  const middle = (of: (load: Load) => number) => median(loads.map(of))
  const total = middle(({ kilobytes }) => KINDS.reduce((sum, kind) => sum + kilobytes[kind], 0))
  return [
    { what: `${name}, requests`, value: middle(({ requests }) => requests), unit: '' },
    { what: `${name}, all`, value: total, unit: 'KB', digits: 1, ...atMost(limits.all) },
    ...KINDS.map(kind => ({
      what: `${name}, ${kind}`,
      value: middle(({ kilobytes }) => kilobytes[kind]),
      unit: 'KB',
      digits: 1,
      ...(kind === 'script' ? atMost(limits.script) : {}),
    })),
    { what: `${name}, FCP`, value: middle(({ firstPaint }) => firstPaint), unit: 'ms' },
    {
      what: `${name}, LCP`,
      value: middle(({ largestPaint }) => largestPaint),
      unit: 'ms',
      ...atMost(limits.paint),
    },
    { what: `${name}, CLS`, value: middle(({ shift }) => shift), unit: '', digits: 3 },
    {
      what: `${name}, long tasks`,
      value: middle(({ longTasks }) => longTasks),
      unit: '',
      note: `${middle(({ longTaskTime }) => longTaskTime).toFixed(0)} ms in all`,
    },
  ]
}

async function load(
  app: App | Yardstick,
  { path, ready, as }: Pick<PageToLoad, 'path' | 'ready' | 'as'>,
): Promise<Load> {
  const { url } = app
  const browser = await openBrowser()
  try {
    if (as !== 'visitor') {
      const member = await Member.signUp(url)
      const attempt = await member.beginAttempt()
      if (as === 'reader' && 'dataDirectory' in app) await openReport(app, member, attempt)
      await signIn(browser, member, attempt)
      member.client.close()
    }
    await slowDown(browser, 4, 'slow4g')
    const wire = watchWire(browser)
    const { page } = browser
    await page.addInitScript(observe)
    await page.goto(`${url}${path}`, { waitUntil: 'load', timeout: 60_000 })
    await page.locator(ready).first().waitFor()
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(200)) {
      const since = await page.evaluate(
        () => performance.now() - (window as unknown as Observed).observed.lastLongTask,
      )
      if (since > SETTLED_MS && Date.now() - wire.lastAt() > SETTLED_MS) break
    }
    const seen = await page.evaluate(() => (window as unknown as Observed).observed)
    return { ...wire.sums(), ...seen }
  } finally {
    await browser.close()
  }
}

function watchWire({ devtools }: Browser) {
  const kinds = new Map<string, Kind>()
  const kilobytes: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, other: 0 }
  const fonts: string[] = []
  let requests = 0
  let last = Date.now()
  devtools.on('Network.requestWillBeSent', () => {
    last = Date.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const kind = kindOf(response.mimeType)
    kinds.set(requestId, kind)
    if (kind === 'font') fonts.push(new URL(response.url).pathname)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now()
    // Pictures that stand in the page itself have no length on the wire.
    if (encodedDataLength === 0) return
    requests++
    kilobytes[kinds.get(requestId) ?? 'other'] += encodedDataLength / 1024
  })
  return { lastAt: () => last, sums: () => ({ requests, kilobytes, fonts }) }
}

function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html'
  if (/javascript/.test(mimeType)) return 'script'
  if (mimeType === 'text/css') return 'style'
  return /font|woff/.test(mimeType) ? 'font' : 'other'
}

type Seen = Pick<Load, 'firstPaint' | 'largestPaint' | 'shift' | 'longTasks' | 'longTaskTime'>
type Observed = Window & { observed: Seen & { lastLongTask: number } }

/** Runs in the page. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: 0, longTaskTime: 0, lastLongTask: 0 }
  ;(window as unknown as Observed).observed = seen
  const on = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }).observe({ type, buffered: true })
  on('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', entry => {
    seen.largestPaint = entry.startTime
  })
  on<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', entry => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  on('longtask', entry => {
    seen.longTasks += 1
    seen.longTaskTime += entry.duration
    seen.lastLongTask = entry.startTime + entry.duration
  })
}
