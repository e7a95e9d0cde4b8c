/** `npm run contact-sheet`: every screen of the running product on one picture for each language, in docs/. */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { READING_PAGES, readingPath } from '#contract/reading-pages.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { LOCALES, type Locale } from '#engine/vocabulary.ts'
import { findChromium } from '../tests/support/find-chromium.ts'
import { removeData, startApp } from '../tests/support/start-app.ts'

const PHONE = { width: 360, height: 760 }
const DESKTOP = { width: 1280, height: 900 }
/** Of a picture on the sheet, in CSS pixels; a desktop is shown at half the scale of a phone. */
const SHOWN_HEIGHT = 420

interface Shot {
  readonly path: string
  readonly as: 'visitor' | 'answering' | 'taker'
}

const SHOTS: readonly Shot[] = [
  ...[
    ['/', '/plans', '/guide', '/method', '/scientific-references', '/sample-report', '/contact'],
    ['/terms', '/privacy', '/refunds', '/accessibility', '/verify', '/no-such-page'],
    ['/register', '/login', '/forgot-password'],
  ]
    .flat()
    .map(path => ({ path, as: 'visitor' as const })),
  ...['/', '/assessment-selection', '/assessment'].map(path => ({ path, as: 'answering' as const })),
  ...['/', '/results', '/company', '/packages', '/payment?packageId=starter', '/billing', '/account'].map(
    path => ({ path, as: 'taker' as const }),
  ),
]

const launch = await findChromium()
const app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
process.env.DATA_FOLDER = app.dataDirectory
const { signInTaker } = await import('../tests/journeys/taker.ts')
const browser = await chromium.launch({
  executablePath: launch.executablePath,
  args: [...(launch.args ?? [])],
  env: { ...(process.env as Record<string, string>), ...launch.env },
})
const folder = mkdtempSync(join(tmpdir(), 'contact-sheet-'))
for (const locale of LOCALES) {
  const rows = []
  for (const viewport of [DESKTOP, PHONE]) rows.push(await takeRow(locale, viewport))
  await composeSheet(locale, rows)
}
await browser.close()
await app.stop()
removeData(app)

async function takeRow(locale: Locale, viewport: typeof PHONE): Promise<readonly string[]> {
  const pictures: string[] = []
  const contexts = new Map<Shot['as'], BrowserContext>()
  for (const [place, shot] of SHOTS.entries()) {
    const context = contexts.get(shot.as) ?? (await openContext(locale, viewport, shot.as))
    contexts.set(shot.as, context)
    const page = await context.newPage()
    const reading = READING_PAGES.find(each => each === shot.path)
    await page.goto(reading ? readingPath(reading, locale) : shot.path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const path = join(folder, `${locale}-${viewport.width}-${place}.png`)
    await page.screenshot({ path, animations: 'disabled' })
    await page.close()
    pictures.push(path)
  }
  for (const context of contexts.values()) await context.close()
  return pictures
}

async function openContext(locale: Locale, viewport: typeof PHONE, as: Shot['as']): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: app.url, viewport })
  await context.addCookies([{ name: 'language', value: locale, url: app.url }])
  if (as === 'answering') await signInTaker(context, { completed: false })
  if (as === 'taker') await signInTaker(context, { bought: 'unlock', opened: true })
  return context
}

async function composeSheet(locale: Locale, rows: readonly (readonly string[])[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 3200, height: 1000 }, deviceScaleFactor: 1 })
  const images = rows.map(row =>
    row.map(path => `<img src="data:image/png;base64,${readFileSync(path).toString('base64')}">`).join(''),
  )
  await page.setContent(
    `<html dir="${LANGUAGES[locale].direction}"><style>
      body { margin: 24px; background: #ddd6c6 }
      div { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 32px }
      img { height: ${SHOWN_HEIGHT}px; border-radius: 6px }
    </style>${images.map(row => `<div>${row}</div>`).join('')}</html>`,
    { waitUntil: 'load' },
  )
  writeFileSync(
    `docs/screens-${locale}.jpg`,
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 }),
  )
  await page.close()
}
