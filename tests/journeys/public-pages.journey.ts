import { LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import { type ReadingPage, readingPath } from '#contract/reading-pages.ts'
import { date } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { LEGAL, LEGAL_PAGES } from '#web/text/legal.ts'
import { REFERENCES } from '#web/text/references.ts'
import { SAMPLE_REPORT } from '#web/text/sample-report.ts'
import { readPdf } from '../support/pdf-text.ts'
import { printsContentAlone } from './print.ts'
import { DESKTOP, PHONE } from './sizes.ts'
import { expect, sees, test } from './support.ts'

/** The words of a text with their letters in order: what a browser writes into a PDF turns Arabic words and letters about. */
const wordsOf = (text: string) =>
  (text.normalize('NFKC').match(/\p{L}+/gu) ?? []).map(word => [...word].sort().join(''))

const LEGAL_IDS = ['terms', 'privacy', 'refunds', 'accessibility'] as const
const PAGES: readonly ReadingPage[] = [
  ...(['/', '/sample-report', '/method', '/scientific-references'] as const),
  ...LEGAL_IDS.map(id => `/${id}` as const),
]

for (const path of PAGES) {
  test(`${path} printed is its content alone`, async ({ page, language }) => {
    await page.goto(readingPath(path, language))
    await printsContentAlone(page, page.locator('h1'))
  })
}

test('the landing page shows a piece of the sample report, the computed time and the price of the price list', async ({
  page,
  language,
}) => {
  const [sample, catalog, prices] = await Promise.all(
    ['/api/sample-report', '/api/catalog', '/api/plans'].map(async path =>
      (await page.request.get(path)).json(),
    ),
  )
  await page.goto(readingPath('/', language))
  const { score, max, range } = sample.total
  await expect(page.getByText(String(score), { exact: true })).toBeVisible()
  await expect(
    page.getByRole('img', { name: `${score} ${language === 'ar' ? 'من' : 'of'} ${max}` }),
  ).toBeVisible()
  await sees(page, new RegExp(`${range.from} .+ ${range.to}`))
  const { families } = sample.detail.careers
  const reasons = families.map(
    (family: { reasons: Record<string, string>[] }) => family.reasons[0]?.[language],
  )
  expect(reasons).toContain(await page.locator('blockquote').textContent())
  const minutes = catalog.templates.find(({ id }: { id: string }) => id === 'basic').minutes
  await sees(page, new RegExp(`^${minutes.from} .+ ${minutes.to}$`))
  await expect(page.getByText(LANDING[language].paidPrice(String(prices.prices.unlock / 100)))).toBeVisible()
  await page.getByRole('link', { name: LANDING[language].sampleLink }).click()
  await expect(page).toHaveURL(new RegExp(`${readingPath('/sample-report', language)}$`))
})

for (const javaScriptEnabled of [true, false]) {
  test(`one situation can be tried before there is an account, ${javaScriptEnabled ? 'and nothing of it leaves the page' : 'also without script'}`, async ({
    browser,
    baseURL,
    language,
    phone,
  }) => {
    const landing = LANDING[language]
    const viewport = phone ? PHONE : DESKTOP
    const context = await browser.newContext({ javaScriptEnabled, viewport, ...(baseURL ? { baseURL } : {}) })
    try {
      const page = await context.newPage()
      await page.goto(readingPath('/', language))
      const form = page.locator('.try-one')
      const story = await form.locator('#try-story').textContent()
      expect(landing.situations.map(each => each.story)).toContain(story)
      await expect(form.getByText(landing.tryResult)).toBeHidden()
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await form.getByRole('radio').nth(1).check({ force: true })
      await expect(form.getByText(landing.tryResult)).toBeVisible()
      await expect(form.getByText(landing.tryRows[2] ?? '')).toBeVisible()
      await expect(form.getByRole('radio')).toHaveCount(phone ? 1 : 5)
      await page.keyboard.press('Enter')
      await form.getByRole('button', { name: landing.tryAgain }).click()
      await expect(form.getByText(landing.tryResult)).toBeHidden()
      await expect(form.getByRole('radio')).toHaveCount(5)
      expect(asked).toEqual([])
      expect(page.url()).not.toContain('?')
    } finally {
      await context.close()
    }
  })
}

test('with keys every option of the situation is reached, on the narrowest screen too', async ({
  browser,
  baseURL,
  language,
}) => {
  const keys = { viewport: PHONE, isMobile: false, hasTouch: false }
  const context = await browser.newContext({ ...keys, ...(baseURL ? { baseURL } : {}) })
  try {
    const page = await context.newPage()
    await page.goto(readingPath('/', language))
    const form = page.locator('.try-one')
    // The region that reads the result out is there before the result.
    await expect(form.locator('[aria-live]')).toHaveCSS('display', 'block')
    const radios = form.getByRole('radio')
    await radios.first().focus()
    await page.keyboard.press('Space')
    for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('ArrowDown')
    await expect(radios).toHaveCount(5)
    await expect(radios.nth(4)).toBeChecked()
    await expect(form.getByRole('img')).toHaveCount(3)
  } finally {
    await context.close()
  }
})

test('the sample report is whole, says on every screen and printed sheet that it is one, and cannot be verified', async ({
  page,
  language,
  text,
}) => {
  const words = SAMPLE_REPORT[language]
  const sample = await (await page.request.get('/api/sample-report')).json()
  await page.goto(readingPath('/sample-report', language))
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  for (const folded of await page.locator('summary').all()) await folded.click()
  for (const { name, index } of sample.detail.facets) {
    const row = page.getByRole('row', { name: name[language] })
    await expect(row.getByRole('cell', { name: String(index), exact: true })).toBeVisible()
  }
  for (const { name } of sample.detail.careers.families) {
    await expect(page.getByRole('heading', { name: name[language], exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: text.results.plan })).toBeVisible()
  const mark = page.getByText(words.mark, { exact: true })
  await page.getByRole('heading', { name: text.results.plan }).scrollIntoViewIfNeeded()
  await expect(mark).toBeInViewport()
  const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
  expect(pages.length).toBeGreaterThan(3)
  for (const sheet of pages) expect(wordsOf(sheet)).toEqual(expect.arrayContaining(wordsOf(words.mark)))
  expect(await page.locator('main').textContent()).not.toMatch(/WJ-|\b[0-9a-f]{16}\b/)
})

test('the references say what each group is to the assessment, what is not claimed, and that the items are drafts', async ({
  page,
  language,
}) => {
  const words = REFERENCES[language]
  await page.goto(readingPath('/scientific-references', language))
  await sees(page, words.lead)
  for (const sentence of words.status) await sees(page, sentence)
  for (const { title, use } of Object.values(words.groups)) {
    const section = page.getByRole('region', { name: title })
    await expect(section.getByText(use, { exact: true })).toBeVisible()
    // Sources stay Latin and left to right in both languages.
    for (const source of await section.locator('li > div > div').all()) {
      await expect(source).toHaveAttribute('dir', 'ltr')
      await expect(source).toHaveAttribute('lang', 'en')
    }
  }
  await expect(page.locator('main li h3')).toHaveCount(25)
})

test('the references print by their button and lead back', async ({ page, language, text }) => {
  const words = REFERENCES[language]
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(readingPath('/guide', language))
  await page.getByRole('contentinfo').getByRole('link', { name: text.shell.references }).click()
  await page.getByRole('button', { name: words.download }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.getByRole('link', { name: words.back }).click()
  await expect(page).toHaveURL(new RegExp(`${readingPath('/guide', language)}$`))
})

for (const id of LEGAL_IDS) {
  test(`/${id} has all its sections, its version and its date`, async ({ page, language }) => {
    const { title, sections } = LEGAL_PAGES[id][language]
    await page.goto(readingPath(`/${id}`, language))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const section of sections) {
      await expect(page.getByRole('heading', { name: section.title })).toBeVisible()
      for (const sentence of [...section.body, ...(section.points ?? [])]) await sees(page, sentence)
    }
    await sees(page, LEGAL[language].changed(date(LEGAL_VERSIONS[id], language)))
    if (id === 'privacy') await expect(page.getByRole('table')).toBeVisible()
  })
}
