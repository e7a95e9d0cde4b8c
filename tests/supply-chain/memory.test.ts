import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('whatever starts the server bounds its memory alike', () => {
  for (const file of ['package.json', 'Dockerfile', 'docs/deploy.md', 'tests/support/start-app.ts']) {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/["',]+ */g, ' ')
    expect(text, file).toMatch(/--max-semi-space-size=8 +--max-old-space-size=256 +server\/main\.ts/)
    expect(text, file).toMatch(/MALLOC_ARENA_MAX(=|: +)2/)
  }
})
