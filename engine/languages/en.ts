import type { Language } from './language.ts'

export const en: Language = {
  name: 'English',
  short: 'EN',
  switchTo: 'EN: Switch to English',
  direction: 'ltr',
  script: 'latin',
  intl: 'en-GB',
  prefix: 'en',
  letter: 'e',
  openGraph: 'en_US',
  comma: ', ',
  quotes: ['“', '”'],
  to: 'to',
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  shortMonth: 3,
  // Silent reading (docs/method/sources.md).
  wordsAMinute: 238,
}
