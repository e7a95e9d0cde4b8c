import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTree } from '../support/copy-tree.ts'
import { addLanguage } from '../third-language/add-language.ts'

const ROOT = new URL('../../', import.meta.url).pathname
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
  const folder = copyForTest()
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

test('a new language is an entry in the files that docs/changes.md lists, and with those the tree compiles', () => {
  const folder = copyForTest()
  const written = addLanguage(folder).filter(path => !path.startsWith('tests/') && path !== INVENTION)
  const [, section = ''] = readFileSync(join(ROOT, 'docs/changes.md'), 'utf8').split('\n## A new language\n')
  const list = section.split('\n').filter(line => line.startsWith('- '))
  const listed = list.flatMap(line => [...line.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path = '']) => path))
  expect(listed.length).toBeGreaterThan(20)
  const filesOf = (path: string) => globSync(path.replaceAll('<tag>', 'arc'), { cwd: folder })
  expect(written.filter(path => !listed.some(each => filesOf(each).includes(path)))).toEqual([])
  expect(listed.filter(path => !filesOf(path).some(file => written.includes(file)))).toEqual([])
  expect(filesNamedByCompiler(folder, 'tests/third-language')).toEqual([])
}, 180_000)

/** Invents the sentences; a real language has none of this. */
const INVENTION = 'engine/languages/pseudo.ts'

function copyForTest(): string {
  const folder = copyTree('changes')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Compiles the copy and answers the files that do not compile, in alphabetical order. */
function filesNamedByCompiler(folder: string, project = '.'): string[] {
  const output = compile(folder, project)
  return [
    ...new Set([...output.matchAll(/^([\w./-]+\.tsx?)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? '')),
  ].sort()
}

function compile(folder: string, project: string): string {
  try {
    return execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '--project', project], {
      cwd: folder,
      encoding: 'utf8',
    })
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}
