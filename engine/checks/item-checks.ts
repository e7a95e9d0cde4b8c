import type { BankItem } from '../bank/block.ts'
import { arabicCharacters } from './arabic-characters.ts'
import { arabicSpelling } from './arabic-spelling.ts'
import { cell } from './coverage.ts'
import { alikeOptions } from './duplicates.ts'
import { equalNumbers } from './equal-numbers.ts'
import type { Finding } from './finding.ts'
import { foreignLetters } from './foreign-letters.ts'
import { genderedAddress } from './gendered-address.ts'
import { machineCheck } from './machine-check.ts'
import { names } from './names.ts'
import { optionForm } from './option-form.ts'
import { optionSpread } from './option-spread.ts'
import { questionForm } from './question-form.ts'
import { readability } from './readability.ts'
import { sensitive } from './sensitive.ts'
import { slot } from './slot.ts'
import { stems } from './stems.ts'
import { translationese } from './translationese.ts'
import { values } from './values.ts'
import { wordLimits } from './word-limits.ts'
import { wordRatio } from './word-ratio.ts'

/** The checks that look at one item alone, wherever it stands, by their number in docs/method/items.md. */
const ITEM_CHECKS: readonly ((entry: BankItem) => Finding[])[] = [
  /* */ values,
  /* */ wordLimits,
  /* */ optionSpread,
  /* */ arabicCharacters,
  /* */ foreignLetters,
  /* */ arabicSpelling,
  /* */ genderedAddress,
  /* */ translationese,
  /* */ readability,
  /* */ stems,
  /* */ questionForm,
  /* */ optionForm,
  /* */ alikeOptions,
  /* */ equalNumbers,
  /* */ wordRatio,
  /* */ names,
  /* */ sensitive,
  /* */ machineCheck,
  /* */ cell,
]

export function checkItem(entry: BankItem): Finding[] {
  return [...slot(entry) /* */, ...checkUnplaced(entry)]
}

/** Checks an item that has no slot of a form. */
export function checkUnplaced(entry: BankItem): Finding[] {
  return ITEM_CHECKS.flatMap(check => check(entry))
}
