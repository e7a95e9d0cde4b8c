import type { BankItem } from './bank/block.ts'
import type { Value } from './bank/item.ts'
import type { AssembledItem } from './forms/assemble-form.ts'
import type { ItemType, Locale, Words } from './vocabulary.ts'

/** Holds what the browser may see of an item: its words, and nothing from which a key could be told. */
export interface PublicQuestion {
  /** 1-based within the section. */
  readonly number: number
  readonly type: ItemType
  readonly story: Words
  readonly question: Words
  readonly options: readonly PublicOption[]
}

interface PublicOption {
  /** The place at which it is shown, 1 to 5; what an answer sends back. */
  readonly answer: Answer
  readonly text: Words
}

export type Answer = 1 | 2 | 3 | 4 | 5
export const ANSWERS: readonly Answer[] = [1, 2, 3, 4, 5]

export function publicQuestion({ number, item, text }: AssembledItem): PublicQuestion {
  const words = (pick: (locale: Locale) => string): Words => ({ ar: pick('ar'), en: pick('en') })
  return {
    number,
    type: item.type,
    story: words(locale => text[locale].story),
    question: words(locale => text[locale].question),
    options: ANSWERS.map(answer => ({
      answer,
      text: words(locale => text[locale].options[optionIndex(answer)]),
    })),
  }
}

/** Looks up the value behind an answer; for the server alone. */
export function valueOfAnswer({ item }: Pick<BankItem, 'item'>, answer: Answer): Value {
  return item.options[optionIndex(answer)].value
}

function optionIndex(answer: Answer): 0 | 1 | 2 | 3 | 4 {
  return (answer - 1) as 0 | 1 | 2 | 3 | 4
}
