import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
/** Where text of strangers arrives. What runs at build time or in tests, and the checks of our own items, are left out. */
const FOLDERS = '{contract,engine,server,web,sandbox}/**/*.{ts,tsx}'

export interface Found {
  readonly pattern: string
  readonly flags: string
  readonly file: string
}

/** Every regular expression that is written in the product, once each. */
export function listRegexes(): readonly Found[] {
  const found = new Map<string, Found>()
  for (const file of globSync(FOLDERS, { cwd: ROOT }).sort()) {
    if (/\.test\.tsx?$|for-tests|^engine\/checks/.test(file)) continue
    const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
    walk(program, ({ pattern, flags }) => found.set(`${pattern}/${flags}`, { pattern, flags, file }))
  }
  return [...found.values()]
}

function walk(node: unknown, visit: (regex: { pattern: string; flags: string }) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit)
  } else if (node !== null && typeof node === 'object') {
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
    if (type === 'Literal' && regex) visit(regex)
    else for (const value of Object.values(node)) walk(value, visit)
  }
}
