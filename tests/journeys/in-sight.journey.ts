import { BANK } from '#engine/bank/index.ts'
import { SOURCE_LOCALES } from '#engine/languages/index.ts'
import { expect, isAlive, speak, test } from './support.ts'
import { signInTaker } from './taker.ts'

/** A laptop's screen, less what the browser takes of it. */
const LAPTOP = { width: 1440, height: 780 }

for (const locale of SOURCE_LOCALES) {
  test(`on a laptop, the story, all five options and the button are in sight at every question of the bank (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport: LAPTOP, ...(baseURL ? { baseURL } : {}) })
    try {
      await speak(context, locale, baseURL)
      await signInTaker(context, { completed: false })
      const page = await context.newPage()
      await page.goto('/assessment')
      await isAlive(page)
      await page.evaluate(() => document.fonts.ready)
      const items = Object.values(BANK).flatMap(block => Object.entries(block[locale]))
      expect(items.length).toBeGreaterThan(500)
      // The page itself lays each of them out; asking 700 times for a page would measure the same.
      const hidden = await page.evaluate(items => {
        const find = (selector: string) => {
          const found = document.querySelector<HTMLElement>(selector)
          if (!found) throw new Error(`there is no ${selector}`)
          return found
        }
        const story = find('#story')
        const question = find('legend')
        const words = [...document.querySelectorAll('.option-text')]
        const foot = find('.page-foot')
        return items.flatMap(([key, { story: told, question: asked, options }]) => {
          story.textContent = told
          question.textContent = asked
          for (const [index, word] of words.entries()) word.textContent = options[index] ?? ''
          const last =
            words.at(-1)?.closest('label')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
          const end = story.getBoundingClientRect().bottom
          const { top, bottom } = foot.getBoundingClientRect()
          return Math.max(last, end) <= top && bottom <= innerHeight
            ? []
            : [`${key}: story to ${end}, options to ${last}, foot ${top} to ${bottom}`]
        })
      }, items)
      expect(hidden).toEqual([])
    } finally {
      await context.close()
    }
  })
}
