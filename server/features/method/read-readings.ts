import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '#engine/bank/lean.ts'

const FOLDER = join(import.meta.dirname, '../../../engine/bank/readings')

/** Reads what blind readers did, of every day: once, for it is a part of the release. */
export function readReadings(): readonly Reader[] {
  kept ??= readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .toSorted()
    .flatMap(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Reader[])
  return kept
}

let kept: readonly Reader[] | undefined
