import { bareWordsOf } from '../bank/words.ts'
import type { SourceLocale } from '../vocabulary.ts'

/** Lists how numbers are told in words, as patterns of a whole word; Arabic without prefix and article. */
const WORDS: Readonly<Record<number, Readonly<Record<SourceLocale, string>>>> = {
  1: { en: 'one', ar: 'واحد[ةا]?|أحد|إحدى' },
  // The dual is an ending: «يومان», «يومين».
  2: { en: 'two', ar: '.{2,}(?:ان|ين)' },
  3: { en: 'three', ar: 'ثلاثة?' },
  4: { en: 'four', ar: 'أربعة?' },
  5: { en: 'five', ar: 'خمسة?' },
  6: { en: 'six', ar: 'ستة?' },
  7: { en: 'seven', ar: 'سبعة?' },
  8: { en: 'eight', ar: 'ثمان|ثمانية?' },
  9: { en: 'nine', ar: 'تسعة?' },
  10: { en: 'ten', ar: 'عشرة?' },
  20: { en: 'twenty', ar: 'عشر[وي]ن' },
  30: { en: 'thirty', ar: 'ثلاث[وي]ن' },
  40: { en: 'forty', ar: 'أربع[وي]ن' },
  50: { en: 'fifty', ar: 'خمس[وي]ن' },
  60: { en: 'sixty', ar: 'ست[وي]ن' },
}
const PREFIX: Readonly<Record<SourceLocale, string>> = { ar: '[وف]?[بلك]?(?:ال|ل)?', en: '' }

/** Tells whether a text tells a number in words. */
export function tellsNumber(locale: SourceLocale, text: string, number: number): boolean {
  const words = WORDS[number]?.[locale]
  if (!words) return false
  const told = new RegExp(`^${PREFIX[locale]}(?:${words})$`)
  return bareWordsOf(text).some(word => told.test(word))
}
