import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '#engine/bank/lean.ts'

const FOLDER = join(import.meta.dirname, '../../../engine/bank/readings')

/** Holds what blind readers did, of every day: read once, for it is a part of the release. */
export const READINGS: readonly Reader[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json'))
  .toSorted()
  .flatMap(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Reader[])
