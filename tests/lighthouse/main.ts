/**
 * `npm run lighthouse`: six pages of the built app as Lighthouse sees them on a phone, the median of five runs each; prints a
 * table and what fell short, and ends with 1 when a target was missed. `npm run lighthouse -- question results` takes two
 * pages, `npm run lighthouse -- en` the English ones.
 */
import { execFileSync } from 'node:child_process'
import { request } from '@playwright/test'
import { addressIn } from '#contract/reading-pages.ts'
import { type Figure, isMissed, printFigures } from '../bench/figures.ts'
import { median } from '../bench/quantile.ts'
import { waitForQuiet } from '../bench/quiet.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { CATEGORIES, type Category, judge, type Verdict } from './judge.ts'

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const TARGETS: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

interface PageToJudge {
  readonly name: string
  readonly path: string
  readonly as: 'visitor' | 'answering' | 'taker'
  /** Pages of one person are not for search engines. */
  readonly found?: true
}

const PAGES: readonly PageToJudge[] = [
  { name: 'landing', path: '/', as: 'visitor', found: true },
  { name: 'plans', path: '/plans', as: 'visitor', found: true },
  { name: 'references', path: '/scientific-references', as: 'visitor', found: true },
  { name: 'login', path: '/login', as: 'visitor' },
  { name: 'question', path: '/assessment', as: 'answering' },
  { name: 'results', path: '/results', as: 'taker' },
]

const asked = process.argv.slice(2)
const locale = asked.includes('en') ? 'en' : 'ar'
const names = asked.filter(name => name !== 'en')
const pages = PAGES.filter(({ name }) => names.length === 0 || names.includes(name))
if (pages.length < names.length) {
  console.error(`There are ${PAGES.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'ignore' })
const app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
process.env.DATA_FOLDER = app.dataDirectory
const { signInTaker } = await import('../journeys/taker.ts')
const figures: Figure[] = []
const complaints = new Set<string>()
try {
  for (const page of pages) {
    const address = app.url + addressIn(page.path, locale === 'en' && page.found ? 'en' : 'ar')
    const cookies = await cookiesOf(page.as)
    const wanted = CATEGORIES.filter(category => category !== 'seo' || page.found)
    const verdicts: Verdict[] = []
    for (let run = 0; run < RUNS; run++) {
      await waitForQuiet()
      verdicts.push(await judge(address, { cookies, wanted }))
    }
    for (const category of wanted) {
      const value = median(verdicts.map(({ scores }) => scores[category] ?? 0))
      figures.push({ what: `${page.name}, ${category}`, value, unit: '', atLeast: TARGETS[category] })
    }
    for (const { failed } of verdicts) for (const audit of failed) complaints.add(`${page.name}: ${audit}`)
  }
} finally {
  await app.stop()
  removeData(app)
}
console.log(`Lighthouse on a phone, median of ${RUNS}, ${locale === 'en' ? 'English' : 'Arabic'}`)
printFigures(figures)
for (const complaint of complaints) console.log(`  ${complaint}`)
process.exit(figures.some(isMissed) ? 1 : 0)

async function cookiesOf(as: PageToJudge['as']) {
  const calls = await request.newContext({ baseURL: app.url })
  if (as === 'answering') await signInTaker({ request: calls }, { completed: false })
  if (as === 'taker') await signInTaker({ request: calls }, { bought: 'unlock', opened: true })
  const { cookies } = await calls.storageState()
  await calls.dispose()
  return [{ name: 'language', value: locale }, ...cookies]
}
