/** Names that stay as they are in every language; a language is called as it calls itself. */
const NAMES = /^(?:Google|Apple|Enter|Page|Found|Wijha|Visa|Mastercard|mada|Amex|Moyasar|JSON|Excel|English)$/

/** Months of the calendar of Umm al-Qura, which `Intl` names in the languages that it knows. */
const MONTHS = /^(?:Muharram|Safar|Rabi|Jumada|Rajab|Sha|Ramadan|Shawwal|Dhu|Qi|Hijjah)\b/

/** Finds the words of a text that nobody has translated: all vowels of the invented language have accents. */
export function untranslated(text: string): string[] {
  const words =
    text.replace(/\S+[@/]\S+/g, ' ').match(/(?<![\p{L}\p{M}\d.-])[A-Za-z]{4,}(?![\p{L}\p{M}\d])/gu) ?? []
  return [...new Set(words.filter(word => /[aeiou]/.test(word) && !NAMES.test(word) && !MONTHS.test(word)))]
}
