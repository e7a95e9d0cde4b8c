import { Blob, BufferFlag, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs'

/** Holds one letter with its marks, or a lam-alef with or without, as a font draws it. */
export interface MarkedLetter {
  /** Glyphs that the shaper holds once letters have their forms, in reading order: the letter, then its marks. */
  readonly glyphs: readonly number[]
  /** Parts of its picture: glyphs and where each stands, in units of the font. The letter stands at (0, 0). */
  readonly parts: readonly Part[]
}

interface Part {
  readonly glyph: number
  readonly x: number
  readonly y: number
  readonly advance: number
}

/** Vowels, tanwin and sukun: a letter carries one of them. */
const VOWELS = [...'\u064B\u064C\u064D\u064E\u064F\u0650\u0652']
const SHADDA = '\u0651'
const FATHA = '\u064E'
/** All marks that one letter may carry, in Unicode's own order (NFC). */
const MARKS = ['', SHADDA, ...VOWELS, ...VOWELS.slice(0, -1).map(vowel => vowel + SHADDA)]
/** An alef is never doubled. */
const MARKS_OF_ALEF = ['', ...VOWELS]

const LETTERS = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱپچژڤکگھہی']
const ALEFS = [...'اأإآ']
/** Joins a letter to what would stand before it, after it. */
const JOINER = '\u200D'
/** Letters whose tails would meet: a font may draw both shorter where one of the second ends a word after one of the first. */
const [TAILS, BOWLS] = [[...'رزژ'], [...'جحخعغچ']]
/** Where a letter may stand in a word, for each form that it has. */
const CONTEXTS: readonly {
  readonly letters: readonly string[]
  readonly before: string
  readonly after: string
}[] = [
  ...['', JOINER].flatMap(before => ['', JOINER].map(after => ({ letters: LETTERS, before, after }))),
  ...['', JOINER].map(before => ({ letters: TAILS, before, after: 'ع' })),
  { letters: BOWLS, before: 'ر', after: '' },
]

const settings = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([tag, value]) => new Feature(tag, value))
/** Features as the templates set them (typst/look.typ). */
const ON_PAPER = settings({ rlig: 0, liga: 0, dlig: 0, kern: 0 })
/** One font draws a shadda with its vowel as a letter of its own width; apart, both stand over the letter. */
const APART = settings({ rlig: 0, liga: 0, dlig: 0, kern: 0, ccmp: 0 })
const LAM_ALEF = settings({ rlig: 1, liga: 1, dlig: 0, kern: 0 })
const LAM_ALEF_APART = settings({ rlig: 1, liga: 1, dlig: 0, kern: 0, ccmp: 0 })

/** Shapes every Arabic letter in each of its forms with all marks that it may carry, and every lam-alef. */
export function shapeLetters(file: Uint8Array): readonly MarkedLetter[] {
  const font = new Font(new Face(new Blob(file)))
  const found = new Map<string, MarkedLetter>()
  const keep = (letter: MarkedLetter) => {
    const key = letter.glyphs.join()
    if (!letter.glyphs.includes(0) && !found.has(key)) found.set(key, letter)
  }
  for (const { letters, before, after } of CONTEXTS) {
    for (const marks of MARKS.slice(1)) {
      const words = letters.map((letter): Word => [before, letter + marks, after])
      const drawn = drawWords(font, words, ON_PAPER, APART)
      for (const [at, held] of shapeWords(font, words, ON_PAPER).entries()) {
        keep({ glyphs: held.map(({ glyph }) => glyph), parts: drawn[at] ?? [] })
      }
    }
  }
  for (const before of ['', JOINER]) for (const letter of lamAlefs(font, before)) keep(letter)
  return [...found.values()]
}

/** Composes lam-alefs: where a mark of the lam stands does not depend on those of the alef. */
function lamAlefs(font: Font, before: string): MarkedLetter[] {
  const shaped = (cases: readonly (readonly [lamMarks: string, alef: string, alefMarks: string])[]) => {
    const words = cases.map(
      ([lamMarks, alef, alefMarks]): Word => [before, `ل${lamMarks}${alef}${alefMarks}`, ''],
    )
    const held = shapeWords(font, words, ON_PAPER)
    const drawn = drawWords(font, words, LAM_ALEF, LAM_ALEF_APART)
    return cases.map(([, alef], at) => ({ alef, held: held[at] ?? [], drawn: drawn[at] ?? [] }))
  }
  const lams = shaped(MARKS.flatMap(marks => ALEFS.map(alef => [marks, alef, ''] as const)))
  const alefs = shaped(MARKS_OF_ALEF.flatMap(marks => ALEFS.map(alef => [FATHA, alef, marks] as const)))
  return lams.flatMap(lam =>
    alefs
      .filter(({ alef }) => alef === lam.alef)
      .map(alef => ({
        // After the lam with its fatha and the alef, drawn as one glyph and a mark, come the marks of the alef.
        glyphs: [...lam.held, ...alef.held.slice(3)].map(({ glyph }) => glyph),
        parts: [...lam.drawn, ...alef.drawn.slice(2)],
      })),
  )
}

/** Letters of which the glyphs are wanted, and what stands around them. */
type Word = readonly [before: string, letters: string, after: string]

/** Shapes words, and those once more with their marks `apart` of which a mark would take room beside the letter. */
function drawWords(
  font: Font,
  words: readonly Word[],
  together: readonly Feature[],
  apart: readonly Feature[],
): readonly (readonly Part[])[] {
  const others = shapeWords(font, words, apart)
  return shapeWords(font, words, together).map((parts, at) =>
    parts.slice(1).some(({ advance }) => advance > 0) ? (others[at] ?? []) : parts,
  )
}

/**
 * Shapes words beside each other, none joined to its neighbour.
 *
 * @returns The parts of each word in reading order, each part from where the first one stands.
 */
function shapeWords(
  font: Font,
  words: readonly Word[],
  features: readonly Feature[],
): readonly (readonly Part[])[] {
  let text = ''
  const starts = words.map(([before, letters, after]) => {
    const start = text.length + 1 + before.length
    text += ` ${before}${letters}${after}`
    return start
  })
  const buffer = new Letters()
  buffer.addText(text)
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  buffer.guessSegmentProperties()
  shape(font, buffer, [...features])
  const parts: (Part & { readonly cluster: number })[] = []
  let pen = 0
  for (const {
    codepoint,
    cluster,
    xOffset = 0,
    yOffset = 0,
    xAdvance = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    parts.push({ glyph: codepoint, x: pen + xOffset, y: yOffset, advance: xAdvance, cluster })
    pen += xAdvance
  }
  parts.reverse()
  return starts.map((start, at) => {
    const end = start + (words[at]?.[1].length ?? 0)
    const own = parts.filter(({ cluster }) => cluster >= start && cluster < end)
    const [first] = own
    return own.map(part => ({ ...part, x: part.x - (first?.x ?? 0), y: part.y - (first?.y ?? 0) }))
  })
}
