import type { AiAdvice, CareerTip, Recommendations } from '#contract/advice.ts'
import type { Locale, Words } from '#engine/vocabulary.ts'

/** Tips and analysis in both languages, whoever wrote them. */
export interface Advice {
  readonly tips: readonly {
    readonly title: Words
    readonly priority: CareerTip['priority']
    readonly category: Words
    readonly description: Words
    readonly actionItems: readonly Words[]
  }[]
  readonly strengths: readonly Words[]
  readonly improvements: readonly Words[]
  readonly careerPaths: readonly Words[]
  readonly nextSteps: readonly Words[]
}

export type Source = CareerTip['source']
export type AiState = AiAdvice['state']

export function tipsIn(locale: Locale, advice: Advice, source: Source): CareerTip[] {
  return advice.tips.map(({ title, priority, category, description, actionItems }) => ({
    title: title[locale],
    priority,
    category: category[locale],
    description: description[locale],
    actionItems: actionItems.map(item => item[locale]),
    source,
  }))
}

export function recommendationsIn(locale: Locale, advice: Advice, source: Source): Recommendations {
  const inLocale = (sentences: readonly Words[]) => sentences.map(sentence => sentence[locale])
  return {
    strengths: inLocale(advice.strengths),
    improvements: inLocale(advice.improvements),
    careerPaths: inLocale(advice.careerPaths),
    nextSteps: inLocale(advice.nextSteps),
    source,
  }
}
