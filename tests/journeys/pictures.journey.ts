import type { Page } from '@playwright/test'
import { readingPath } from '#contract/reading-pages.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

/**
 * Notices what has changed its look without anybody meaning it: the first screen of four pages beside the one that is kept in
 * tests/journeys/pictures. Where the change was meant, `npm run pictures` takes them anew, and the commit shows what differs.
 */
async function looksAsKept(page: Page, name: string, rewrite?: () => void): Promise<void> {
  await page.waitForLoadState('networkidle')
  if (rewrite) {
    // What React draws when it comes would bring the page's own words back.
    await isAlive(page)
    await page.evaluate(rewrite)
  }
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(writeTheSameForEveryone)
  await page.mouse.move(0, 0)
  await expect(page).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    caret: 'hide',
    // Edges of letters differ between two builds of Chromium, whole letters do not.
    maxDiffPixelRatio: 0.01,
    // The usual 0.2 does not see a tint that became a shade darker.
    threshold: 0.05,
  })
}

/** Runs in the page: what is another at every run or on every machine (numbers, days, pictograms) is not what is looked at. */
function writeTheSameForEveryone(): void {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const node = words.currentNode as Text
    const same = node.data
      .replace(/WJ-[0-9A-Z]{10}/, 'WJ-7K3QFM8X2R')
      .replace(/\d{1,2} \p{L}+ 20\d\d/u, document.dir === 'rtl' ? '20 نوفمبر 2026' : '20 November 2026')
      .replace(/\p{Extended_Pictographic}\uFE0F?/u, '')
    if (same !== node.data) node.data = same
  }
  scrollTo(0, 0)
}

/** Runs in the page: an attempt is told one of two stories, and both are mended now and then. */
function tellTheSameToEveryone(): void {
  const arabic = document.documentElement.lang === 'ar'
  const sentence = arabic
    ? 'يُجهَّز فرع جديد قبل موعد افتتاحه بأيام، وفيه عمل يكفي لجميع الموجودين.'
    : 'A new branch is being made ready some days before it opens, and there is work enough for everybody.'
  const tell = (selector: string, text: string) => {
    for (const element of document.querySelectorAll(selector)) element.textContent = text
  }
  tell('#story', `${sentence} ${sentence} ${sentence}`)
  tell('legend.type-question', sentence)
  tell('.option-text', sentence)
}

/** Runs in the page: the situation to try is another every day. */
function tellTheSameEveryDay(): void {
  const sentence =
    document.dir === 'rtl'
      ? 'موقف من واقع العمل، بكلمات اليوم.'
      : "A situation of working life, in today's words."
  const tell = (selector: string, text: string) => {
    for (const element of document.querySelectorAll(selector)) element.textContent = text
  }
  tell('#try-story', `${sentence} ${sentence} ${sentence}`)
  tell('.try-one legend', sentence)
  tell('.try-one .option-text', sentence)
  for (const mark of document.querySelectorAll('.try-one p svg')) mark.remove()
}

test('the landing page looks as it is kept', { tag: '@every-pair' }, async ({ page, language }) => {
  await page.goto(readingPath('/', language))
  await page.evaluate(tellTheSameEveryDay)
  await looksAsKept(page, 'landing')
})

test('the dashboard and the bars around it look as they are kept', { tag: '@every-pair' }, async ({
  page,
  context,
  text,
}) => {
  await signInTaker(context, { completed: false })
  await page.goto('/')
  await sees(page, text.dashboard.hello('نورة'))
  await looksAsKept(page, 'dashboard')
})

test('a question with a chosen answer looks as it is kept', { tag: '@every-pair' }, async ({
  page,
  context,
}) => {
  await signInTaker(context, { completed: false })
  await page.goto('/assessment')
  await page.locator('[data-answer]').nth(1).click()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await looksAsKept(page, 'question', tellTheSameToEveryone)
})

test('an opened result looks as it is kept', { tag: '@every-pair' }, async ({ page, context, text }) => {
  await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  await expect(page.getByRole('heading', { name: text.results.chart })).toBeVisible()
  await looksAsKept(page, 'results')
})
