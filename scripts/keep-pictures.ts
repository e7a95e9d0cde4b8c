/**
 * `npm run pictures`: takes the pictures anew that tests/journeys/pictures.journey.ts compares screens with, and keeps each as
 * a PNG of at most 256 colours, a third of its size.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { palettePng } from './pictures/palette-png.ts'

const root = join(import.meta.dirname, '..')
const { status } = spawnSync(
  process.execPath,
  ['scripts/journeys.ts', 'pictures.journey.ts', '--update-snapshots=all'],
  { cwd: root, stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)
let bytes = 0
for (const file of globSync('tests/journeys/pictures/*.png', { cwd: root })) {
  const path = join(root, file)
  const image = await loadImage(readFileSync(path))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  writeFileSync(path, palettePng(context.getImageData(0, 0, image.width, image.height)))
  bytes += statSync(path).size
}
console.log(`${(bytes / 1024).toFixed(0)} KB in all`)
