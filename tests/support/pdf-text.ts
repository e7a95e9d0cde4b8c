import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  /** The text of each page as a viewer copies and searches it. */
  readonly pages: readonly string[]
  /** How far down the text of each page comes, of the room between the lines of head and foot: 0 to 1. */
  readonly reaches: readonly number[]
  readonly title: string | undefined
  readonly language: string | undefined
  /** Every page has a tree of its structure. */
  readonly isTagged: boolean
}

/** Reads what text extraction (pdf.js) finds in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  // The reader takes the buffer away from us.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  const reaches: number[] = []
  let isTagged = true
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    reaches.push(reachOf(items))
    isTagged &&= (await page.getStructTree()) !== null
    pages.push(items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = (await document.getMetadata()) as {
    info: { Title?: string; Language?: string }
  }
  await task.destroy()
  return { pages, reaches, title: info.Title, language: info.Language, isTagged }
}

/** Ends of the room for text of a page of A4, in points from its lower edge (server/features/paper/typst/report.typ). */
const [TOP, BOTTOM] = [842 - 76.5, 63]

function reachOf(items: readonly object[]): number {
  const bases = items.flatMap(item =>
    'str' in item && item.str !== '' && 'transform' in item && Array.isArray(item.transform)
      ? [Number(item.transform[5])]
      : [],
  )
  const lowest = Math.min(TOP, ...bases.filter(base => base > BOTTOM))
  return (TOP - lowest) / (TOP - BOTTOM)
}

/** Normalises a text as texts of a PDF are compared: NFKC, without vowel marks, bidi controls and white space. */
export function comparable(text: string): string {
  return text.normalize('NFKC').replace(/\p{Mn}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\s/gu, '')
}

/** Normalises a text as a viewer does before it searches: NFKC, one space for all white space. */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, ' ')
}

/** Finds the first word that does not follow the one before it, with what stands there instead; null if all are in order. */
export function firstWordOutOfOrder(pages: readonly string[], texts: readonly string[]): string | null {
  const whole = comparable(pages.join(' '))
  let from = 0
  for (const word of texts.flatMap(text => text.split(/\s+/)).map(comparable)) {
    const found = whole.indexOf(word, from)
    // Far away is another occurrence of the same letters.
    if (found < 0 || found - from > FAR) return `${word} … ${whole.slice(from, from + 60)}`
    from = found + word.length
  }
  return null
}

/** Heads and feet of pages, figures and explanations that a list leaves out are shorter. */
const FAR = 2500
