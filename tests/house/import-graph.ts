import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

/** An import between two rooms, by the first file that makes it. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly because: string
}

/** Reads the sources of a folder, without tests; paths count from the root of the repository. */
export function sourcesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name.replaceAll('\\', '/')))
    .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  return new Map(files.map(path => [path, readFileSync(path, 'utf8')]))
}

/** Lists the files that a source imports: static, dynamic, re-exported, and types alone. */
export function importsOf(path: string, source: string): string[] {
  const specifiers = [...source.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([#.][^'"]*)\1/g)]
  return specifiers.map(([, , specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(path), specifier)),
  )
}

/**
 * Names the room of a file: a folder of its part, a folder of `features/` or `routes/`; a file that stands in none is a room
 * by itself. @example roomOf('server/features/mail/mail.ts') // 'server/features/mail'
 */
export function roomOf(path: string): string {
  const [part = '', folder = '', inner = ''] = path.split('/')
  return folder === 'features' || folder === 'routes' ? `${part}/${folder}/${inner}` : `${part}/${folder}`
}

/** Draws the arrows between the rooms of one part; what it imports of other parts is the linter's matter. */
export function arrowsOf(sources: ReadonlyMap<string, string>): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const [path, source] of sources) {
    const from = roomOf(path)
    for (const target of importsOf(path, source)) {
      const to = roomOf(target)
      if (to === from || path.split('/')[0] !== target.split('/')[0]) continue
      const key = `${from} ${to}`
      if (!arrows.has(key)) arrows.set(key, { from, to, because: `${path} imports ${target}` })
    }
  }
  return [...arrows.values()]
}

/** Finds a way from a room back to itself, arrow by arrow; empty if every room lies on a floor of its own. */
export function findCycle(arrows: readonly Arrow[]): string[] {
  const left = new Set(arrows)
  // A room that imports nothing any more is a floor; what remains when no floor is left runs in a circle.
  for (let before = -1; before !== left.size; ) {
    before = left.size
    const importing = new Set([...left].map(({ from }) => from))
    for (const arrow of left) if (!importing.has(arrow.to)) left.delete(arrow)
  }
  const way: Arrow[] = []
  for (let [next] = left; next; ) {
    const met = way.findIndex(({ from }) => from === next?.from)
    if (met >= 0) return way.slice(met).map(({ because }) => because)
    way.push(next)
    const { to } = next
    next = [...left].find(({ from }) => from === to)
  }
  return []
}
