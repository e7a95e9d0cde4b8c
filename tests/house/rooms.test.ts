import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrowsOf, findCycle, sourcesOf } from './import-graph.ts'

/** The server from the ground up (docs/decisions/0033): a room imports only rooms of the floors before its own. */
const GROUND = ['http', 'db', 'gateways', 'jobs', 'operation', 'deps.ts', 'env.ts', 'network.ts', 'secret.ts']
const FLOORS: readonly (readonly string[])[] = [
  [
    'access',
    'browser-reports',
    'consents',
    'content',
    'mail',
    'measurement',
    'method',
    'notifications',
    'occupations',
    'paper',
    'pilots',
    'profile',
    'seller',
    'wants',
  ],
  ['account', 'assessment', 'consultations', 'contact', 'payment-page', 'rating', 'research', 'watch'],
  ['funnel', 'money', 'report', 'visits'],
  ['advice', 'companies', 'credentials', 'cv'],
  ['letters'],
  ['privacy'],
  ['console'],
]
const TOP = ['app.ts', 'main.ts', 'start-jobs.ts', 'start.ts']

test.each(['server', 'web', 'engine'])('no room of %s reaches itself through others', part => {
  const arrows = arrowsOf(sourcesOf(part))
  expect(arrows.length).toBeGreaterThan(10)
  expect(findCycle(arrows)).toEqual([])
})

test('a circle is found, also one of types alone, of a file loaded later or of more rooms than two', () => {
  const circle = findCycle(
    arrowsOf(
      new Map([
        ['server/http/route.ts', "import type { Db } from '#server/db/schema.ts'"],
        ['server/db/schema.ts', "export * from '../jobs/pace.ts'"],
        ['server/jobs/pace.ts', "const later = () => import('../http/route.ts')"],
        ['server/env.ts', "import '#server/http/route.ts'"],
      ]),
    ),
  )
  expect(circle).toHaveLength(3)
  expect(circle).toContain('server/db/schema.ts imports server/jobs/pace.ts')
})

test('every import of the server leads to a floor below', () => {
  const floors = [GROUND, ...FLOORS.map(floor => floor.map(name => `features/${name}`)), TOP]
  const floorOf = (room: string) => floors.findIndex(floor => floor.includes(room.replace('server/', '')))
  const arrows = arrowsOf(sourcesOf('server'))
  const homeless = arrows.flatMap(({ from, to }) => [from, to]).filter(room => floorOf(room) < 0)
  expect(homeless).toEqual([])
  const isWithin = (floor: readonly string[], from: number, to: number) =>
    from === to && floor === floors[from] && (floor === GROUND || floor === TOP)
  const upward = arrows.filter(({ from, to }) => {
    const [start, end] = [floorOf(from), floorOf(to)]
    return end >= start && !isWithin(floors[start] ?? [], start, end)
  })
  expect(upward.map(({ because }) => because)).toEqual([])
})

test('the floors hold every room of the server, and the linter holds the same floors', () => {
  const features = readdirSync('server/features')
  expect(FLOORS.flat().sort()).toEqual(features.sort())
  const rooms = readdirSync('server').filter(name => name !== 'features' && !name.endsWith('.test.ts'))
  expect([...GROUND, ...TOP].sort()).toEqual(rooms.sort())
  for (const [index, floor] of FLOORS.entries()) {
    const closed = FLOORS.slice(index).flat()
    expect(closedTo(floor)).toEqual(closed.map(name => `#server/features/${name}/**`).sort())
  }
})

interface Override {
  readonly includes: readonly string[]
  readonly linter: {
    readonly rules: {
      readonly style?: {
        readonly noRestrictedImports?:
          | 'off'
          | { readonly options: { readonly patterns: readonly { readonly group: readonly string[] }[] } }
      }
    }
  }
}

/** Reads which features the linter closes to those of a floor. */
function closedTo(floor: readonly string[]): string[] {
  const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: readonly Override[] }
  const names = floor.length > 1 ? `{${floor.join(',')}}` : floor[0]
  const rule = overrides.find(({ includes }) => includes.includes(`server/features/${names}/**`))
  const restricted = rule?.linter.rules.style?.noRestrictedImports
  if (!restricted || restricted === 'off') return []
  return restricted.options.patterns
    .flatMap(({ group }) => group)
    .filter(entry => /^#server\/features\/[\w-]+\/\*\*$/.test(entry))
    .sort()
}
