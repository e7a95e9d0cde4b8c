import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { latestPins } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { composePaper, type Paper } from '#server/features/report/compose-paper.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { startTypst, type Typst } from '#server/gateways/typst.ts'
import { readPdf } from '../support/pdf-text.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { openBrowser } from './browser.ts'
import type { Figure } from './figures.ts'
import { quantile } from './quantile.ts'

const WARM = 40
/** A server at work remembers what the last thirty documents shared (typst-worker.ts). */
const WARM_UP = 30
const MANY = Number(process.env.PDF_MANY ?? 1000)
const KB = 1024
const MB = 1024 * KB

/** A different report each time, as a server makes them: warm is the compiler, never a document made before. */
export async function measurePdf(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const locale of ['ar', 'en'] as const)
    figures.push(...(await compare(locale, await papers(locale, 1 + WARM_UP + WARM))))
  return [...figures, ...(await makeMany(await papers('ar', MANY)))]
}

/** Nothing was bought: the report itself does not ask. */
const NOTHING_BOUGHT = {
  select: () => ({ from: () => ({ where: async () => [] }) }),
} as unknown as Parameters<typeof reportOf>[0]['database']

async function papers(locale: Locale, count: number): Promise<Paper[]> {
  const made: Paper[] = []
  for (let number = 0; number < count; number++) {
    const attempt = sampleAttempt(answersOf(number))
    const report = await reportOf({ database: NOTHING_BOUGHT, released: RELEASED }, attempt)
    made.push(
      composePaper({
        report,
        name: 'نورة السالم',
        verifyAddress: 'https://wijha.example/verify',
        locale,
        comparisons: [],
        reader: 'owner',
      }),
    )
  }
  return made
}

/** People differ in their results, not only in the order of their answers: some lean to high options, some to low. */
function answersOf(person: number): () => number {
  const random = seededRandom(person)
  const lean = random() * 2
  return () => Math.min(5, 1 + Math.floor(random() * 4 + lean))
}

function sampleAttempt(answer: () => number): Attempt {
  const [id, moment, questions] = [randomUUID(), new Date('2026-11-20T09:00:00Z'), 90]
  return {
    ...{ userId: id, id, number: 1, applicationNumber: 'WJ-7K3QFM8X2R', form: 'basic', field: 'technology' },
    ...{
      formVersion: 1,
      scoringVersion: 1,
      education: 'بكالوريوس',
      major: 'computing',
      experienceYears: '3-5 سنوات',
      careerStage: 'working',
      guess: null,
      pilots: [],
      pilotsAnswered: 0,
      resultShownAt: null,
      questions,
    },
    ...{
      ...latestPins(RELEASED, 'basic', 'technology', 1),
      storySet: 1,
      readBefore: '',
      chosenBefore: '',
      retake: false,
    },
    answers: Array.from({ length: questions }, answer).join(''),
    ...{ languages: 'a'.repeat(questions), devices: 'p'.repeat(questions), changes: '0'.repeat(questions) },
    ...{ itemMilliseconds: Array(questions).fill(20_000), answeredAfter: Array(questions).fill(60) },
    ...{ lastAnswerAt: moment, lastAloneAt: moment, queuedMilliseconds: 0 },
    ...{ startedAt: moment, openedAt: moment, completedAt: moment, archivedAt: null },
    ...{
      reportOpenedAt: moment,
      paperProducedAt: moment,
      verificationOffAt: null,
      planDone: [],
      developmentPlan: {},
      keptTotal: null,
      simulated: false,
    },
  }
}

async function compare(locale: Locale, papers: readonly Paper[]): Promise<Figure[]> {
  const typst = startTypst(REPORT_WORLD)
  const [cold, ...others] = await timeEach(papers, paper => typeset(typst, paper))
  const warm = others.slice(WARM_UP)
  const bytes = await typeset(typst, papers[1] as Paper)
  await typst.stop()
  const pages = (await readPdf(bytes)).pages.length
  const ours = quantile(warm, 0.5)
  const browser = await openBrowser()
  const [, ...theirs] = await timeEach(papers.slice(0, 12), paper => printIn(browser.page, paper))
  await browser.close()
  const chromium = quantile(theirs, 0.5)
  return [
    { what: `${locale}: first document, compiler and fonts loaded`, value: cold ?? 0, unit: 'ms' },
    {
      what: `${locale}: ${pages} pages, warm, median of ${WARM}`,
      value: ours,
      unit: 'ms',
      digits: 1,
      atMost: 3 * pages + 5,
    },
    { what: `${locale}: size`, value: bytes.length / KB, unit: 'KB' },
    { what: `${locale}: the same words by Chromium, warm`, value: chromium, unit: 'ms', digits: 1 },
    { what: `${locale}: share of Chromium's time`, value: (100 * ours) / chromium, unit: '%', atMost: 25 },
  ]
}

async function makeMany(papers: readonly Paper[]): Promise<Figure[]> {
  const typst = startTypst(REPORT_WORLD)
  for (const paper of papers.slice(0, 50)) await typeset(typst, paper)
  const before = process.memoryUsage().rss
  for (const paper of papers) await typeset(typst, paper)
  const after = process.memoryUsage().rss
  await typst.stop()
  return [
    { what: 'memory of the process after 50 documents', value: before / MB, unit: 'MB' },
    { what: `more after ${MANY} further ones`, value: (after - before) / MB, unit: 'MB', atMost: 100 },
  ]
}

async function typeset(typst: Typst, data: Paper): Promise<Uint8Array> {
  const made = await typst.typeset('bench', async () => ({ template: '/report.typ', data }))
  if (made.kind !== 'pdf') throw new Error(`not typeset: ${made.kind}`)
  return made.bytes
}

async function timeEach(
  papers: readonly Paper[],
  make: (paper: Paper) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const paper of papers) {
    const begun = performance.now()
    await make(paper)
    times.push(performance.now() - begun)
  }
  return times
}

const FONT_FACES = REPORT_WORLD.fonts
  .map(path => {
    const family = path.includes('markazi') ? 'Markazi Text' : 'IBM Plex Sans Arabic'
    const weight = /(\d)00/.exec(path)?.[0] ?? '400'
    const url = `data:font/ttf;base64,${readFileSync(path).toString('base64')}`
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(${url}) }`
  })
  .join('\n')

/** The words of the paper as plain paragraphs: less than the paper draws. */
async function printIn(page: Page, paper: Paper): Promise<Buffer> {
  const paragraphs = wordsIn(paper).map(
    text => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  )
  const dir = paper.locale === 'ar' ? 'rtl' : 'ltr'
  await page.setContent(
    `<!doctype html><html lang="${paper.locale}" dir="${dir}"><style>${FONT_FACES} body { font: 15px/1.7 "IBM Plex Sans Arabic" }</style>${paragraphs.join('')}`,
  )
  return page.pdf({ format: 'A4', tagged: true })
}

function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('say' in value && Array.isArray(value.say)) {
    return [
      value.say.map((piece: string | string[]) => (typeof piece === 'string' ? piece : piece[1])).join(''),
    ]
  }
  return Object.values(value).flatMap(wordsIn)
}
