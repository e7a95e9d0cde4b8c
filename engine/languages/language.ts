/** Describes a language: all that code has to know of one; its sentences stand in the tables of words. */
export interface Language {
  /** Its name in its own words; where there is little room, `short`. */
  readonly name: string
  readonly short: string
  /** Offers it, in its own words: the accessible name of what shows `name` or `short`, hence beginning or ending with it. */
  readonly switchTo: string
  readonly direction: 'rtl' | 'ltr'
  /** Decides which letters of the two faces come first, and in which sizes. */
  readonly script: 'arabic' | 'latin'
  /** BCP 47 tag for `Intl`: Gregorian calendar, Western digits. */
  readonly intl: string
  /** First part of the addresses of reading pages: `en` for `/en/guide`, empty for `/guide`. */
  readonly prefix: string
  /** Marks a stored answer as given in this language; never changes. */
  readonly letter: string
  /** `og:locale` of shared links. */
  readonly openGraph: string
  /** Joins the parts of a line, with its space. */
  readonly comma: string
  readonly quotes: readonly [open: string, close: string]
  /** Stands between two numbers of a range, which has no dash: read backwards it would be another range. */
  readonly to: string
  readonly months: readonly string[]
  /** Letters of a month where there is little room; undefined: months are not shortened. */
  readonly shortMonth: number | undefined
  /** Speed at which adults read silently (docs/method/items.md). */
  readonly wordsAMinute: number
}
