import { inEveryLanguage, type Words } from '../languages/index.ts'
import type { StyleCount } from './count-style.ts'
import type { StyleRules } from './style-rules.ts'

/** Fewer moments are no parting to speak of. */
const FEWEST_MISSED = 2

/** Says each count in every language, and last the habit that parted most often from what was right. */
export function sayStyle(
  { sentences, partings }: Pick<StyleRules, 'sentences' | 'partings'>,
  counts: readonly StyleCount[],
): Words[] {
  const parted = counts
    .filter(count => missedOf(count) >= FEWEST_MISSED)
    .toSorted((a, b) => missedOf(b) - missedOf(a))
    .slice(0, 1)
  return [
    ...counts.map(count => inEveryLanguage(locale => sentences[locale](count))),
    ...parted.map(count => inEveryLanguage(locale => partings[locale](count))),
  ]
}

const missedOf = ({ chosen, fitting }: StyleCount) => chosen - fitting
