import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const TABLES = '{contract,engine,server,web,scripts,tests}/**/*.{ts,tsx}'
/** Tests of our own sentences, what the source languages alone have, and where the language is registered. */
const LEFT =
  /\.test\.tsx?$|^engine\/(bank|checks(?!\/lexicon\/sensitive)|languages|forms\/sample-form)\b|^tests\/versions\/|^scripts\/bank\/|^web\/text\/(ar|en)\/|^web\/text\/load\.ts$/
const IMPORT = "import { pseudo } from '#engine/languages/pseudo.ts'\n"
/** Its questions are not translated. */
const UNTRANSLATED = 'leadership'

/**
 * Adds the invented language to a copy of the tree, as docs/changes.md says: in every table by language, and nowhere else.
 * Returns the files that it has written.
 */
export function addLanguage(folder: string): readonly string[] {
  const written = new Set<string>()
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const write = (path: string, text: string) => {
    if (existsSync(join(folder, path)) && read(path) === text) return
    writeFileSync(join(folder, path), text)
    written.add(path)
  }
  const edit = (path: string, from: string, to: string) => {
    if (!read(path).includes(from)) throw new Error(`${path} has no ${from}`)
    write(path, read(path).replace(from, to))
  }
  for (const name of ['pseudo.ts', 'arc.ts'])
    write(`engine/languages/${name}`, readFileSync(join(import.meta.dirname, name), 'utf8'))
  edit('engine/languages/index.ts', '{ ar, en }', '{ ar, en, arc }')
  edit(
    'engine/languages/index.ts',
    'import type { Lang',
    "import { arc } from './arc.ts'\nimport type { Lang",
  )

  for (const path of globSync(TABLES, { cwd: folder })) {
    if (!LEFT.test(path)) write(path, withEntries(path, read(path)))
  }
  edit('web/text/load.ts', '  en: ()', "  arc: () => import('./arc.ts').then(chunk => chunk.arc),\n  en: ()")
  write('web/text/arc.ts', `${IMPORT}import { en } from './en.ts'\nexport const arc = pseudo(en)\n`)
  write('web/routes/words-arc.ts', "export { arc as handle } from '#web/text/arc.ts'\n")
  write(
    'public/manifest.arc.webmanifest',
    read('public/manifest.en.webmanifest')
      .replace('"lang": "en"', '"lang": "arc"')
      .replace('"dir": "ltr"', '"dir": "rtl"'),
  )
  for (const path of globSync('engine/bank/*/text.en.ts', { cwd: folder })) {
    const block = path.split('/')[2] ?? ''
    if (block === UNTRANSLATED) continue
    write(
      path.replace('.en.', '.arc.'),
      `${IMPORT}import { en } from './text.en.ts'\nexport const arc = pseudo(en)\n`,
    )
    const index = `engine/bank/${block}/index.ts`
    write(index, `${read(index)}export { arc } from './text.arc.ts'\n`)
  }
  return [...written].sort()
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Entry extends Node {
  readonly key: { readonly name?: string; readonly value?: unknown }
  readonly value: Node
}

/** Writes the third entry into every object that has one for Arabic and one for English. */
function withEntries(path: string, source: string): string {
  const { program, errors } = parseSync(path, source, {})
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const insertions: { readonly at: number; readonly text: string }[] = []
  visit(program, node => {
    if (node.type !== 'ObjectExpression') return
    const entries = (node as Node & { readonly properties: readonly Entry[] }).properties
    const entryOf = (name: string) =>
      entries.find(({ type, key }) => type === 'Property' && (key.name ?? key.value) === name)
    const english = entryOf('en')
    if (!english || !entryOf('ar')) return
    insertions.push({
      at: english.end,
      text: `, arc: pseudo(${source.slice(english.value.start, english.value.end)})`,
    })
  })
  if (insertions.length === 0) return source
  const pieces = insertions
    .sort((one, other) => one.at - other.at)
    .map(({ at, text }, index) => source.slice(insertions[index - 1]?.at ?? 0, at) + text)
  return IMPORT + pieces.join('') + source.slice(insertions.at(-1)?.at)
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look)
  else if (value !== null && typeof value === 'object') {
    if ('type' in value && 'start' in value) look(value as Node)
    for (const each of Object.values(value)) visit(each, look)
  }
}
