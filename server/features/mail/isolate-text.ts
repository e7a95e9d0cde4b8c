import { LANGUAGES, type Locale } from '#engine/languages/index.ts'

/** Names, codes, times and addresses in Latin letters; numbers of several parts: dates, times, receipts. */
const LEFT_TO_RIGHT =
  /https?:\S+|(?:(?<!\d)(?<!\d[.:/-])\d+(?:[.:/-]\d+)*[.:/-]*)?[A-Za-z\u00C0-\u024F](?:(?:[^\p{Script=Arabic}\n،؛؟:()«»|]|:(?=[^\s\p{Script=Arabic}]))*[A-Za-z\u00C0-\u024F\d])?|(?<!\d)(?<!\d[.:/-])\d+(?:[.:/-]\d+)+/gu
const RIGHT_TO_LEFT =
  /https?:\S+|\p{Script=Arabic}(?:(?:\p{Script=Arabic}|\p{M}|\p{Join_Control}| )*(?:\p{Script=Arabic}|\p{M}))?/gu
const ADDRESS = /^https?:/

/**
 * Isolates what runs against a plain text (Unicode FSI and PDI), so that neither reorders the other. Links stay as they are, and so do
 * lines without a letter of the text's own script: they are copied.
 *
 * @example isolateText('مرحباً Sara،', 'ar') // 'مرحباً \u2068Sara\u2069،'
 */
export function isolateText(text: string, locale: Locale): string {
  const isRtl = LANGUAGES[locale].direction === 'rtl'
  const own = isRtl ? /\p{Script=Arabic}/u : /(?!\p{Script=Arabic})\p{L}/u
  const isolate = (run: string) => (ADDRESS.test(run) ? run : `\u2068${run}\u2069`)
  return text
    .split('\n')
    .map(line => (own.test(line) ? line.replace(isRtl ? LEFT_TO_RIGHT : RIGHT_TO_LEFT, isolate) : line))
    .join('\n')
}
