const [START, END] = ['begincmap', 'endcmap']
/** A glyph and the letters that a viewer reads for it, as numbers of 16 bits. */
const NAME = /^(<[0-9A-F]{4}>) <([0-9A-F]+)>$/gm
const MARK = /\p{Mn}/gu
/** Lam-alefs as one character: two would be read in the wrong order by many viewers. */
const LAM_ALEF: Readonly<Record<string, string>> = { لا: '\uFEFB', لأ: '\uFEF7', لإ: '\uFEF9', لآ: '\uFEF5' }

/**
 * Renames, in a PDF of Typst, every glyph of an Arabic letter with marks to the letter alone, which is what viewers find and copy
 * (decisions/0091). Typst leaves these tables uncompressed; each keeps its length, and with it the file its offsets.
 *
 * @returns The same bytes, changed in place
 */
export function nameLetters(pdf: Buffer): Buffer {
  for (let start = pdf.indexOf(START); start >= 0; start = pdf.indexOf(START, start + 1)) {
    const end = pdf.indexOf(END, start)
    const table = pdf.toString('latin1', start, end)
    const renamed = table.replace(NAME, (line, glyph: string, hex: string) => {
      const letters = Buffer.from(hex, 'hex').swap16().toString('utf16le')
      const bare = letters.replace(MARK, '')
      const name = LAM_ALEF[bare] ?? bare
      if (name === letters || name === '') return line
      return `${glyph} <${Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase()}>`.padEnd(
        line.length,
      )
    })
    pdf.write(renamed, start, 'latin1')
  }
  return pdf
}
