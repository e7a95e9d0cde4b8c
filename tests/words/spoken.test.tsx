import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Question } from '#contract/assessment.ts'
import { BANK } from '#engine/bank/index.ts'
import { SOURCE_LOCALES } from '#engine/languages/index.ts'
import { AnswerOptions } from '#web/features/assessment/answer-options.tsx'
import { spokenParts } from '#web/features/assessment/spoken-parts.ts'
import { StoryBox } from '#web/features/assessment/story-box.tsx'

for (const locale of SOURCE_LOCALES) {
  test(`of every item of the bank, what is read aloud is what is shown (${locale})`, () => {
    const items = Object.values(BANK).flatMap(block => Object.entries(block[locale]))
    expect(items.length).toBeGreaterThan(500)
    const different = items.filter(([, { story, question, options }]) => {
      const words = (said: string) => ({ [locale]: said }) as Question['story']
      const item: Question = {
        number: 1,
        type: 'scenario',
        story: words(story),
        question: words(question),
        options: options.map((text, index) => ({ answer: index + 1, text: words(text) })),
      }
      const shown = [
        storyOf(renderToStaticMarkup(<StoryBox question={item} sectionIndex={0} locale={locale} />)),
        renderToStaticMarkup(<AnswerOptions question={item} locale={locale} onChoose={() => {}} />),
      ]
      return asWords(spokenParts(item, locale).join(' ')) !== asWords(shown.map(textOf).join(' '))
    })
    expect(different.map(([key]) => key)).toEqual([])
  })
}

const storyOf = (html: string) => html.slice(html.indexOf('<p id="story"'))
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ')
const MARKS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const asWords = (text: string) =>
  text
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, mark => MARKS[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim()
