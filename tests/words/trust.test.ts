import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['docs/trust.md', 'docs/trust-payments.md']
const TESTS = globSync('{server,tests,web,engine,contract,scripts}/**/*.{test,journey}.{ts,tsx}', {
  cwd: ROOT,
})
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts)

/** `tests/faults/{a,b}.test.ts` names two files. */
function expand(name: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(name) ?? []
  return names === undefined ? [name] : names.split(',').map(one => `${before}${one.trim()}${after}`)
}

test.each(PAGES)('every test and command that %s names is there', page => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  // A test stands with its ending, on the page of payments without the last of it.
  const named = [...text.matchAll(/[\w/{},-]+(?:\.model)?\.(test|journey)(\.tsx?)?(?![\w.])/g)].flatMap(
    ([name]) => expand(name.replace(/\.tsx?$/, '')),
  )
  expect(named.length).toBeGreaterThan(15)
  const missing = named.filter(name => !TESTS.some(file => `/${file}`.includes(`/${name}.ts`)))
  expect([...new Set(missing)]).toEqual([])
  const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter(name => !scripts.includes(name))).toEqual([])
})
