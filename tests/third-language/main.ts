/**
 * `npm run third-language`: copies the tree, adds an invented language to the copy (accented letters, from right to left, a third
 * longer) and asks there what is asked of every language: it compiles, every screen is sound, and mails and papers are in it.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { copyTree } from '../support/copy-tree.ts'
import { addLanguage } from './add-language.ts'

const folder = copyTree('third-language')
addLanguage(folder)

const PARTS = [
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc', '--noEmit', '--project', 'tests/third-language'],
  ['scripts/build.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/third-language/vitest.config.ts'],
  ['scripts/journeys.ts', '--config', 'tests/third-language/playwright.config.ts'],
]
const failed = PARTS.find(
  part => spawnSync(process.execPath, part, { cwd: folder, stdio: 'inherit' }).status !== 0,
)
if (failed) console.error(`${failed.join(' ')} failed in ${folder}, which is kept.`)
else rmSync(folder, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
