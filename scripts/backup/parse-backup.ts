import type { Readable } from 'node:stream'

/** Holds a piece of a backup's text, in its order. */
export type Part =
  | { readonly kind: 'line'; readonly text: string }
  /** Rows of the COPY line before, in pieces, without the end mark. */
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'end of rows' }

const NEWLINE = 0x0a
const END = Buffer.from('\\.\n')

/** Takes the text apart without holding more of it than one row. */
export async function* parseBackup(stream: Readable): AsyncGenerator<Part> {
  let kept: Buffer = Buffer.alloc(0)
  let inRows = false
  for await (const piece of stream) {
    kept = kept.length ? Buffer.concat([kept, piece as Buffer]) : (piece as Buffer)
    for (;;) {
      if (inRows) {
        const end = endOfRows(kept)
        const whole = end ?? kept.lastIndexOf(NEWLINE) + 1
        if (whole > 0) yield { kind: 'rows', bytes: kept.subarray(0, whole) }
        kept = kept.subarray(whole)
        if (end === undefined) break
        yield { kind: 'end of rows' }
        kept = kept.subarray(END.length)
        inRows = false
      } else {
        const end = kept.indexOf(NEWLINE)
        if (end < 0) break
        const text = kept.toString('utf8', 0, end)
        kept = kept.subarray(end + 1)
        inRows = text.startsWith('COPY ')
        yield { kind: 'line', text }
      }
    }
  }
}

/** Where the line `\.` begins; in rows a backslash is written doubled, so nothing else looks like it. */
function endOfRows(bytes: Buffer): number | undefined {
  if (bytes.subarray(0, END.length).equals(END)) return 0
  const at = bytes.indexOf('\n\\.\n')
  return at < 0 ? undefined : at + 1
}
