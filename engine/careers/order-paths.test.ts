import { expect, it } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import type { FitTier } from './fit-tier.ts'
import { orderPaths, type WeightedPath } from './order-paths.ts'
import type { OccupationMatch, Way } from './rate-readiness.ts'

const FAMILIES = ['BUILD', 'ANALYSE', 'MANAGE', 'COORD'] as const

interface Given {
  readonly fit: number
  readonly tier?: FitTier
  readonly way?: Way
  readonly reach?: number
  readonly lift?: number
}

const workOf = (id: string, { way = 'open', reach = 0 }: Given): OccupationMatch => ({
  id,
  ...{ readiness: 'open_now', degree: null, years: null, licence: null, portfolio: false, studyYears: 0 },
  ...{ way, reach },
})

/** Paths of such fits; each has one occupation that lies so. */
function shownOf(...paths: readonly Given[]) {
  const given = paths.map((path, index): WeightedPath<never, OccupationMatch> => {
    const { fit, tier = 'good', lift = 0 } = path
    const family = { id: FAMILIES[index], fit, tier } as never
    const occupation = workOf(`TEC-0${index + 1}`, path)
    return { family, works: [{ occupation, aside: false, lift, isUndrawn: false, lessDrawn: 0 }] }
  })
  return orderPaths(CAREERS_1, given)
    .filter(({ isShown }) => isShown)
    .map(({ place }) => place)
}

it('a third path far behind the first is left out, one near it is shown', () => {
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 67 })).toEqual([80, 78])
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 68 })).toEqual([80, 78, 68])
  // The second may be as far as a path may be at all.
  expect(shownOf({ fit: 80 }, { fit: 57 })).toEqual([80, 57])
})

it('a second path farther than that is shown where it is at least good and clearly wanted', () => {
  expect(shownOf({ fit: 95 }, { fit: 66, lift: 4 })).toEqual([95, 70])
  expect(shownOf({ fit: 95 }, { fit: 66, lift: 3 })).toEqual([95])
  expect(shownOf({ fit: 95 }, { fit: 60, tier: 'possible', lift: 8 })).toEqual([95])
})

it('a third path of the own major or a step up is shown however far', () => {
  expect(shownOf({ fit: 80, way: 'own' }, { fit: 70, way: 'own' }, { fit: 55, way: 'own' })).toEqual([
    80, 70, 55,
  ])
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 52, reach: 8 })).toEqual([80, 78, 60])
})

it('the own major is shown where it is only to explore, unless the first path is of it too', () => {
  const explored = { fit: 40, tier: 'explore', way: 'trade' } as const
  expect(shownOf({ fit: 80 }, explored)).toEqual([80, 40])
  expect(shownOf({ fit: 80, way: 'own' }, explored)).toEqual([80])
  expect(shownOf({ fit: 45, tier: 'explore', way: 'trade' }, explored)).toEqual([45, 40])
})

it('what is close in points stands by how few of its areas draw less, then in the order of the table', () => {
  const given = [
    { id: 'TEC-01', lift: 9, lessDrawn: 1 },
    { id: 'TEC-02', lift: 10, lessDrawn: 1 },
    { id: 'TEC-03', lift: 8, lessDrawn: 0 },
    { id: 'TEC-04', lift: 6, lessDrawn: 0 },
  ]
  const works = given.map(({ id, ...weighed }) => ({
    occupation: workOf(id, { fit: 80 }),
    aside: false,
    isUndrawn: false,
    ...weighed,
  }))
  const [path] = orderPaths(CAREERS_1, [{ family: { id: 'BUILD', fit: 80, tier: 'strong' }, works }])
  expect(path?.works.map(({ occupation }) => occupation.id)).toEqual(['TEC-03', 'TEC-01', 'TEC-02', 'TEC-04'])
})
