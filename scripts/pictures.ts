import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { LANGUAGES } from '#engine/languages/index.ts'
import { LOCALES, type Locale } from '#engine/vocabulary.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { settingOf } from '#server/features/paper/setting-of.ts'
import { lineOnPaper } from '#server/features/report/line-on-paper.ts'
import { landing as ar } from '#web/text/ar/landing.ts'
import { landing as en } from '#web/text/en/landing.ts'
import { palettePng } from './pictures/palette-png.ts'

/**
 * The pictures that have to be PNG, into public/pictures: icons of the installed app from public/icon.svg, and the picture
 * beside a shared link in each language, set by Typst as the report is. Those of mails go beside the mails, and are kept.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const target = join(root, 'public/pictures')

const WORDS = { ar, en }
const SHARE = { width: 1200, height: 630 }
/** Systems cut icons to their own shape: a maskable one keeps all that matters inside the middle four fifths. */
const ICONS = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'apple-touch-icon', size: 180, square: true },
  { name: 'icon-maskable-512', size: 512, square: true, margin: 8 },
]

export async function drawPictures(): Promise<void> {
  await mkdir(target, { recursive: true })
  const icon = await readFile(join(root, 'public/icon.svg'), 'utf8')
  const fonts = await Promise.all(REPORT_WORLD.fonts.map(path => readFile(path)))
  const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: fonts }] })
  await Promise.all([
    ...ICONS.map(({ name, size, square = false, margin = 0 }) =>
      draw(name, square ? fullBleed(icon, margin) : icon, { width: size, height: size }),
    ),
    drawForMail(
      'wordmark',
      await readFile(join(root, 'server/features/paper/typst/wordmark-long.svg'), 'utf8'),
      {
        width: 272,
        height: 88,
      },
    ),
    ...LOCALES.map(locale => drawForMail(`line-${LANGUAGES[locale].direction}`, mailLine(locale), MAIL_LINE)),
    ...LOCALES.map(locale => draw(`share-${locale}`, typeset(compiler, locale), SHARE)),
  ])
}

function typeset(compiler: NodeCompiler, locale: Locale): string {
  const { title, lead } = WORDS[locale]
  const svg = compiler.plainSvg({
    mainFilePath: join(root, 'scripts/pictures/share.typ'),
    inputs: { data: JSON.stringify({ ...settingOf(locale), title, lead }) },
  })
  // Skia cuts a symbol off at its baseline, whatever its overflow says; a group it draws whole.
  return svg.replaceAll('<symbol', '<g').replaceAll('</symbol>', '</g>')
}

/** The ground to the edges, the drawing smaller by a margin of its 64 units on each side. */
function fullBleed(icon: string, margin: number): string {
  const side = 64 + 2 * margin
  return icon
    .replace('viewBox="0 0 64 64"', `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace(
      '<rect width="64" height="64" rx="14"',
      `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}"`,
    )
}

/** Shown at half its size. */
const MAIL_LINE = { width: 1120, height: 80 }

/** Draws the three stations of the path as they run in the language. */
function mailLine(locale: Locale): string {
  const teeth = ([1, 2, 3] as const).map(section => ({ section, share: 1, dotted: true }))
  const { width } = MAIL_LINE
  const measures = { w: 60, t: 40, stroke: 6, r: 8, gap: 12, width, start: 140, step: 390 }
  return [...['#B0481A', '#0F7667', '#2E52A3'].entries()]
    .reduce(
      (svg, [index, colour]) => svg.replaceAll(`@s${index + 1}`, colour),
      lineOnPaper(teeth, measures, locale),
    )
    .replaceAll('@ink', '#16221F')
}

/** Draws on white, which dark mail programs keep, with a palette, since every mail carries it. */
async function drawForMail(name: string, svg: string, size: typeof SHARE): Promise<void> {
  const context = (await paint(svg, size, '#FFFFFF')).getContext('2d')
  const path = join(root, 'server/features/mail/pictures', `${name}.png`)
  await writeFile(path, palettePng(context.getImageData(0, 0, size.width, size.height)))
}

async function draw(name: string, svg: string, size: typeof SHARE): Promise<void> {
  await writeFile(join(target, `${name}.png`), await (await paint(svg, size)).encode('png'))
}

async function paint(svg: string, { width, height }: typeof SHARE, ground?: string) {
  const canvas = createCanvas(width, height)
  // Drawn at the size it is needed in: a picture of its own size would be enlarged.
  const sized = svg.replace(/<svg [^>]*>/, tag =>
    tag
      .replaceAll(/ (width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}"`),
  )
  const context = canvas.getContext('2d')
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(await loadImage(Buffer.from(sized)), 0, 0, width, height)
  return canvas
}

if (import.meta.main) await drawPictures()
