import { readFileSync } from 'node:fs'
import { Blob, BufferFlag, Face, Feature, Font, Buffer as Letters, shape } from 'harfbuzzjs'

/** Holds a glyph as HarfBuzz places it, in units of the font; the word begins at the left, at 0. */
export interface PlacedGlyph {
  readonly glyph: number
  readonly advance: number
  readonly y: number
  /** Ink: left, lower, right, upper edge; null without any. */
  readonly box: readonly [number, number, number, number] | null
}

export const openFont = (file: Uint8Array | string) =>
  new Font(new Face(new Blob(typeof file === 'string' ? readFileSync(file) : file)))

/** Shapes a word, from left to right as it is seen; features by tag, with the letters that they are for if not for all. */
export function shapeWord(
  font: Font,
  word: string,
  features: readonly (readonly [tag: string, value: number, from?: number, to?: number])[],
): readonly PlacedGlyph[] {
  const buffer = new Letters()
  buffer.addText(word)
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  buffer.guessSegmentProperties()
  shape(
    font,
    buffer,
    features.map(feature => new Feature(...feature)),
  )
  let pen = 0
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const ink = font.glyphExtents(codepoint)
    const [left, upper] = [pen + xOffset + (ink?.xBearing ?? 0), yOffset + (ink?.yBearing ?? 0)]
    pen += xAdvance
    const isDrawn = ink !== undefined && ink.width !== 0
    return {
      glyph: codepoint,
      advance: xAdvance,
      y: yOffset,
      box: isDrawn ? ([left, upper + ink.height, left + ink.width, upper] as const) : null,
    }
  })
}

/** Features as the templates set them (server/features/paper/typst/look.typ). */
export const ON_PAPER = ['kern', 'liga', 'dlig', 'rlig'].map(tag => [tag, 0] as const)

/** Features as the templates set them, with the ligature of lam and alef, which alone is wanted. */
const withLamAlef = (word: string) => [
  ...ON_PAPER,
  ...[...word.matchAll(/ل\p{Mn}*[اأإآ]/gu)].map(
    ({ 0: letters, index }) => ['rlig', 1, index, index + letters.length] as const,
  ),
]

/** Shapes a word with its marks as the font itself draws them: the reference that papers are compared with. */
export function drawnWord(font: Font, word: string): readonly PlacedGlyph[] {
  const widthOf = (glyphs: readonly PlacedGlyph[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0)
  const together = shapeWord(font, word, withLamAlef(word))
  // One font draws a shadda with its vowel as a letter of its own width.
  return widthOf(together) === widthOf(bareWord(font, word))
    ? together
    : shapeWord(font, word, [...withLamAlef(word), ['ccmp', 0]])
}

/** Shapes a word without its marks. */
export function bareWord(font: Font, word: string): readonly PlacedGlyph[] {
  const bare = word.normalize('NFC').replace(/\p{Mn}/gu, '')
  return shapeWord(font, bare, withLamAlef(bare))
}
