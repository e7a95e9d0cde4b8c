import { expect, test } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import { findChanged, findContradictions, findUnearned } from './find-broken.ts'
import { INVENTED_PEOPLE } from './invented-people.ts'
import { matchWithoutWants, sumUpPerson } from './match-person.ts'
import { orderByWants, type WantedMatch } from './order-by-wants.ts'

function matchOf(id: string) {
  const person = INVENTED_PEOPLE.find(each => each.id === id)
  if (!person) throw new Error(`Nobody is '${id}'.`)
  const without = matchWithoutWants(person)
  return { without, ordered: orderByWants(CAREERS_1, without, sumUpPerson(person)) }
}

/** Changes the first path of a match. */
const withFirst = (match: WantedMatch, change: object): WantedMatch => ({
  ...match,
  families: match.families.map((path, place) => (place === 0 ? { ...path, ...change } : path)),
})

test('a fit, a readiness or a number of paths that wants have changed is found', () => {
  const { without, ordered } = matchOf('developer')
  const [first] = ordered.families
  const changed = ['a number has changed']
  expect(findChanged(ordered, without)).toEqual([])
  expect(findChanged(withFirst(ordered, { fit: 1 }), without)).toEqual(changed)
  const occupations = first?.occupations.map(work => ({ ...work, readiness: 'qualification_path' }))
  expect(findChanged(withFirst(ordered, { occupations }), without)).toEqual(changed)
  expect(findChanged({ ...ordered, families: ordered.families.slice(1) }, without)).toEqual(changed)
})

test('a path that is wanted no more, and is put first, is found', () => {
  const { without, ordered } = matchOf('philosopher')
  expect(findUnearned(ordered, without)).toEqual([])
  const families = ordered.families.toReversed()
  expect(findUnearned({ ...ordered, families }, without)).toEqual(['first, and wanted no more'])
})

test('a reason of a first path below the own level that is not the true one is found', () => {
  const { without, ordered } = matchOf('developer')
  const occupations = ordered.families[0]?.occupations.map(work => ({ ...work, way: 'below' }))
  const planted = (change: object) =>
    findContradictions({ ...withFirst(ordered, { occupations, fit: 1 }), ...change }, without)
  expect(planted({})).toContain('untrue: no path at the level held fits as well')
  expect(planted({ firstWithout: 'SERVE' })).toContain('untrue: which would come first without them')
})
