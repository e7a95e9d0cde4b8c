import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checker } from '#engine/bank/fact-checks.ts'

const FOLDER = join(import.meta.dirname, '../../engine/bank/checks')

/** Holds what checkers made of the technical pairs, of every field. */
export const CHECKERS: readonly Checker[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json'))
  .toSorted()
  .flatMap(name => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Checker[])
