import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cvDocument } from '#contract/cv.ts'
import { LOCALES, type Locale } from '#engine/languages/index.ts'
import { composeCv } from '#server/features/cv/compose-cv.ts'
import { startTypst, type Typst } from '#server/gateways/typst.ts'
import { comparable, readPdf, searchable } from '../../../tests/support/pdf-text.ts'
import { drawnWord, openFont } from '../../../tests/support/shape-word.ts'
import { REPORT_WORLD } from './paper-world.ts'
import { withoutMarks } from './set-text.ts'

let typst: Typst
let pdfium: Awaited<ReturnType<typeof PDFiumLibrary.init>>
beforeAll(async () => {
  typst = startTypst(REPORT_WORLD)
  pdfium = await PDFiumLibrary.init()
})
afterAll(async () => {
  await typst.stop()
  pdfium.destroy()
})

/** No two alike without their marks. */
const WORDS = [
  ...['جدّاً', 'تحمُّل', 'طُرِحت', 'مسؤوليّة', 'سُئِل', 'شيءٌ', 'قِفْ', 'تُعدَّل', 'تبيّن', 'بُرْجٌ'],
  ...['إلّا', 'الأُولى', 'كلّاً', 'أولًا', 'بِلا', 'لِآلئ', 'تقريباً'],
]
const SENTENCE = 'تُقارَن الإجابات جدّاً بلا استثناءٍ إلّا الأُولى، وتحمّلُ المسؤوليّة.'

async function paper(words: readonly string[], summary: string, locale: Locale): Promise<Uint8Array> {
  const said = (text: string) => ({ [locale]: text })
  const cv = cvDocument.parse({
    name: said('نورة السالم'),
    summary: said(summary),
    skills: words.map(word => ({ name: said(word) })),
  })
  const data = composeCv({ cv, ticked: null, verifyAddress: '', changedAt: new Date(0), locale })
  const made = await typst.typeset('test', async () => ({ template: '/cv.typ', data }))
  if (made.kind !== 'pdf') throw new Error(`not typeset: ${JSON.stringify(made)}`)
  return made.bytes
}

/** Reads a paper as Chromium does. */
async function readAsChromium(bytes: Uint8Array): Promise<string> {
  const document = await pdfium.loadDocument(bytes)
  const text = [...document.pages()].map(page => page.getText()).join('\n')
  document.destroy()
  return text
}

describe.each(LOCALES)('on a paper in %s', locale => {
  it('words with marks are found and copied as bare ones with their spaces, by two viewers', async () => {
    const [marked, bare] = [
      await paper(WORDS, SENTENCE, locale),
      await paper(WORDS.map(withoutMarks), withoutMarks(SENTENCE), locale),
    ]
    const [one, other] = [await readPdf(marked), await readPdf(bare)]
    expect(one.pages).toEqual(other.pages)
    const [first, second] = [await readAsChromium(marked), await readAsChromium(bare)]
    expect(first).toBe(second)
    expect(`${one.pages.join('')}${first}`).not.toMatch(/[\u064B-\u0652]/)
    for (const text of [one.pages.join('\n'), first]) {
      const found = searchable(text)
      for (const word of [...WORDS, SENTENCE.slice(0, -1)])
        expect(found).toContain(searchable(withoutMarks(word)))
    }
  })
})

it('words of another alphabet in an Arabic line are whole for two viewers, and for one with the spaces beside them', async () => {
  const line = 'تحليل البيانات بأداة AutoCAD في شركة بالرياض، وشهادة PMP من معهد مهني'
  const bytes = await paper([], line, 'ar')
  // pdf.js drops the spaces beside a run from left to right (docs/decisions/0011).
  expect(comparable((await readPdf(bytes)).pages.join(''))).toContain(comparable(line))
  expect(searchable(await readAsChromium(bytes))).toContain(line)
})

const SCALE = 300 / 72
/** Of the lightness of a pixel: edges of the same shape may differ by less. */
const HALF = 128
/** Pixels by which a drawn edge may be rounded; 300 to the inch. */
const ROUND = 4

async function pictureOf(bytes: Uint8Array) {
  const document = await pdfium.loadDocument(bytes)
  const { data, width, height } = await document.getPage(0).render({ scale: SCALE, render: 'bitmap' })
  const pixels = Uint8Array.from(data)
  document.destroy()
  return { pixels, width, height }
}

/** Finds where each line of a page begins at the left, in points, and the size of its letters. */
async function linesOf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const { items } = await (await (await task.promise).getPage(1)).getTextContent()
  const lines = items.flatMap(item =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: comparable(item.str),
            size: Number(item.transform[0]),
            x: Number(item.transform[4]),
            y: Number(item.transform[5]),
          },
        ]
      : [],
  )
  await task.destroy()
  return lines
}

it('a page with marks differs from the one without exactly where the font draws them over those words', async () => {
  const marked = await paper(WORDS, 'نص', 'ar')
  const bare = await paper(WORDS.map(withoutMarks), 'نص', 'ar')
  const lines = await linesOf(marked)
  expect(lines).toEqual(await linesOf(bare))
  const [one, other] = [await pictureOf(marked), await pictureOf(bare)]
  const font = openFont(REPORT_WORLD.fonts[0] ?? '')
  const em = font.face.upem
  const boxes = WORDS.flatMap(word => {
    const line = lines.find(({ text }) => text === comparable(word))
    if (!line) throw new Error(`not found: ${word}`)
    const scale = (SCALE * line.size) / em
    return drawnWord(font, word)
      .filter(({ advance }) => advance === 0)
      .flatMap(({ box }) => (box ? [box] : []))
      .map(([left, lower, right, upper]) => ({
        word,
        left: line.x * SCALE + left * scale,
        right: line.x * SCALE + right * scale,
        top: one.height - line.y * SCALE - upper * scale,
        bottom: one.height - line.y * SCALE - lower * scale,
        isSeen: false,
      }))
  })
  expect(boxes.length).toBeGreaterThanOrEqual(WORDS.length)
  const strays: string[] = []
  for (let at = 0; at < one.pixels.length; at += 4) {
    if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) < HALF) continue
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)]
    const around = boxes.filter(
      ({ left, right, top, bottom }) =>
        x > left - ROUND && x < right + ROUND && y > top - ROUND && y < bottom + ROUND,
    )
    if (around.length === 0) strays.push(`${x} ${y}`)
    for (const box of around) box.isSeen = true
  }
  expect(strays).toEqual([])
  expect(boxes.filter(({ isSeen }) => !isSeen)).toEqual([])
})
