import { expect, it } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import type { FitTier } from './fit-tier.ts'
import { orderPaths, type WeightedPath } from './order-paths.ts'
import type { OccupationMatch, Way } from './rate-readiness.ts'

const FAMILIES = ['BUILD', 'ANALYSE', 'MANAGE', 'COORD'] as const

/** Work whose areas speak neither for it nor against it. */
const PLAIN = { area: 'R', isForeign: false, lessDrawn: 0 } as const

interface Given {
  readonly fit: number
  readonly tier?: FitTier
  readonly way?: Way
  readonly reach?: number
  readonly lift?: number
  readonly isForeign?: boolean
  readonly lessDrawn?: number
}

const workOf = (id: string, { way = 'open', reach = 0 }: Given): OccupationMatch => ({
  id,
  ...{
    readiness: 'open_now',
    degree: null,
    years: null,
    licence: null,
    portfolio: false,
    ownBusiness: false,
    studyYears: 0,
  },
  ...{ way, reach },
})

/** Paths of such fits; each has one occupation that lies so. */
function shownOf(...paths: readonly Given[]) {
  const given = paths.map((path, index): WeightedPath<never, OccupationMatch> => {
    const { fit, tier = 'good', lift = 0, isForeign = false, lessDrawn = 0 } = path
    const family = { id: FAMILIES[index], fit, tier } as never
    const occupation = workOf(`TEC-0${index + 1}`, path)
    return { family, works: [{ occupation, aside: false, lift, ...PLAIN, isForeign, lessDrawn }] }
  })
  return orderPaths(CAREERS_1, given)
    .filter(({ isShown }) => isShown)
    .map(({ place }) => place)
}

it('a third path at the own level is shown only where it is clearly wanted and the first is of no major', () => {
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 74, lift: 3 })).toEqual([80, 78])
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 67, lift: 4 })).toEqual([80, 78, 71])
  expect(shownOf({ fit: 80, way: 'own' }, { fit: 78 }, { fit: 67, lift: 4 })).toEqual([80, 78])
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 67, lift: 4, lessDrawn: 2 })).toEqual([80, 78])
  // The second may be as far as a path may be at all.
  expect(shownOf({ fit: 80 }, { fit: 57 })).toEqual([80, 57])
})

it('a path that is only possible is not shown clearly behind the first, unless it is of the own major and wanted', () => {
  expect(shownOf({ fit: 76, tier: 'strong' }, { fit: 63, tier: 'possible' })).toEqual([76])
  expect(shownOf({ fit: 76, tier: 'strong' }, { fit: 64, tier: 'possible' })).toEqual([76, 64])
  const own = { fit: 72, way: 'own' } as const
  expect(shownOf(own, { fit: 63, tier: 'possible', way: 'own' })).toEqual([72])
  expect(shownOf(own, { fit: 64, tier: 'possible', way: 'own' })).toEqual([72, 64])
  expect(shownOf(own, { fit: 55, tier: 'possible', way: 'own', lift: 4 })).toEqual([72, 59])
})

it('the step up comes first where it is good, clearly wanted and parted by no more than a standard error', () => {
  const lead = { fit: 66, reach: 8, lift: 4 } as const
  expect(shownOf({ fit: 86 }, lead)).toEqual([78, 86])
  expect(shownOf({ fit: 87 }, lead)).toEqual([87, 78])
  expect(shownOf({ fit: 86 }, { ...lead, tier: 'possible' })).toEqual([86, 78])
  expect(shownOf({ fit: 86, way: 'own' }, lead)).toEqual([86, 78])
})

it('beside the first, work at the own level and leading start from something that draws', () => {
  expect(shownOf({ fit: 80 }, { fit: 78, isForeign: true })).toEqual([80])
  expect(shownOf({ fit: 80, way: 'own' }, { fit: 78, way: 'own', isForeign: true })).toEqual([80, 78])
  const leading = { fit: 70, way: 'own', reach: 8 } as const
  expect(
    shownOf({ fit: 80, way: 'trade' }, { fit: 50, tier: 'explore' }, { ...leading, isForeign: true }),
  ).toEqual([80])
  expect(shownOf({ fit: 80, way: 'trade' }, { fit: 50, tier: 'explore' }, leading)).toEqual([80, 78])
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
  expect(shownOf({ fit: 80 }, { fit: 75, lift: 4 }, { fit: 52, reach: 8 })).toEqual([80, 79, 60])
  // The step up stands before what is only near.
  expect(shownOf({ fit: 80 }, { fit: 78 }, { fit: 52, reach: 8 })).toEqual([80, 60])
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
    ...PLAIN,
    ...weighed,
  }))
  const [path] = orderPaths(CAREERS_1, [{ family: { id: 'BUILD', fit: 80, tier: 'strong' }, works }])
  expect(path?.works.map(({ occupation }) => occupation.id)).toEqual(['TEC-03', 'TEC-01', 'TEC-02', 'TEC-04'])
})

/** Which occupations of one path are named, in their order. */
function namedOf(...given: readonly (Partial<OccupationMatch> & { area?: 'R' | 'A'; lift?: number })[]) {
  const works = given.map(({ area = 'R', lift = 0, ...own }, place) => ({
    occupation: { ...workOf(`TEC-0${place + 1}`, { fit: 80 }), ...own },
    ...{ ...PLAIN, aside: false, area, lift },
  }))
  const [path] = orderPaths(CAREERS_1, [{ family: { id: 'BUILD', fit: 80, tier: 'strong' }, works }])
  return path?.works
    .slice(0, path.named)
    .map(({ occupation }) => occupation.id.at(-1))
    .join(' ')
}

it('beside work of the own major none is named that is not, and without one none of another kind', () => {
  expect(namedOf({ way: 'trade' }, { way: 'own' }, {})).toBe('1 2')
  expect(namedOf({}, {}, { area: 'A' })).toBe('1 2')
  expect(namedOf({ lift: 6 }, {})).toBe('1')
  expect(namedOf({ way: 'trade', lift: 10 }, { way: 'trade' })).toBe('1 2')
  expect(namedOf({ way: 'trade', lift: 11 }, { way: 'trade' })).toBe('1')
})

it('what can be begun at once comes before what takes a licence, which is not named, or experience in place of a degree; one of those that take the same study comes first', () => {
  const degree = { level: 1, majors: [] } as const
  expect(namedOf({ readiness: 'short_step', licence: 'property' }, {})).toBe('2')
  expect(namedOf({ readiness: 'short_step', degree }, { readiness: 'short_step', portfolio: true })).toBe(
    '2 1',
  )
  const studied = { readiness: 'qualification_path', degree, studyYears: 2 } as const
  const other = { ...studied, degree: { level: 2, majors: ['computing'] } } as const
  expect(namedOf(studied, studied, other)).toBe('1 3 2')
})
