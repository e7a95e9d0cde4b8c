import { expect, it } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import { orderPaths } from './order-paths.ts'
import type { OccupationMatch, Way } from './rate-readiness.ts'

const FAMILIES = ['BUILD', 'ANALYSE', 'MANAGE', 'COORD'] as const

/** Three paths of such fits; each has one occupation that lies so. */
function shownOf(...paths: readonly { readonly fit: number; readonly way?: Way; readonly reach?: number }[]) {
  const given = paths.map(({ fit, way = 'open', reach = 0 }, index) => {
    const occupation: OccupationMatch = {
      id: `TEC-0${index + 1}`,
      ...{ readiness: 'open_now', degree: null, years: null, licence: null, studyYears: 0 },
      ...{ way, reach },
    }
    const family = { id: FAMILIES[index], fit, tier: 'good' } as never
    return { family, works: [{ occupation, aside: false, lift: 0, isUndrawn: false }] }
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

it('a third path of the own major or a step up is shown however far', () => {
  expect(shownOf({ fit: 80, way: 'own' }, { fit: 70, way: 'own' }, { fit: 55, way: 'own' })).toEqual([
    80, 70, 55,
  ])
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 52, reach: 8 })).toEqual([80, 78, 60])
})
