import type { Results } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { findHeadline } from './headline.ts'

/** Says in a sentence what the line of a result shows, and in another what lies close to it. */
export function useHeadline(sections: Results['sections']): {
  readonly title: string
  readonly near: string | null
} {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const { comma } = LANGUAGES[locale]
  const headline = findHeadline(sections)
  const names = (group: typeof headline.sections) => group.map(({ name }) => name[locale]).join(comma)
  return {
    title: text.headline[headline.kind](names(headline.sections), headline.sections.length),
    near: headline.near.length > 0 ? text.near(names(headline.near)) : null,
  }
}
