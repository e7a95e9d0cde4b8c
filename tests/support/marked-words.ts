import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Collects every Arabic word with vowel marks that stands in a sentence of assessment, contract or server. */
export function markedWords(): readonly string[] {
  const words = globSync('{engine,contract,server}/**/*.ts', { cwd: ROOT })
    .filter(path => !path.endsWith('.test.ts'))
    .flatMap(
      path =>
        readFileSync(join(ROOT, path), 'utf8').match(
          /\p{Script=Arabic}[\p{Script=Arabic}\p{Mn}]*\p{Mn}[\p{Script=Arabic}\p{Mn}]*/gu,
        ) ?? [],
    )
  return [...new Set(words)]
}
