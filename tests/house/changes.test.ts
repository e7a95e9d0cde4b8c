import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ROOT = new URL('../../', import.meta.url).pathname
const COMPILED = ['contract', 'engine', 'server', 'web', 'sandbox', 'scripts', 'tests', '.react-router']
const SETTINGS = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

/** Each change as somebody would begin it: in the file that its list in docs/changes.md names first. */
const CHANGES = [
  {
    file: 'engine/vocabulary.ts',
    from: 'export const FIELDS = {\n',
    to: "export const FIELDS = {\n  aviation: { name: { ar: 'الطيران', en: 'Aviation' }, description: { ar: 'الطيران', en: 'Aviation' } },\n",
  },
  {
    file: 'contract/profile.ts',
    from: "  city: line({ max: 80, error: 'city_required' }),",
    to: "  city: line({ max: 80, error: 'city_required' }),\n  district: line({ max: 80, error: 'city_required' }),",
  },
  {
    file: 'contract/profile.ts',
    from: '  city: z.string(),',
    to: '  city: z.string(),\n  district: z.string(),',
  },
  {
    file: 'contract/problem.ts',
    from: "  'invalid_request',",
    to: "  'invalid_request',\n  'library_closed',",
  },
]

test('what the compiler names after a new field, profile column and error code is what docs/changes.md lists', () => {
  const folder = temporaryFolder('changes')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of [...COMPILED, ...SETTINGS])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  expect(filesNamedByCompiler(folder)).toEqual([])
  for (const { file, from, to } of CHANGES) {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    expect(before.split(from), file).toHaveLength(2)
    writeFileSync(path, before.replace(from, to))
  }
  const document = readFileSync(join(ROOT, 'docs/changes.md'), 'utf8')
  const named = filesNamedByCompiler(folder)
  expect(named.filter(file => !document.includes(`\`${file}\``))).toEqual([])
  const listed = [...document.matchAll(/^- `([^`]+)`.*\(\*compiler\*[,)]/gm)].map(([, file]) => file)
  expect(listed.length).toBeGreaterThan(5)
  expect(listed.filter(file => file && !named.includes(file))).toEqual([])
}, 180_000)

/** Compiles the copy and answers the files that do not compile, in alphabetical order. */
function filesNamedByCompiler(folder: string): string[] {
  const output = compile(folder)
  return [
    ...new Set([...output.matchAll(/^([\w./-]+\.tsx?)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? '')),
  ].sort()
}

function compile(folder: string): string {
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit'], { cwd: folder, encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}
