import type { Language } from './language.ts'

export const ar: Language = {
  name: 'العربية',
  short: 'ع',
  switchTo: 'التبديل إلى العربية',
  direction: 'rtl',
  script: 'arabic',
  intl: 'ar-SA-u-ca-gregory-nu-latn',
  prefix: '',
  letter: 'a',
  openGraph: 'ar_SA',
  comma: '، ',
  quotes: ['«', '»'],
  to: 'إلى',
  months: [
    ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
    ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  ],
  shortMonth: undefined,
  // Silent reading: the mean of 17 languages, Arabic among them (docs/method/sources.md).
  wordsAMinute: 184,
}
