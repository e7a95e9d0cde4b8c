import { en } from '#engine/languages/en.ts'
import type { Language } from '#engine/languages/language.ts'
import { pseudo } from './pseudo.ts'

/**
 * Describes the invented language. Its tag is that of old Aramaic, which nobody will ask for: style sheets are compiled to
 * lists of tags that run from right to left, and a tag of private use stands in none of them.
 */
export const arc: Language = {
  name: 'Qâäâä',
  short: 'QA',
  switchTo: 'QA: Qâäâä',
  direction: 'rtl',
  script: 'latin',
  intl: 'en-GB',
  prefix: 'arc',
  letter: 'q',
  openGraph: 'arc_AQ',
  comma: ' | ',
  quotes: ['‹', '›'],
  to: 'tôö',
  months: pseudo(en.months),
  shortMonth: 4,
  wordsAMinute: 200,
}
