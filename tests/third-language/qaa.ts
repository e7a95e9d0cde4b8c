import { en } from '#engine/languages/en.ts'
import type { Language } from '#engine/languages/language.ts'
import { pseudo } from './pseudo.ts'

/** Describes the invented language; its name is one that ISO 639 leaves to private use. */
export const qaa: Language = {
  name: 'Qâäâä',
  short: 'QA',
  switchTo: 'QA: Qâäâä',
  direction: 'rtl',
  script: 'latin',
  intl: 'en-GB',
  prefix: 'qaa',
  letter: 'q',
  openGraph: 'qaa_AQ',
  comma: ' | ',
  quotes: ['‹', '›'],
  to: 'ûüp tôö',
  months: pseudo(en.months),
  shortMonth: 4,
  wordsAMinute: 200,
}
