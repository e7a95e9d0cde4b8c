/**
 * Holds a text made ready for the PDF: pieces that are shaped one by one, so that the file has them in reading order
 * (docs/decisions/0011). An English text is one piece.
 */
export interface SetText {
  readonly say: readonly Piece[]
}

/**
 * Letters as they are, or in a form. `init`, `medi`: the letter joins to what follows, as the font's feature of that name
 * draws it. `ltr`: a run from left to right that its surroundings must not reorder.
 */
type Piece = string | readonly [form: 'init' | 'medi' | 'ltr', letters: string]

const ARABIC = /\p{Script=Arabic}/u
/** A lam-alef as one character: two would be read in the wrong order by many extractors. After a joining letter, and alone. */
const LAM_ALEF = {
  ا: ['\uFEFC', '\uFEFB'],
  أ: ['\uFEF8', '\uFEF7'],
  إ: ['\uFEFA', '\uFEF9'],
  آ: ['\uFEF6', '\uFEF5'],
}
type Alef = keyof typeof LAM_ALEF
const JOINED_LAM_ALEF = /([بتثجحخسشصضطظعغفقكلمنهيئپچڤگکی]*)ل([اأإآ])/g

/**
 * Cuts a text into the pieces that the PDF shapes.
 *
 * @example setText('خلاله 41%') // { say: [['init', 'خ'], 'ﻼله ', ['ltr', '41%']] }
 */
export function setText(text: string): SetText {
  const clean = printable(text)
  if (!ARABIC.test(clean)) return { say: [clean] }
  return {
    say: runsOf(clean)
      .flatMap((run, index) => [...(index > 0 ? [' '] : []), ...setWord(run)])
      .reduce(joinSpace, []),
  }
}

/** Makes a name ready, in whatever language it is written: a Latin one keeps its order in an Arabic line. */
export function setName(name: string): SetText {
  return ARABIC.test(name) ? setText(name) : { say: [['ltr', printable(name)]] }
}

/** A space goes with the piece before it. */
function joinSpace(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1)
  if (piece === ' ' && typeof last === 'string' && !last.endsWith(RIGHT_TO_LEFT))
    pieces[pieces.length - 1] = `${last} `
  else pieces.push(piece)
  return pieces
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

/** Words, where neighbouring left-to-right ones make one run: `Power BI`. */
function runsOf(text: string): readonly string[] {
  const runs: string[] = []
  for (const word of text.split(' ')) {
    const previous = runs.at(-1)
    if (previous !== undefined && isLatin(word) && isLatin(previous))
      runs[runs.length - 1] = `${previous} ${word}`
    else runs.push(word)
  }
  return runs
}

const isLatin = (word: string) => /[A-Za-z\u00C0-\u017F\u0386-\u045F]/.test(word) && !ARABIC.test(word)

/** Signs before, letters and digits, signs after. Signs between digits belong to the number. */
const SIGNS_AROUND = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}%]*)$/u
const RIGHT_TO_LEFT = '\u200F'

/**
 * Signs stand apart, each a run of its own with a right-to-left mark: else extractors take them for a part of the number
 * beside them, or read them backwards.
 */
function setWord(word: string): readonly Piece[] {
  const [, before = '', core = '', after = ''] = SIGNS_AROUND.exec(word) ?? []
  return [...[...before].map(setSign), ...(core === '' ? [] : setCore(core)), ...[...after].map(setSign)]
}

function setCore(core: string): readonly Piece[] {
  if (!ARABIC.test(core)) return isLatin(core) || /\d[^\d.,]/.test(core) ? [['ltr', core]] : [core]
  return core.split(INSIDE).flatMap((part): readonly Piece[] => {
    if (part === '') return []
    if (/%$/.test(part)) return [['ltr', part]]
    return LETTERS.test(part) ? piecesOf(part) : [setSign(part)]
  })
}

/** A percentage or a sign inside a word: و«الأدوات. */
const INSIDE = /(\d[\d.,]*%|[^\p{L}\p{N}])/u
const LETTERS = /[\p{L}\p{N}]/u
const setSign = (sign: string): Piece => sign + RIGHT_TO_LEFT

/** A letter before a lam-alef would be drawn unjoined, because to the shaper the one character joins to nothing. */
function piecesOf(word: string): readonly Piece[] {
  const pieces: Piece[] = []
  let plain = ''
  let end = 0
  const flush = () => {
    if (plain !== '') pieces.push(plain)
    plain = ''
  }
  for (const match of word.matchAll(JOINED_LAM_ALEF)) {
    const [whole, before = '', alef = 'ا'] = match
    plain += word.slice(end, match.index)
    end = match.index + whole.length
    const [joined, alone] = LAM_ALEF[alef as Alef] as [string, string]
    if (before === '') {
      plain += alone
      continue
    }
    flush()
    for (const [index, letter] of [...before].entries()) pieces.push([index === 0 ? 'init' : 'medi', letter])
    plain = joined
  }
  plain += word.slice(end)
  flush()
  return pieces
}
