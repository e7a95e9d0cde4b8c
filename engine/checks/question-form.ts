import type { BankItem } from '../bank/block.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'
import { questionsFor } from './lexicon/question-forms.ts'

/** Checks that the question is on the closed list for its instruction, the same in both languages. */
export function questionForm({ key, item, text }: BankItem): Finding[] {
  const forms = questionsFor(item)
  const unknown = SOURCE_LOCALES.filter(
    locale => !forms.some(form => form[locale].test(text[locale].question)),
  )
  if (unknown.length > 0)
    return unknown.map(locale => fail('A-17', key, `${locale} question`, 'is not in the closed list'))

  const pair = forms.some(form => SOURCE_LOCALES.every(locale => form[locale].test(text[locale].question)))
  return pair ? [] : [fail('A-17', key, 'question', 'asks different things in the two languages')]
}
