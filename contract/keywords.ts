import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'

const COMMA = new RegExp(`\\s*[${LOCALES.map(locale => LANGUAGES[locale].comma.trim()).join('')}]\\s*`)

/** Splits a line of keywords at the commas of every language. @example splitKeywords('Excel، SQL, R') // ['Excel', 'SQL', 'R'] */
export const splitKeywords = (line: string): readonly string[] =>
  line.split(COMMA).filter(word => word !== '')
