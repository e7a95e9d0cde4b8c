import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @ts-expect-error The package brings no types.
import subset from 'subset-font'

const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = subset

/**
 * Cuts the two faces to the letters that the product uses, into web/fonts, and writes the style sheet that names them with
 * their unicode-range. Arabic and Latin letters are families of their own, and each has what both use: a page fetches one file
 * a weight, with its digits and full stops, and the other script's where a word of it stands (web/styles/fonts.css names its
 * own family first). What only names and addresses need stands in the `rest` files, which hardly any page fetches. The few
 * words of the other language that stand on most pages come in the files of its own script, under a family that only they ask
 * for: Arabic letters join within one file alone.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'web/fonts')

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Lists the characters of each font file; fonts.test.ts holds every letter of our own sentences to the first three. */
export const SETS = {
  /** All letters of Arabic, tatweel, vowel marks, punctuation. A mark needs its letter in the same file. */
  arabic: `${characters(0x0621, 0x063a)}${characters(0x0640, 0x0652)}،؛؟`,
  latin: `${characters(0x41, 0x5a)}${characters(0x61, 0x7a)}éö"&'*;?@_’“”`,
  /** In the files of both scripts: what only one language writes stands with its letters. */
  common: ' !%()+,-./0123456789:\u00a0«»·–',
  /** The marks of numbers, Persian and Urdu letters of names. */
  'arabic-rest': `٪٫٬ٰپچژڤکگیھہے\u200c\u200d`,
  'latin-rest': '#$<=>[\\]^`{|}~©°±²×÷•…−—‘èêëàâçîïôûüäñß',
}

/**
 * Lists what pages in Arabic and in English show of the other script: the language toggle in both sizes, the
 * providers' names, and the key that confirms an answer (`few-words` in web/styles/fonts.css).
 */
export const FEW_WORDS = { arabic: 'EnglishENGoogleAppleEnter', latin: 'العربية' }

/**
 * The Latin of our Arabic pages: numbers of applications, fingerprints, PDF; on buttons that word alone. It is not worth an alphabet
 * (8 KB). A name in Latin letters takes its own from both files, which differ in nothing that is seen.
 */
const IN_ARABIC = { 400: `${characters(0x41, 0x5a)}abcdef`, 600: 'PDF' }

/** What shaping needs; stylistic sets, small capitals and fractions go. */
const FEATURES = [
  ...['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'mark', 'mkmk', 'kern'],
  ...['tnum', 'lnum'],
]

const SCRIPTS = ['Arabic', 'Latin'] as const
const FACES = {
  Plex: {
    400: 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    600: 'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  },
  Markazi: {
    400: 'markazi-text/400Regular/MarkaziText_400Regular.ttf',
    500: 'markazi-text/500Medium/MarkaziText_500Medium.ttf',
    600: 'markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
  },
}

interface Cut {
  readonly file: string
  /** Which letters of the file a family takes from it. */
  readonly faces: Readonly<Record<string, string>>
  readonly weight: number
  /** The whole face, inside node_modules/@expo-google-fonts. */
  readonly source: string
}

const cutsOf = (face: keyof typeof FACES, weight: 400 | 600): Cut[] =>
  SCRIPTS.flatMap(script => {
    const name = script === 'Arabic' ? 'arabic' : 'latin'
    const family = `${face} ${script}`
    const file = `${face.toLowerCase()}-${name}`
    const source = FACES[face][weight]
    const word = face === 'Plex' && script === 'Arabic' ? IN_ARABIC[weight] : ''
    const few = face === 'Plex' && weight === 400 ? { 'Plex Few': FEW_WORDS[name] } : {}
    return [
      {
        file: `${file}-${weight}`,
        faces: { [family]: SETS[name] + SETS.common + word, ...few },
        weight,
        source,
      },
      { file: `${file}-rest-${weight}`, faces: { [family]: SETS[`${name}-rest`] }, weight, source },
    ]
  })

/** Markazi: 400 prose, 500 large figures (digits alone), 600 titles. */
const CUTS: readonly Cut[] = [
  ...cutsOf('Plex', 400),
  ...cutsOf('Plex', 600),
  ...cutsOf('Markazi', 400),
  ...cutsOf('Markazi', 600),
  {
    file: 'markazi-figures-500',
    faces: Object.fromEntries(SCRIPTS.map(script => [`Markazi ${script}`, SETS.common])),
    weight: 500,
    source: FACES.Markazi[500],
  },
]

/** Returns the bytes of each file; does nothing when the last cut was of the same fonts with the same letters. */
export async function cutFonts(): Promise<Record<string, number>> {
  const sources = await Promise.all(
    CUTS.map(({ source }) => readFile(join(root, 'node_modules/@expo-google-fonts', source))),
  )
  const sheet = CUTS.flatMap(facesOf).join('\n')
  const recipe = createHash('sha256').update(JSON.stringify([CUTS, FEATURES, sheet]))
  for (const source of sources) recipe.update(source)
  const stamp = recipe.digest('hex')
  const stampFile = join(target, '.stamp')
  const files: string[] = await readdir(target).catch(() => [])
  const isCut = CUTS.every(({ file }) => files.includes(`${file}.woff2`)) && files.includes('fonts.css')
  if (!isCut || (await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
    await rm(target, { recursive: true, force: true })
    await mkdir(target, { recursive: true })
    for (const [index, { file, faces }] of CUTS.entries()) {
      const source = sources[index]
      if (!source) continue
      const font = await subsetFont(source, Object.values(faces).join(''), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
      })
      await writeFile(join(target, `${file}.woff2`), font)
    }
    await writeFile(join(target, 'fonts.css'), sheet)
    await writeFile(stampFile, stamp)
  }
  const sizes = await Promise.all(
    CUTS.map(async ({ file }) => [file, (await readFile(join(target, `${file}.woff2`))).length] as const),
  )
  return Object.fromEntries(sizes)
}

const facesOf = ({ file, faces, weight }: Cut) =>
  Object.entries(faces).map(
    ([family, letters]) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}.woff2') format('woff2');
  unicode-range: ${rangeOf(letters)};
}
`,
  )

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
