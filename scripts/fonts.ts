import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @ts-expect-error The package brings no types.
import subset from 'subset-font'

const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = subset

/**
 * Cuts the two faces to the letters that the product can show, into web/fonts. Three scripts apart (unicode-range in
 * web/styles/fonts.css): Arabic letters, Latin letters, and what both use, so that an Arabic page fetches no Latin letters
 * for its digits and full stops. The variable Markazi is cut to the weights in use: a page seldom shows two.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'web/fonts')

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Letters with tatweel and the marks that our sentences and people's names use, Persian letters of names included. */
const ARABIC = `${characters(0x0621, 0x063a)}${characters(0x0640, 0x0652)}ٰپچژڤکگی،؛؟٪٫٬\u200c\u200d`
const COMMON = `${characters(0x20, 0x40)}${characters(0x5b, 0x60)}${characters(0x7b, 0x7e)}\u00a0«»·×°±–—‘’“”•…−`
const LATIN = `${characters(0x41, 0x5a)}${characters(0x61, 0x7a)}©²éèêçüöäñ`

/** What shaping needs; stylistic sets, small capitals and fractions go. */
const FEATURES = [
  ...['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'mark', 'mkmk', 'kern'],
  ...['tnum', 'lnum'],
]

const plex = (script: string, weight: number) =>
  `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`
const markazi = (script: string) =>
  `@fontsource-variable/markazi-text/files/markazi-text-${script}-wght-normal.woff2`

const PLEX_WEIGHTS = [400, 600]
/** 400 prose, 500 large figures (digits alone), 600 titles. */
const MARKAZI_WEIGHTS = [400, 600]

interface Cut {
  readonly name: string
  readonly source: string
  readonly text: string
  readonly weight?: number
}
const CUTS: readonly Cut[] = [
  ...PLEX_WEIGHTS.flatMap(weight => [
    { name: `plex-arabic-${weight}`, source: plex('arabic', weight), text: ARABIC },
    { name: `plex-latin-${weight}`, source: plex('latin', weight), text: LATIN },
    { name: `plex-common-${weight}`, source: plex('latin', weight), text: COMMON },
  ]),
  ...MARKAZI_WEIGHTS.flatMap(weight => [
    { name: `markazi-arabic-${weight}`, source: markazi('arabic'), text: ARABIC, weight },
    { name: `markazi-latin-${weight}`, source: markazi('latin'), text: LATIN, weight },
    { name: `markazi-common-${weight}`, source: markazi('latin'), text: COMMON, weight },
  ]),
  { name: 'markazi-common-500', source: markazi('latin'), text: COMMON, weight: 500 },
]

/** Returns the bytes of each file; does nothing when the last cut was of the same fonts with the same letters. */
export async function cutFonts(): Promise<Record<string, number>> {
  const sources = await Promise.all(CUTS.map(cut => readFile(join(root, 'node_modules', cut.source))))
  const recipe = createHash('sha256').update(JSON.stringify([CUTS, FEATURES]))
  for (const source of sources) recipe.update(source)
  const stamp = recipe.digest('hex')
  const stampFile = join(target, '.stamp')
  const files: string[] = await readdir(target).catch(() => [])
  const cut = CUTS.every(({ name }) => files.includes(`${name}.woff2`))
  if (!cut || (await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
    await rm(target, { recursive: true, force: true })
    await mkdir(target, { recursive: true })
    for (const [index, { name, text, weight }] of CUTS.entries()) {
      const source = sources[index]
      if (!source) continue
      const font = await subsetFont(source, text, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        ...(weight ? { variationAxes: { wght: weight } } : {}),
      })
      await writeFile(join(target, `${name}.woff2`), font)
    }
    await writeFile(stampFile, stamp)
  }
  const sizes = await Promise.all(
    CUTS.map(async ({ name }) => [name, (await readFile(join(target, `${name}.woff2`))).length] as const),
  )
  return Object.fromEntries(sizes)
}

if (import.meta.main) console.table(await cutFonts())
