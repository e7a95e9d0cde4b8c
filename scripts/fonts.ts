import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @ts-expect-error The package brings no types.
import subset from 'subset-font'

const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = subset

/**
 * Cuts the two faces to the letters that the product uses, into web/fonts, and writes the style sheet that names them with
 * their unicode-range. Arabic letters, Latin letters, and what both use, apart: an Arabic page fetches no Latin letters for its
 * digits and full stops. What only names and addresses need stands in the `rest` files, which hardly any page fetches. The few
 * words of the other language that stand on most pages have a face of their own. The variable Markazi is cut to the weights
 * in use: a page seldom shows two.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'web/fonts')

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** fonts.test.ts: every letter of our own sentences is in the first three. */
export const SETS = {
  /** All letters of Arabic, tatweel, vowel marks, punctuation. A mark needs its letter in the same file. */
  arabic: `${characters(0x0621, 0x063a)}${characters(0x0640, 0x0652)}،؛؟`,
  latin: `${characters(0x41, 0x5a)}${characters(0x61, 0x7a)}"&';?@’“”`,
  /** Every page fetches two or three of these files: what only one language writes stands with its letters. */
  common: ' !%()+,-./0123456789:\u00a0«»·–',
  /** The marks of numbers, Persian and Urdu letters of names. */
  'arabic-rest': `٪٫٬ٰپچژڤکگیھہے\u200c\u200d`,
  'latin-rest': '#$*<=>[\\]^_`{|}~©°±²×÷•…−—‘éèêëàâçîïôöûüäñß',
}

/** The language toggle in both sizes, the providers' names, and the key that confirms an answer (`few-words` in web/styles/fonts.css). */
export const FEW_WORDS = { 'few-arabic': 'العربية', 'few-latin': 'EnglishENGoogleAppleEnter' }

const LETTERS = { ...SETS, ...FEW_WORDS }
type SetName = keyof typeof LETTERS

/** What shaping needs; stylistic sets, small capitals and fractions go. */
const FEATURES = [
  ...['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'mark', 'mkmk', 'kern'],
  ...['tnum', 'lnum'],
]

const scriptOf = (set: SetName) => (set.includes('arabic') ? 'arabic' : 'latin')
const FACES = {
  Plex: (set: SetName, weight: number) =>
    `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${scriptOf(set)}-${weight}-normal.woff2`,
  Markazi: (set: SetName) =>
    `@fontsource-variable/markazi-text/files/markazi-text-${scriptOf(set)}-wght-normal.woff2`,
}

interface Cut {
  readonly name: string
  readonly family: keyof typeof FACES
  readonly weight: number
  readonly set: SetName
}
const WHOLE = Object.keys(SETS) as SetName[]
const FEW = Object.keys(FEW_WORDS) as SetName[]
const cutsOf = (family: keyof typeof FACES, weight: number, sets: readonly SetName[] = WHOLE): Cut[] =>
  sets.map(set => ({ name: `${family.toLowerCase()}-${set}-${weight}`, family, weight, set }))

/** Markazi: 400 prose, 500 large figures (digits alone), 600 titles. */
const CUTS: readonly Cut[] = [
  ...cutsOf('Plex', 400),
  ...cutsOf('Plex', 600),
  ...cutsOf('Markazi', 400),
  ...cutsOf('Markazi', 600),
  ...cutsOf('Markazi', 500, ['common']),
  ...cutsOf('Plex', 400, FEW),
]

/** Returns the bytes of each file; does nothing when the last cut was of the same fonts with the same letters. */
export async function cutFonts(): Promise<Record<string, number>> {
  const sources = await Promise.all(
    CUTS.map(({ family, set, weight }) => readFile(join(root, 'node_modules', FACES[family](set, weight)))),
  )
  const sheet = CUTS.map(faceOf).join('\n')
  const recipe = createHash('sha256').update(JSON.stringify([CUTS, LETTERS, FEATURES, sheet]))
  for (const source of sources) recipe.update(source)
  const stamp = recipe.digest('hex')
  const stampFile = join(target, '.stamp')
  const files: string[] = await readdir(target).catch(() => [])
  const cut = CUTS.every(({ name }) => files.includes(`${name}.woff2`)) && files.includes('fonts.css')
  if (!cut || (await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
    await rm(target, { recursive: true, force: true })
    await mkdir(target, { recursive: true })
    for (const [index, { name, family, set, weight }] of CUTS.entries()) {
      const source = sources[index]
      if (!source) continue
      const font = await subsetFont(source, LETTERS[set], {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        ...(family === 'Markazi' ? { variationAxes: { wght: weight } } : {}),
      })
      await writeFile(join(target, `${name}.woff2`), font)
    }
    await writeFile(join(target, 'fonts.css'), sheet)
    await writeFile(stampFile, stamp)
  }
  const sizes = await Promise.all(
    CUTS.map(async ({ name }) => [name, (await readFile(join(target, `${name}.woff2`))).length] as const),
  )
  return Object.fromEntries(sizes)
}

const faceOf = ({ name, family, weight, set }: Cut) => `@font-face {
  font-family: ${set in FEW_WORDS ? `'${family} Few'` : family};
  font-weight: ${weight};
  font-display: swap;
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${rangeOf(LETTERS[set])};
}
`

/** `abcx` becomes `U+61-63, U+78`. */
function rangeOf(text: string): string {
  const codes = [...new Set(text)].map(letter => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const starts = codes.filter(code => !codes.includes(code - 1))
  const ends = codes.filter(code => !codes.includes(code + 1))
  const hex = (code: number | undefined) => (code ?? 0).toString(16).toUpperCase()
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? '' : `-${hex(ends[index])}`}`)
    .join(', ')
}

if (import.meta.main) console.table(await cutFonts())
