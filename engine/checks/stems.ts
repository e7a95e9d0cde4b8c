import type { BankItem } from '../bank/block.ts'
import { partsOf } from '../bank/parts.ts'
import { unvowelled } from '../bank/words.ts'
import { type Finding, fail } from './finding.ts'

const NEGATIVE_STEM = {
  ar: /(?<!\p{L})(?:ليس|ليست|غير صحيح|غير صحيحة|ما عدا|عدا|باستثناء|سوى|الأسوأ)(?!\p{L})/u,
  // "at least" says how much, not which is worst.
  en: /\b(?:not|except|(?<!at )least|worst)\b/i,
}
const COLLECTIVE_OPTION = {
  ar: /(?:جميع|كل|لا شيء م|أي م)ما (?:سبق|ذكر)/u,
  en: /\b(?:all|none|any) of the above\b/i,
}
const ABSOLUTE = {
  ar: /(?<!\p{L})[وف]?(?:دائما|أبدا|مطلقا)(?!\p{L})/u,
  en: /\b(?:always|never)\b/i,
}

/**
 * Finds negative questions, and "all of the above" or absolutes in question and options. A story may state
 * facts.
 */
export function stems(entry: BankItem): Finding[] {
  return partsOf(entry).flatMap(({ locale, kind, where, text: vowelled }) => {
    if (kind === 'story') return []
    const text = unvowelled(vowelled)
    const faults = [
      ...(kind === 'question' && NEGATIVE_STEM[locale].test(text) ? ['asks in the negative'] : []),
      ...(COLLECTIVE_OPTION[locale].test(text) ? ['refers to all or none of the others'] : []),
      ...(ABSOLUTE[locale].test(text) ? ['holds an absolute'] : []),
    ]
    return faults.map(message => fail('A-16', entry.key, where, message))
  })
}
