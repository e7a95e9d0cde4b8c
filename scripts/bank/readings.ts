import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '#engine/bank/lean.ts'

const FOLDER = join(import.meta.dirname, '../../engine/bank/readings')

/** Reads what blind readers did, of every day. */
export function readReadings(): Reader[] {
  return readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Reader[])
}
