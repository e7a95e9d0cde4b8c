import type { Page } from '@playwright/test'
import { READING_PAGES, readingPath } from '#contract/reading-pages.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { OPEN, SIGNED_IN } from '../journeys/paths.ts'
import { signUp } from '../journeys/person.ts'
import { expect, sees, seesQuestion, test } from '../journeys/support.ts'
import { answerByCall, signInTaker } from '../journeys/taker.ts'
import { untranslated } from './untranslated.ts'

const tag = { tag: '@third-language' }

/** Says what a page shows in a language of its own; what is marked as another's is not looked at. */
async function isTranslated(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const { title, words } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      if (!holder?.closest('body [lang], bdi, script, style')) words.push(walker.currentNode.nodeValue ?? '')
      else if (holder.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang)
        words.push(holder.closest('bdi, script, style') ? '' : (walker.currentNode.nodeValue ?? ''))
    }
    const labels = [...document.querySelectorAll('[aria-label], [placeholder]')]
      .filter(each => !each.closest('body [lang]'))
      .flatMap(each => [each.getAttribute('aria-label') ?? '', each.getAttribute('placeholder') ?? ''])
    return { title: document.title, words: [...words, ...labels].join('\n') }
  })
  expect(untranslated(`${title}\n${words}`), page.url()).toEqual([])
  // Arabic stands on a page in another language only as a name.
  expect(words.match(/\p{Script=Arabic}+(?: \p{Script=Arabic}+){3,}/gu) ?? [], page.url()).toEqual([])
}

test('every page of visitors is in the language', tag, async ({ page, language }) => {
  test.setTimeout(120_000)
  for (const path of [...READING_PAGES.map(path => readingPath(path, language)), ...OPEN]) {
    await page.goto(path)
    await isTranslated(page, language)
  }
})

test(
  'so are the pages of a person, a question, a result and an opened report',
  tag,
  async ({ page, language, text }) => {
    test.setTimeout(180_000)
    await signUp(page)
    for (const path of SIGNED_IN.filter(
      path => !(READING_PAGES as readonly string[]).includes(path) || path === '/',
    )) {
      await page.goto(path)
      await isTranslated(page, language)
    }
    await signInTaker(page, { completed: false })
    await page.goto('/assessment')
    await seesQuestion(page, text, 1)
    await isTranslated(page, language)
    await answerByCall(page, 30)
    await page.goto('/assessment')
    await isTranslated(page, language)
    await signInTaker(page, { bought: 'pro', opened: true })
    for (const path of ['/', '/results', '/company', '/billing', '/account']) {
      await page.goto(path)
      await isTranslated(page, language)
    }
  },
)

test(
  'a form without questions in the language says so, and is not started',
  tag,
  async ({ page, text, language }) => {
    await signUp(page)
    await page.goto('/assessment-selection')
    const names = [LANGUAGES.ar.name, LANGUAGES.en.name].join(LANGUAGES[language].comma)
    await sees(page, text.selection.availableIn(names))
    await expect(page.locator('input[value=leadership]')).toBeDisabled()
    await expect(page.locator('input[value=advanced]')).toBeEnabled()
  },
)
