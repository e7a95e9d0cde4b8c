import { type MarkedLetter, shapeLetters } from './shape-letters.ts'

type Bytes = Buffer<ArrayBuffer>

/**
 * Adds to a TrueType font one glyph for every Arabic letter with its vowel marks and for every lam-alef, and a substitution (feature
 * `mset`) that takes it for the letter and its marks: a line stays one run, in which each glyph stands for one letter (decisions/0091).
 *
 * @throws Error if the file is not laid out as the fonts of the papers are
 */
export function addMarkedLetters(file: Uint8Array): Bytes {
  const tables = readTables(Buffer.from(file))
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no table ${tag}.`)
    return found
  }
  const [head, hhea, maxp, post] = ['head', 'hhea', 'maxp', 'post'].map(tag => Buffer.from(table(tag))) as [
    ...[Bytes, Bytes, Bytes, Bytes],
  ]
  const count = maxp.readUInt16BE(4)
  if (hhea.readUInt16BE(34) !== count) throw new Error('Not every glyph of the font has a width of its own.')
  const offsets = readOffsets(table('loca'), head.readInt16BE(50) === 1)
  const glyf = table('glyf').subarray(0, offsets.at(-1))
  const boxOf = (glyph: number): Box | null => {
    const [from = 0, to = 0] = [offsets[glyph], offsets[glyph + 1]]
    if (from === to) return null
    return [2, 4, 6, 8].map(at => glyf.readInt16BE(from + at)) as unknown as Box
  }

  const rules: Rule[] = []
  const glyphs: Bytes[] = []
  const widths: Bytes[] = []
  for (const letter of shapeLetters(file)) {
    const [base, ...marks] = letter.parts
    if (!base) continue
    const isDrawn = marks.length === 0
    rules.push({ from: letter.glyphs, to: isDrawn ? base.glyph : count + glyphs.length })
    if (isDrawn) continue
    const box = boxAround(letter, boxOf)
    glyphs.push(composeGlyph(letter, box))
    widths.push(words(table('hmtx').readUInt16BE(4 * base.glyph), box[0]))
  }

  let end = glyf.length
  const loca = Buffer.alloc(4 * (offsets.length + glyphs.length))
  for (const [index, offset] of offsets.entries()) loca.writeUInt32BE(offset, 4 * index)
  for (const [index, glyph] of glyphs.entries()) {
    end += glyph.length
    loca.writeUInt32BE(end, 4 * (offsets.length + index))
  }
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(count + glyphs.length, 34)
  maxp.writeUInt16BE(count + glyphs.length, 4)
  // Points and contours of composed glyphs, how many parts they have and how deep those are nested.
  for (const at of [10, 12]) maxp.writeUInt16BE(2 * maxp.readUInt16BE(at) + 2 * maxp.readUInt16BE(at - 4), at)
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), MOST_PARTS), 28)
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30)
  // The table without names of glyphs.
  post.writeUInt32BE(0x00030000, 0)
  const changed = {
    ...{ head, hhea, maxp, loca, post: post.subarray(0, 32) },
    glyf: Buffer.concat([glyf, ...glyphs]),
    hmtx: Buffer.concat([table('hmtx'), ...widths]),
    GSUB: addSubstitution(table('GSUB'), rules),
  }
  return writeTables(new Map([...tables, ...Object.entries(changed)]))
}

/** Left, lower, right, upper. */
type Box = readonly [number, number, number, number]

/** A letter, the marks of a lam and those of an alef. */
const MOST_PARTS = 4

interface Rule {
  readonly from: readonly number[]
  readonly to: number
}

/** Writes 16-bit numbers, negative ones too. */
function words(...values: readonly number[]): Bytes {
  const bytes = Buffer.allocUnsafe(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index)
  return bytes
}

function readOffsets(loca: Bytes, isLong: boolean): readonly number[] {
  return isLong
    ? Array.from({ length: loca.length / 4 }, (_, index) => loca.readUInt32BE(4 * index))
    : Array.from({ length: loca.length / 2 }, (_, index) => 2 * loca.readUInt16BE(2 * index))
}

function boxAround({ parts }: MarkedLetter, boxOf: (glyph: number) => Box | null): Box {
  const around: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { glyph, x, y } of parts) {
    const box = boxOf(glyph)
    if (!box) continue
    around[0] = Math.min(around[0], box[0] + x)
    around[1] = Math.min(around[1], box[1] + y)
    around[2] = Math.max(around[2], box[2] + x)
    around[3] = Math.max(around[3], box[3] + y)
  }
  return around
}

/** Flags of a part: its offsets are numbers of 16 bits, in units of the font; another part follows. */
const [WORDS, OFFSETS, MORE] = [0x1, 0x2, 0x20]

function composeGlyph({ parts }: MarkedLetter, box: Box): Bytes {
  const rows = parts.flatMap(({ glyph, x, y }, index) => {
    const flags = WORDS | OFFSETS | (index < parts.length - 1 ? MORE : 0)
    return [flags, glyph, x, y]
  })
  // The last number fills up to a multiple of four bytes.
  return words(-1, ...box, ...rows, 0)
}

/** Adds one ligature substitution behind all others, under a feature that every script and language has switched on. */
function addSubstitution(gsub: Bytes, rules: readonly Rule[]): Bytes {
  if (gsub.readUInt32BE(0) !== 0x00010000) throw new Error('The substitutions of the font vary.')
  const [scriptsAt, featuresAt, lookupsAt] = [4, 6, 8].map(at => gsub.readUInt16BE(at)) as [
    number,
    number,
    number,
  ]
  const lookupCount = gsub.readUInt16BE(lookupsAt)
  const features = readRecords(gsub, featuresAt).map(({ tag, at }) => ({
    tag,
    lookups: readNumbers(gsub, at + 2),
  }))
  // Records stand in the order of their tags; languages name them by their place.
  const place = features.filter(({ tag }) => tag < FEATURE).length
  const language = (at: number): Bytes => {
    const moved = (index: number) => (index !== NONE && index >= place ? index + 1 : index)
    const own = [...readNumbers(gsub, at + 4).map(moved), place].sort((one, other) => one - other)
    return words(0, moved(gsub.readUInt16BE(at + 2)), own.length, ...own)
  }
  const scripts = readRecords(gsub, scriptsAt).map(({ tag, at }) => {
    const standard = gsub.readUInt16BE(at)
    const languages = readRecords(gsub, at + 2, at).map(record => ({
      tag: record.tag,
      table: language(record.at),
    }))
    const start = 4 + 6 * languages.length
    const first = standard === 0 ? words() : language(at + standard)
    const rest = writeRecords(languages, start + first.length)
    return { tag, table: Buffer.concat([words(standard === 0 ? 0 : start), rest.head, first, rest.body]) }
  })
  const all = features.toSpliced(place, 0, { tag: FEATURE, lookups: [lookupCount] })
  const scriptList = joined(writeRecords(scripts, 2 + 6 * scripts.length))
  const featureList = joined(
    writeRecords(
      all.map(({ tag, lookups }) => ({ tag, table: words(0, lookups.length, ...lookups) })),
      2 + 6 * all.length,
    ),
  )
  const oldOffsets = readNumbers(gsub, lookupsAt)
  const firstOld = Math.min(...oldOffsets)
  const old = gsub.subarray(lookupsAt + firstOld)
  const start = 2 + 2 * (lookupCount + 1)
  const lookups = Buffer.concat([
    words(lookupCount + 1, ...oldOffsets.map(offset => offset - firstOld + start), start + old.length),
    old,
    // Type 4, no flags, one table.
    words(4, 0, 1, 8),
    ligatures(rules),
  ])
  const scriptsStart = 10
  const featuresStart = scriptsStart + scriptList.length
  return Buffer.concat([
    words(1, 0, scriptsStart, featuresStart, featuresStart + featureList.length),
    ...[scriptList, featureList, lookups],
  ])
}

/** The last feature of an Arabic text, on by itself. */
const FEATURE = 'mset'
const NONE = 0xffff

/** Reads a count and as many numbers. */
function readNumbers(bytes: Bytes, at: number): number[] {
  return Array.from({ length: bytes.readUInt16BE(at) }, (_, index) => bytes.readUInt16BE(at + 2 + 2 * index))
}

/** Reads a count and as many tags, each with where its table stands. */
function readRecords(bytes: Bytes, at: number, from = at): { readonly tag: string; readonly at: number }[] {
  return Array.from({ length: bytes.readUInt16BE(at) }, (_, index) => {
    const record = at + 2 + 6 * index
    return { tag: bytes.toString('latin1', record, record + 4), at: from + bytes.readUInt16BE(record + 4) }
  })
}

/** Writes a count and as many tags, and their tables, of which the first stands at `start`. */
function writeRecords(records: readonly { readonly tag: string; readonly table: Bytes }[], start: number) {
  let at = start
  const rows = records.map(({ tag, table }) => {
    const row = Buffer.concat([Buffer.from(tag, 'latin1'), words(at)])
    at += table.length
    return row
  })
  return {
    head: Buffer.concat([words(records.length), ...rows]),
    body: Buffer.concat(records.map(({ table }) => table)),
  }
}

const joined = ({ head, body }: ReturnType<typeof writeRecords>) => Buffer.concat([head, body])

function ligatures(rules: readonly Rule[]): Bytes {
  const sets = Map.groupBy(rules, ({ from }) => from[0] ?? 0)
  const firsts = [...sets.keys()].sort((one, other) => one - other)
  const tables = firsts.map(first => {
    // The longest first: the shaper takes the first that fits.
    const own = (sets.get(first) ?? []).toSorted((one, other) => other.from.length - one.from.length)
    return withOffsets(
      own.map(({ from, to }) => words(to, from.length, ...from.slice(1))),
      [],
    )
  })
  const coverage = words(1, firsts.length, ...firsts)
  const start = 6 + 2 * firsts.length
  return withOffsets(tables, [1, start], coverage)
}

/** Writes a count, the offsets of tables, and the tables; before the count what stands there, before the tables a coverage. */
function withOffsets(
  tables: readonly Buffer[],
  before: readonly number[],
  coverage = Buffer.alloc(0),
): Bytes {
  let at = 2 * (before.length + 1 + tables.length) + coverage.length
  const offsets = tables.map(table => {
    const offset = at
    at += table.length
    return offset
  })
  if ((offsets.at(-1) ?? 0) > NONE) throw new Error('The font has too many marked letters.')
  return Buffer.concat([words(...before, tables.length, ...offsets), coverage, ...tables])
}

function readTables(file: Bytes): Map<string, Bytes> {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const record = 12 + 16 * index
      const [at, length] = [file.readUInt32BE(record + 8), file.readUInt32BE(record + 12)]
      return [file.toString('latin1', record, record + 4), file.subarray(at, at + length)]
    }),
  )
}

function writeTables(tables: ReadonlyMap<string, Bytes>): Bytes {
  const directory = Buffer.alloc(12 + 16 * tables.size)
  const power = 2 ** Math.floor(Math.log2(tables.size))
  directory.writeUInt32BE(0x00010000, 0)
  words(tables.size, 16 * power, Math.log2(power), 16 * (tables.size - power)).copy(directory, 4)
  const parts = [directory]
  let at = directory.length
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    const record = 12 + 16 * index
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(sumOf(tag === 'head' ? withoutSum(padded) : padded), record + 4)
    directory.writeUInt32BE(at, record + 8)
    directory.writeUInt32BE(table.length, record + 12)
    parts.push(tag === 'head' ? withoutSum(padded) : padded)
    at += padded.length
  }
  const file = Buffer.concat(parts)
  const headAt = file.readUInt32BE(12 + 16 * sorted.findIndex(([tag]) => tag === 'head') + 8)
  file.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, headAt + 8)
  return file
}

function withoutSum(head: Bytes): Bytes {
  const copy = Buffer.from(head)
  copy.writeUInt32BE(0, 8)
  return copy
}

function sumOf(bytes: Bytes): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}
