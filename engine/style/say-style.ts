import { inEveryLanguage, type Words } from '../languages/index.ts'
import type { StyleCount } from './count-style.ts'
import type { StyleRules } from './style-rules.ts'

/** Says each count in every language. */
export function sayStyle(
  { sentences }: Pick<StyleRules, 'sentences'>,
  counts: readonly StyleCount[],
): Words[] {
  return counts.map(count => inEveryLanguage(locale => sentences[locale](count)))
}
