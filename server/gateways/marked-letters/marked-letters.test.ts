import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { markedWords } from '../../../tests/support/marked-words.ts'
import {
  bareWord,
  drawnWord,
  ON_PAPER,
  openFont,
  type PlacedGlyph,
  shapeWord,
} from '../../../tests/support/shape-word.ts'
import { addMarkedLetters } from './add-marked-letters.ts'
import { nameLetters } from './name-letters.ts'

/** Every mark, stacks, tanwin, hamzas, letters of names, lam-alefs with marks of either letter. */
const HARD = [
  ...['جدّاً', 'جدًّا', 'تحمُّل', 'تُعَدِّل', 'بٌ', 'سٍ', 'قِفْ', 'شيءٌ', 'مسؤوليّة', 'سُئِل', 'خطؤُه', 'آمِن', 'پِيْڤٌ'],
  ...[
    'إلّا',
    'الأُولى',
    'كلّاً',
    'أولًا',
    'أولاً',
    'لإِعداد',
    'لَآلئ',
    'بِلَا',
    'فَلْأَكتب',
    'سلًّا',
    'لُّإٍ',
    'بلّأْ',
    'زُرِعَ',
    'فَرِّعْ',
    'بُرْجٌ',
  ],
]

const advances = (glyphs: readonly PlacedGlyph[]) => glyphs.map(({ advance }) => advance)
function inkOf(glyphs: readonly PlacedGlyph[]) {
  const boxes = glyphs.flatMap(({ box }) => (box ? [box] : []))
  return [
    ...[0, 1].map(edge => Math.min(...boxes.map(box => box[edge] ?? 0))),
    ...[2, 3].map(edge => Math.max(...boxes.map(box => box[edge] ?? 0))),
  ]
}

describe.each(REPORT_WORLD.fonts.map(path => [basename(path), path] as const))('in %s', (_, path) => {
  const plain = openFont(path)
  const changed = openFont(addMarkedLetters(readFileSync(path)))
  const words = [...HARD, ...markedWords()]

  it('every marked word has the glyphs of the bare one in number and width, on its line, drawn where the font draws its marks', () => {
    expect(words.length).toBeGreaterThan(1500)
    const wrong = words.filter(word => {
      const made = shapeWord(changed, word, ON_PAPER)
      const isOnLine = made.every(({ y }) => y === 0)
      const isAsWide = advances(made).join() === advances(bareWord(plain, word)).join()
      return !isOnLine || !isAsWide || inkOf(made).join() !== inkOf(drawnWord(plain, word)).join()
    })
    expect(wrong).toEqual([])
  })

  it('bare letters and other alphabets are the glyphs that they were', () => {
    for (const word of ['المسارات', 'Power BI 41%', 'ﻻ', 'ملاءمة']) {
      expect(shapeWord(changed, word, ON_PAPER)).toEqual(bareWord(plain, word))
    }
  })
})

it('a glyph of marked letters is named by its letter, a lam-alef by one character, and the file keeps its length', () => {
  const pdf = (...names: string[]) =>
    Buffer.from(
      `%PDF \xff <0001> <064B>\nbegincmap\n${names.join('\n')}\nendcmap\n<0002> <062F064B>\n`,
      'latin1',
    )
  const before = pdf(
    '<0001> <0627>',
    '<0002> <062F064B>',
    '<0003> <0644064F0651>',
    '<0004> <064406510623064F>',
    '<0005> <06440627>',
  )
  const after = nameLetters(Buffer.from(before))
  expect(after.length).toBe(before.length)
  expect(after.toString('latin1').replaceAll(/ +\n/g, '\n')).toBe(
    pdf('<0001> <0627>', '<0002> <062F>', '<0003> <0644>', '<0004> <FEF7>', '<0005> <FEFB>').toString(
      'latin1',
    ),
  )
})

it('a file that is no font of this kind is refused', () => {
  expect(() => addMarkedLetters(Buffer.alloc(64))).toThrow()
})
