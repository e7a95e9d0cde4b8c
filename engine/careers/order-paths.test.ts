import { expect, it } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import type { FitTier } from './fit-tier.ts'
import type { Register } from './occupations/occupation.ts'
import { orderPaths, type WeightedPath } from './order-paths.ts'
import type { OccupationMatch, Way } from './rate-readiness.ts'

const FAMILIES = ['BUILD', 'ANALYSE', 'MANAGE', 'COORD'] as const

/** Work whose areas speak neither for it nor against it. */
const PLAIN = { area: 'R', isForeign: false, lessDrawn: 0, isUneasy: false } as const

interface Given {
  readonly fit: number
  readonly tier?: FitTier
  readonly way?: Way
  readonly reach?: number
  readonly lift?: number
  readonly isForeign?: boolean
  readonly lessDrawn?: number
  readonly isUneasy?: boolean
  readonly ownBusiness?: Register | null
  readonly studyYears?: number
}

const workOf = (
  id: string,
  { way = 'open', reach = 0, ownBusiness = null, studyYears = 0 }: Given,
): OccupationMatch => ({
  id,
  ...{
    readiness: 'open_now',
    degree: null,
    years: null,
    licence: null,
    portfolio: false,
  },
  ...{ way, reach, ownBusiness, studyYears },
})

/** Paths of such fits; each has one occupation that lies so. */
const shownOf = (...paths: readonly Given[]) => placesOf(false, paths)
const shownAtStart = (...paths: readonly Given[]) => placesOf(true, paths)

function placesOf(isAtStart: boolean, paths: readonly Given[]) {
  const given = paths.map((path, index): WeightedPath<never, OccupationMatch> => {
    const { fit, tier = 'good', lift = 0, isForeign = false, lessDrawn = 0, isUneasy = false } = path
    const family = { id: FAMILIES[index], fit, tier } as never
    const occupation = workOf(`TEC-0${index + 1}`, path)
    return { family, works: [{ occupation, aside: false, lift, ...PLAIN, isForeign, lessDrawn, isUneasy }] }
  })
  return orderPaths(CAREERS_1, given, isAtStart)
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

it('behind the first, a trade that meets a refusal sometimes comes after work of the own major that meets none', () => {
  const first = { fit: 72, way: 'trade' } as const
  const trade = { fit: 74, way: 'trade', isUneasy: true } as const
  expect(shownOf({ fit: 80, way: 'trade' }, trade, { fit: 70, way: 'own' })).toEqual([80, 70, 74])
  expect(shownOf({ fit: 80, way: 'trade' }, { ...trade, isUneasy: false }, { ...first, way: 'own' })).toEqual(
    [80, 74, 72],
  )
})

it('the step up comes first where it is good, clearly wanted and parted by no more than a standard error', () => {
  const lead = { fit: 66, reach: 8, lift: 4 } as const
  expect(shownOf({ fit: 86 }, lead)).toEqual([78, 86])
  expect(shownOf({ fit: 87 }, lead)).toEqual([87, 78])
  expect(shownOf({ fit: 86 }, { ...lead, tier: 'possible' })).toEqual([86, 78])
  expect(shownOf({ fit: 86, way: 'own' }, lead)).toEqual([86, 78])
})

it('a business of the own trade comes first where it is clearly wanted more and parted by no more than a standard error', () => {
  const firm = { fit: 60, tier: 'possible', reach: 8, lift: 8, ownBusiness: 'commercial' } as const
  const trade = { fit: 80, way: 'trade', lift: 4 } as const
  expect(shownOf(trade, firm)).toEqual([76, 84])
  expect(shownOf({ ...trade, fit: 81 }, firm)).toEqual([85, 76])
  expect(shownOf({ ...trade, lift: 4.1 }, firm)).toEqual([84.1, 76])
  expect(shownOf(trade, { ...firm, ownBusiness: null })).toEqual([84, 76])
})

it('work of the own major that meets no refusal comes before a trade that meets one sometimes, a standard error apart at most', () => {
  const uneasy = { fit: 80, way: 'trade', isUneasy: true } as const
  expect(shownOf(uneasy, { fit: 72, way: 'own' })).toEqual([72, 80])
  expect(shownOf(uneasy, { fit: 71, way: 'own' })).toEqual([80, 71])
  expect(shownOf(uneasy, { fit: 78 })).toEqual([80, 78])
  expect(shownOf(uneasy, { fit: 78, way: 'own', isUneasy: true })).toEqual([80, 78])
  // Beside the first, of two of one group the one without comes first.
  const own = { fit: 78, way: 'own' } as const
  expect(
    shownOf({ fit: 80, way: 'trade' }, { ...own, isUneasy: true, lift: -1 }, { fit: 75, way: 'own' }),
  ).toEqual([80, 75])
})

it('at the start what draws by all of its areas but one comes first, if it is more than to explore', () => {
  const desk = { fit: 75, lift: 6, lessDrawn: 2 } as const
  const studied = { fit: 60, tier: 'possible', lift: 9, lessDrawn: 1, studyYears: 5 } as const
  expect(shownAtStart(desk, studied)).toEqual([69, 81])
  expect(shownOf(desk, studied)).toEqual([81])
  expect(shownAtStart(desk, { ...studied, lift: 6 })).toEqual([81])
  expect(shownAtStart(desk, { ...studied, tier: 'explore' })).toEqual([81])
  expect(shownAtStart({ ...desk, lessDrawn: 1 }, studied)).toEqual([81])
  // Beside it, another that takes study and draws.
  const other = { ...studied, fit: 58, lift: 7 } as const
  expect(shownAtStart(desk, studied, other)).toEqual([69, 81, 65])
  expect(shownAtStart(desk, studied, { ...other, lift: 3 })).toEqual([69, 81])
  expect(shownOf(desk, studied, other)).toEqual([81])
})

it('beside a second path that takes study, a third that takes none is shown where it is good and draws', () => {
  const studied = { fit: 78, studyYears: 5 } as const
  const begun = { fit: 70, lift: 1, lessDrawn: 2 } as const
  expect(shownOf({ fit: 80 }, studied, begun)).toEqual([80, 78, 71])
  expect(shownOf({ fit: 80 }, studied, { ...begun, tier: 'possible' })).toEqual([80, 78])
  expect(shownOf({ fit: 80 }, { fit: 78 }, begun)).toEqual([80, 78])
})

it('where no trade of a path draws, work of the own major that does comes first if it has as many points', () => {
  const path = (trade: object, own: object) => {
    const works = [trade, own].map((weighed, place) => ({
      occupation: workOf(`TEC-0${place + 1}`, { fit: 80, way: place === 0 ? 'trade' : 'own' }),
      ...{ ...PLAIN, aside: false, lift: 0, ...weighed },
    }))
    const [ordered] = orderPaths(CAREERS_1, [{ family: { id: 'BUILD', fit: 80, tier: 'strong' }, works }])
    return [ordered?.works[0]?.occupation.id, ordered?.group]
  }
  // The path stays that of the trade.
  expect(path({ isForeign: true }, {})).toEqual(['TEC-02', 0])
  expect(path({}, {})).toEqual(['TEC-01', 0])
  expect(path({ isForeign: true, lift: 1 }, {})).toEqual(['TEC-01', 0])
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
