import { type BankItem, languagesOf, textIn } from './bank/block.ts'
import type { ItemText, Value } from './bank/item.ts'
import type { AssembledItem } from './forms/assemble-form.ts'
import type { ScoredAnswer } from './scoring/scored-answer.ts'
import type { ItemType, Words } from './vocabulary.ts'

/** Holds words of an item in the languages that it has. */
type ItemWords = Partial<Words>

/** Holds what the browser may see of an item: its words, and nothing from which a key could be told. */
export interface PublicQuestion {
  /** 1-based within the section. */
  readonly number: number
  readonly type: ItemType
  readonly story: ItemWords
  readonly question: ItemWords
  readonly options: readonly PublicOption[]
}

interface PublicOption {
  /** The place at which it is shown, 1 to 5; what an answer sends back. */
  readonly answer: Answer
  readonly text: ItemWords
}

export type Answer = 1 | 2 | 3 | 4 | 5
export const ANSWERS: readonly Answer[] = [1, 2, 3, 4, 5]

export function publicQuestion(assembled: BankItem & Pick<AssembledItem, 'number'>): PublicQuestion {
  const { number, item } = assembled
  const words = (pick: (text: ItemText) => string): ItemWords =>
    Object.fromEntries(languagesOf([assembled]).map(locale => [locale, pick(textIn(assembled, locale))]))
  return {
    number,
    type: item.type,
    story: words(({ story }) => story),
    question: words(({ question }) => question),
    options: ANSWERS.map(answer => ({
      answer,
      text: words(({ options }) => options[optionIndex(answer)]),
    })),
  }
}

/** Looks up the value behind an answer; for the server alone. */
export function valueOfAnswer({ item }: Pick<BankItem, 'item'>, answer: Answer): Value {
  return item.options[optionIndex(answer)].value
}

/** Looks up the habits behind an answer; for the server alone. */
export function habitIn({ item }: Pick<BankItem, 'item'>, answer: Answer): Pick<ScoredAnswer, 'habit'> {
  const offered = [...new Set(item.options.flatMap(({ pole }) => pole ?? []))]
  return offered.length === 0
    ? {}
    : { habit: { offered, chosen: item.options[optionIndex(answer)].pole ?? null } }
}

function optionIndex(answer: Answer): 0 | 1 | 2 | 3 | 4 {
  return (answer - 1) as 0 | 1 | 2 | 3 | 4
}
