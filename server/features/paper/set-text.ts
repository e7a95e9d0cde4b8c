/**
 * Holds a text made ready for the PDF, so that viewers find its words, its spaces and its sentences
 * (docs/decisions/0011).
 */
export interface SetText {
  readonly say: readonly Piece[]
}

/**
 * Letters that are shaped as one run from right to left, or in a form. `init`, `medi`: the letter joins to what follows, as the
 * font's feature of that name draws it. `ltr`: a run from left to right.
 */
type Piece = string | readonly [form: 'init' | 'medi' | 'ltr', letters: string]

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
      .flatMap((part, index): readonly Piece[] => (index % 2 === 1 ? [['ltr', part]] : setArabic(part)))
      .filter(piece => piece !== ''),
  }
}

/** Letters that at least one font of the report has; vowel marks are left out, an extractor would double them. */
const PRINTABLE = /[^\u0020-\u007E\u00A0-\u017F\u0386-\u03CE\u0400-\u045F\p{Script=Arabic}،؛؟ـ٪«»–—‘’“”…]/gu
const RARE_ARABIC = /[^\u0621-\u064A\u0660-\u0669\u0671پچژڤکگھہیے\u06F0-\u06F9]/u

/** Strips a text to what can be shown: one line, without hidden characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Mn}\p{Cf}\p{Cc}]/gu, '')
    .replace(PRINTABLE, '?')
    .replace(/\p{Script=Arabic}/gu, letter => (RARE_ARABIC.test(letter) ? '?' : letter))
    .trim()
}

/** Neighbouring words of another alphabet, with the digits that belong to them: `Power BI`, `WJ-7K2`, `3D`. */
const LATIN_RUN =
  /((?:\p{N}[\p{N}.,]*)?[A-Za-z\u00C0-\u017F\u0386-\u045F](?:[^\p{Script=Arabic}()«»،؛؟:!]*[A-Za-z\u00C0-\u017F\u0386-\u045F\p{N}%+#])?)/u

const NUMBER = /\p{Nd}(?:[\p{Nd}.,:/-]*\p{Nd})?%?/gu
/** Before a number that could stand in a line of its own: without letters beside it, it would be read backwards. */
const LONE_NUMBER = / (?=[^\p{L} ]*$)/u
const RIGHT_TO_LEFT = '\u202E'

function setArabic(text: string): readonly Piece[] {
  const turned = text.replace(LONE_NUMBER, '\u00A0').replace(NUMBER, number => [...number].reverse().join(''))
  const parts = (/\p{Nd}/u.test(text) ? RIGHT_TO_LEFT + turned : text).split(JOINED_LAM_ALEF)
  const pieces: Piece[] = []
  let plain = ''
  for (let index = 0; index < parts.length; index += 3) {
    plain += parts[index]
    const before = parts[index + 1]
    if (before === undefined) break
    const [joined, alone] = LAM_ALEF[parts[index + 2] as Alef] as [string, string]
    if (before === '') {
      plain += alone
      continue
    }
    const letters = [...before].map((letter, place): Piece => [place === 0 ? 'init' : 'medi', letter])
    pieces.push(plain, ...letters)
    plain = joined
  }
  return [...pieces, plain]
}

/** A lam-alef as one character: two would be read in the wrong order by many extractors. After a joining letter, and alone. */
const LAM_ALEF = {
  ا: ['\uFEFC', '\uFEFB'],
  أ: ['\uFEF8', '\uFEF7'],
  إ: ['\uFEFA', '\uFEF9'],
  آ: ['\uFEF6', '\uFEF5'],
}
type Alef = keyof typeof LAM_ALEF
/** With the letters that join before it: to the shaper the one character joins to nothing, so they get their forms by name. */
const JOINED_LAM_ALEF = /([بتثجحخسشصضطظعغفقكلمنهيئپچڤگکی]*)ل([اأإآ])/g
