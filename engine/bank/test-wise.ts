import { CORE_FACET_IDS, FACETS, type SourceLocale } from '../vocabulary.ts'
import type { BankItem } from './block.ts'
import { firstVerb } from './first-verb.ts'
import { mean } from './mean.ts'
import { bareWordsOf } from './words.ts'

/**
 * Holds the mean values that a reader would score who skips the story and picks by a rule of thumb; guessing gives 3.
 * Where a rule leaves several options, their mean stands for the draw between them.
 */
export interface TestWise {
  readonly longest: number
  readonly shortest: number
  /** Always the option at place 1 to 5. */
  readonly position: readonly number[]
  /** The option with most words of the story. */
  readonly sharedWords: number
  /** The option that opens with a careful verb; `null` where the section is not about conduct. */
  readonly carefulVerb: number | null
}

/** The options among which a strategy would draw, as indices. */
type Strategy = (options: readonly string[], story: string) => readonly number[]

const CAREFUL = {
  ar: ['أتحقق', 'أراجع', 'أسأل', 'أناقش', 'أستوضح'],
  en: ['check', 'review', 'ask', 'discuss', 'clarify'],
}

export function testWise(items: readonly BankItem[], locale: SourceLocale): TestWise {
  const score = (strategy: Strategy) => mean(items.map(entry => expectedValue(entry, locale, strategy)))
  return {
    longest: score(options => highest(options.map(option => option.length))),
    shortest: score(options => highest(options.map(option => -option.length))),
    position: [0, 1, 2, 3, 4].map(position => score(() => [position])),
    sharedWords: score((options, story) => highest(options.map(option => shared(option, story)))),
    carefulVerb: items.every(isConduct)
      ? score(options => highest(options.map(option => careful(option))))
      : null,
  }

  function careful(option: string): number {
    return CAREFUL[locale].includes(firstVerb(option, locale) ?? '') ? 1 : 0
  }
}

function expectedValue({ item, text }: BankItem, locale: SourceLocale, strategy: Strategy): number {
  const { options, story } = text[locale]
  return mean(strategy(options, story).map(index => item.options[index]?.value ?? 0))
}

function highest(scores: readonly number[]): number[] {
  const best = Math.max(...scores)
  return scores.flatMap((score, index) => (score === best ? [index] : []))
}

function shared(option: string, story: string): number {
  const words = new Set(bareWordsOf(story))
  return new Set(bareWordsOf(option).filter(word => words.has(word))).size
}

function isConduct({ item }: BankItem): boolean {
  return CORE_FACET_IDS.some(id => id === item.facet && FACETS[id].section === 'competency')
}
