/**
 * Holds a text made ready for the PDF, so that viewers find its words, its spaces and its sentences
 * (docs/decisions/0011).
 */
export interface SetText {
  readonly say: readonly Piece[]
}

/** Letters that are shaped as one run, from right to left unless they say otherwise. */
type Piece = string | readonly [direction: 'ltr', letters: string]

const ARABIC = /\p{Script=Arabic}/u

/**
 * Cuts a text into the pieces that the PDF shapes. Numbers among Arabic letters are written backwards behind a mark that
 * has everything drawn from right to left: so a line stays one run, and only a run has spaces that every viewer sees.
 *
 * @example setText('خلاله 41%') // { say: ['\u202E', ['init', 'خ'], 'ﻼله %14'] }
 */
export function setText(text: string): SetText {
  const clean = printable(text)
  if (!ARABIC.test(clean)) return { say: [['ltr', clean]] }
  const parts = clean.split(LATIN_RUN)
  return {
    say: parts
      .flatMap((part, index): readonly Piece[] => (index % 2 === 1 ? [['ltr', part]] : [setArabic(part)]))
      .filter(piece => piece !== ''),
  }
}

/** Letters that at least one font of the report has. */
const PRINTABLE =
  /[^\u0020-\u007E\u00A0-\u017F\u0386-\u03CE\u0400-\u045F\p{Script=Arabic}\u064B-\u0652،؛؟ـ٪«»–—‘’“”…]/gu
const RARE_ARABIC = /[^\u0621-\u064A\u0660-\u0669\u0671پچژڤکگھہیے\u06F0-\u06F9]/u

/** Strips a text to what can be shown: one line, without hidden characters. A letter keeps a shadda and one vowel. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(MARKED, (_, letter: string, marks: string) => letter + fewMarks(letter, marks))
    .replace(PRINTABLE, '?')
    .replace(/\p{Script=Arabic}/gu, letter => (RARE_ARABIC.test(letter) ? '?' : letter))
    .trim()
}

/** Takes the vowel marks off a text. */
export const withoutMarks = (text: string) => text.replace(/\p{Mn}/gu, '')

/** A letter, if there is one, and the marks behind it. */
const MARKED = /(\P{Mn}?)(\p{Mn}+)/gu

/** Chooses the marks that the fonts of the papers have for one letter, in the order of NFC (gateways/marked-letters/). */
function fewMarks(letter: string, marks: string): string {
  if (!/[^\P{Script=Arabic}ے]/u.test(letter)) return ''
  if (marks.includes('\u0651') && !/[اأإآ]/u.test(letter)) {
    return `${/[\u064B-\u0650]/u.exec(marks)?.[0] ?? ''}\u0651`
  }
  return /[\u064B-\u0650\u0652]/u.exec(marks)?.[0] ?? ''
}

/** Neighbouring words of another alphabet, with the digits that belong to them: `Power BI`, `WJ-7K2`, `3D`. */
const LATIN_RUN =
  /((?:\p{N}[\p{N}.,]*)?[A-Za-z\u00C0-\u017F\u0386-\u045F](?:[^\p{Script=Arabic}()«»،؛؟:!]*[A-Za-z\u00C0-\u017F\u0386-\u045F\p{N}%+#])?)/u

const NUMBER = /\p{Nd}(?:[\p{Nd}.,:/-]*\p{Nd})?%?/gu
/** Before a number that could stand in a line of its own: without letters beside it, it would be read backwards. */
const LONE_NUMBER = / (?=[^\p{L} ]*$)/u
const RIGHT_TO_LEFT = '\u202E'

function setArabic(text: string): Piece {
  const turned = text.replace(LONE_NUMBER, '\u00A0').replace(NUMBER, number => [...number].reverse().join(''))
  return /\p{Nd}/u.test(text) ? RIGHT_TO_LEFT + turned : text
}
