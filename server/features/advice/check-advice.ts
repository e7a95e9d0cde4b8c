import { z } from 'zod'
import { westernDigits } from '#contract/digits.ts'
import { inEveryLanguage, LANGUAGES, type Locale, type Words } from '#engine/languages/index.ts'
import type { Advice } from './advice.ts'
import { claimsTooMuch } from './forbidden-claims.ts'

/** Characters. Arabic says the same in about a fifth fewer. */
const SHORT = 90
const LONG = 420

/** The shape of an answer; how long its texts may be, and of what, is left to who builds it. */
function shapeOf(words: (longest: number) => z.ZodType<Words>, limits: boolean) {
  const list = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
    limits ? z.array(item).min(least).max(most) : z.array(item)
  return z.strictObject({
    tips: list(
      z.strictObject({
        title: words(SHORT),
        priority: z.enum(['high', 'medium', 'low', 'other']),
        category: words(SHORT),
        description: words(LONG),
        actionItems: list(words(LONG), 1, 5),
      }),
      1,
      8,
    ),
    strengths: list(words(LONG), 1, 8),
    improvements: list(words(LONG), 1, 8),
    careerPaths: list(words(LONG), 1, 8),
    nextSteps: list(words(LONG), 1, 8),
  })
}

/** Describes what the endpoint is asked for: structure without limits, which not every endpoint takes in a schema. */
export const ADVICE_SCHEMA: Record<string, unknown> = z.toJSONSchema(
  shapeOf(() => z.strictObject(inEveryLanguage(() => z.string())), false),
)

const CHECKED = shapeOf(longest => z.strictObject(inEveryLanguage(locale => sentence(locale, longest))), true)

/**
 * Checks what an endpoint wrote, and returns it if the user may be shown all of it; null otherwise. Nothing is mended
 * or cut.
 */
export function checkAdvice(answer: unknown): Advice | null {
  const parsed = CHECKED.safeParse(answer)
  return parsed.success ? parsed.data : null
}

function sentence(locale: Locale, longest: number) {
  return z
    .string()
    .transform(text => westernDigits(text.normalize('NFC').trim()))
    .pipe(
      z
        .string()
        .min(2)
        .max(longest)
        .refine(text => !HIDDEN.test(text) && !MARKUP.test(text) && !ADDRESS.test(text.normalize('NFKC')))
        .refine(text => !claimsTooMuch(text, locale))
        .refine(text => isWrittenIn(locale, text)),
    )
}

/** Control characters and line breaks, direction and tag characters, joiners out of place: nothing that reorders or hides. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u
/** HTML, Markdown, template and Typst signs. A sentence needs none of them. */
const MARKUP = /[<>{}[\]`*_#$\\|~^=@]|&\w+;|&#/
/** Addresses of any kind, and telephone numbers. */
const ADDRESS =
  /https?:|www\.|\b[a-z]+:\/|javascript:|data:|\b(?:at|dot|نقطة|دوت|آت)\s+(?:com|net|org|sa|كوم|نت|سا)(?![\p{L}\p{M}])|\p{L}\s*[([]\s*(?:at|dot|نقطة|آت)\s*[)\]]|(?<![\p{L}\p{M}])(?:نقطة|دوت) (?:كوم|نت)(?![\p{L}\p{M}])|\p{L}\.(?:com|net|org|io|sa|ai|co|app|info|example)\b|(?:\d[ ()+-]?){7}/iu

/** Latin script holds no Arabic letter; Arabic may name a tool in Latin ones. No third script beyond a stray letter or two. */
function isWrittenIn(locale: Locale, text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters !== arabic + latin && letters - arabic - latin > 2) return false
  return LANGUAGES[locale].script === 'arabic'
    ? arabic >= letters / 2 && letters > 0
    : arabic === 0 && latin > 0
}
