import { readFileSync } from 'node:fs'
import type { Picture } from '#server/gateways/message.ts'

const read = (name: string) => readFileSync(new URL(`./pictures/${name}.png`, import.meta.url))

/**
 * Holds the wordmark and the line in both directions; every mail brings along those that it shows: nothing is fetched, so nobody
 * is counted. Drawn by scripts/pictures.ts at twice their size.
 */
export const PICTURES: readonly Picture[] = ['wordmark', 'line-rtl', 'line-ltr'].map(name => ({
  id: name,
  fileName: `${name}.png`,
  type: 'image/png',
  content: read(name),
}))
