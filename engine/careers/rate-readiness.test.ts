import { expect, test } from 'vitest'
import { MAJOR_IDS } from '../majors.ts'
import { EDUCATION, EXPERIENCE } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { Occupation } from './occupations/occupation.ts'
import { type Background, rateReadiness } from './rate-readiness.ts'

const [software] = OCCUPATIONS.technology as readonly [Occupation]

test.each([
  // needs [education, years, major, licence], has [education, years, major]
  [[2, 0, null, null], [2, 0, null], 'open_now'],
  [[2, 0, null, null], [4, 10, 'nursing'], 'open_now'],
  [[2, 0, null, null], [1, 10, null], 'qualification_path'],
  [[2, 0, null, 'securities'], [2, 10, null], 'short_step'],
  [[2, 0, null, 'securities'], [1, 10, null], 'qualification_path'],
  [[2, 5, null, null], [2, 3, null], 'short_step'],
  [[2, 5, null, null], [2, 1, null], 'qualification_path'],
  [[2, 5, null, null], [2, 6, null], 'open_now'],
  [[0, 2, null, null], [0, 0, null], 'short_step'],
  [[0, 3, null, null], [0, 0, null], 'qualification_path'],
  [[0, 2, null, 'driving'], [0, 0, null], 'short_step'],
  [[2, 0, 'medicine', 'health'], [4, 10, null], 'qualification_path'],
  [[2, 0, 'medicine', 'health'], [4, 10, 'nursing'], 'qualification_path'],
  [[2, 0, 'medicine', 'health'], [1, 10, 'medicine'], 'qualification_path'],
  [[2, 0, 'medicine', 'health'], [2, 0, 'medicine'], 'short_step'],
  [[2, 0, 'mathematics', null], [2, 0, 'mathematics'], 'open_now'],
] as const)('an occupation that asks for %j is to one with %j %s', (needs, has, readiness) => {
  const [education, years, major, licence] = needs
  const { majors: _, licence: __, ...unbound } = software
  const occupation: Occupation = {
    ...unbound,
    ...{ education, years },
    ...(major ? { majors: [major] } : {}),
    ...(licence ? { licence } : {}),
  }
  const [level, worked, studied] = has
  const match = rateReadiness(CAREERS_1, occupation, { education: level, major: studied, years: worked })
  const isQualified = level >= education && (major === null || studied === major)
  expect(match).toEqual({
    id: 'TEC-01',
    readiness,
    degree: isQualified ? null : { level: education, majors: major ? [major] : [] },
    years: worked < years ? years : null,
    licence,
    portfolio: false,
    ownBusiness: null,
    studyYears: expect.any(Number),
    way: expect.any(String),
    reach: expect.any(Number),
  })
})

const LEVELS = Object.values(EDUCATION).map(({ level }) => level)
const YEARS = Object.values(EXPERIENCE).map(({ years }) => years)
const BACKGROUNDS = LEVELS.flatMap(education =>
  [null, ...MAJOR_IDS].flatMap(major => YEARS.map(years => ({ education, major, years }))),
)

test('whoever asks: no bound occupation is near without its degree, and no licensed one is open', () => {
  const wrong = Object.values(OCCUPATIONS)
    .flat()
    .flatMap(occupation => {
      const allowed: readonly (string | null)[] = occupation.majors ?? [null, ...MAJOR_IDS]
      return BACKGROUNDS.filter(background => {
        const { readiness, degree } = rateReadiness(CAREERS_1, occupation, background)
        const holds = background.education >= occupation.education && allowed.includes(background.major)
        const isNear = readiness !== 'qualification_path'
        // A diploma of any kind, for unlicensed work that one learns by leading, coordinating or selling, or shows finished.
        const isLearnt =
          occupation.education === 1 &&
          !occupation.majors &&
          !occupation.licence &&
          ((['MANAGE', 'COORD', 'SELL'].includes(occupation.family) && background.years >= 6) ||
            (occupation.portfolio === true && background.years >= 3))
        return (
          (degree === null) !== holds ||
          (isNear && !holds && !(isLearnt && readiness === 'short_step')) ||
          (occupation.licence && readiness === 'open_now')
        )
      }).map(background => ({ id: occupation.id, ...background }))
    })
  expect(wrong).toEqual([])
})

test.each([
  ['HEA-01', 'health', 'medicine'],
  ['HEA-02', 'health', 'nursing'],
  ['HEA-03', 'health', 'pharmacy'],
  ['HEA-05', 'health', 'dentistry'],
  ['LEG-01', 'law', 'law'],
  ['LEG-05', 'judiciary', 'sharia'],
  ['ENG-01', 'engineering', 'mechanical_engineering'],
  ['CON-02', 'engineering', 'architecture'],
  ['FIN-01', 'accounting', 'accounting'],
  ['LOG-07', 'aviation', 'aviation'],
] as const)('%s takes the licence %s and a degree in %s', (id, licence, major) => {
  const occupation = Object.values(OCCUPATIONS)
    .flat()
    .find(({ id: own }) => own === id)
  expect(occupation).toMatchObject({ licence, majors: expect.arrayContaining([major]) })
})

const TABLE = new Map(
  Object.values(OCCUPATIONS)
    .flat()
    .map(occupation => [occupation.id, occupation] as const),
)
const rated = (id: string, background: Background) => {
  const occupation = TABLE.get(id)
  if (!occupation) throw new Error(id)
  return rateReadiness(CAREERS_1, occupation, background)
}
const NURSE = { education: 2, major: 'nursing', years: 6 } as const

test.each([
  // What it is to whom: the trade of the major, another that it opens, own level, another profession, below by one step and by two.
  ['HEA-02', NURSE, 'trade'],
  ['HEA-21', NURSE, 'own'],
  ['HEA-10', NURSE, 'open'],
  ['HEA-05', NURSE, 'new_degree'],
  ['HEA-17', NURSE, 'far_below'],
  // Any degree opens it, and some majors usually lead to it.
  ['LEG-18', { education: 2, major: 'sharia', years: 0 }, 'trade'],
  ['LEG-18', { education: 2, major: 'psychology', years: 0 }, 'own'],
  ['LEG-18', { education: 2, major: 'accounting', years: 0 }, 'open'],
  // A technician's diploma opens no cockpit.
  ['LOG-12', { education: 1, major: 'aircraft_maintenance', years: 0 }, 'trade'],
  ['LOG-11', { education: 1, major: 'aircraft_maintenance', years: 0 }, 'new_degree'],
  ['CRE-03', { education: 2, major: 'other', years: 3 }, 'below'],
  ['TEC-03', { education: 3, major: 'mathematics', years: 3 }, 'below'],
  // A school leaver is at the start; after three years of work a degree of four is another profession.
  ['ENG-01', { education: 0, major: null, years: 1 }, 'open'],
  ['ENG-01', { education: 0, major: null, years: 3 }, 'new_degree'],
  ['CON-07', { education: 0, major: null, years: 3 }, 'open'],
  // Work that asks for neither certificate nor years is below long experience, in services or without skill.
  ['LOG-14', { education: 0, major: null, years: 3 }, 'open'],
  ['LOG-14', { education: 0, major: null, years: 6 }, 'below'],
  ['LOG-08', { education: 0, major: null, years: 10 }, 'open'],
] as const)('%s is to %j %s', (id, background, way) => {
  expect(rated(id, background).way).toBe(way)
})

test.each([
  // Years of study still to come: what was studied counts where it leads on.
  ['CON-07', { education: 0, major: null, years: 0 }, 2],
  ['CRE-02', { education: 0, major: null, years: 0 }, 4],
  ['CRE-02', { education: 1, major: 'other', years: 0 }, 2],
  ['HEA-19', { education: 1, major: 'laboratory', years: 3 }, 2],
  ['HEA-05', { education: 1, major: 'laboratory', years: 3 }, 7],
  ['HEA-03', NURSE, 6],
  ['LEG-01', NURSE, 4],
  ['EDU-01', NURSE, 5],
  ['EDU-01', { education: 3, major: 'other', years: 10 }, 3],
  ['HEA-02', NURSE, 0],
] as const)('%s takes somebody with %j %i years of study', (id, background, years) => {
  expect(rated(id, background).studyYears).toBe(years)
})

test('a missing year counts two points, one at the start; leading work counts eight after long experience', () => {
  const leaver = { education: 0, major: null, years: 0 } as const
  expect(rated('CRE-03', leaver).reach).toBe(-3)
  expect(rated('CRE-03', { ...leaver, years: 3 }).reach).toBe(-4)
  expect(rated('BUS-11', { education: 2, major: null, years: 1 }).reach).toBe(-2)
  expect(rated('HEA-10', NURSE).reach).toBe(8)
  expect(rated('HEA-10', { ...NURSE, years: 3 }).reach).toBe(-4)
})

test('a degree that experience stands in for, work to show and a major that is not the usual one count as a year each', () => {
  const owner = { education: 0, major: null, years: 10 } as const
  expect(rated('SAL-06', owner).reach).toBe(8)
  expect(rated('SAL-09', owner).reach).toBe(6)
  expect(rated('CRE-12', { ...owner, years: 3 })).toMatchObject({ readiness: 'short_step', reach: -4 })
  const graduate = { education: 2, years: 0 } as const
  expect(rated('LEG-10', { ...graduate, major: 'law' }).reach).toBe(0)
  expect(rated('LEG-10', { ...graduate, major: 'science' }).reach).toBe(-2)
})

test('finished work to show is nobody’s trade by major', () => {
  expect(rated('CRE-04', { education: 2, major: 'languages', years: 0 }).way).toBe('own')
})

test('long experience stands in for a diploma of any kind, never for a licence or a major', () => {
  const owner = { education: 0, major: null, years: 10 } as const
  expect(rated('SAL-09', owner)).toMatchObject({
    readiness: 'short_step',
    degree: { level: 1, majors: [] },
    studyYears: 0,
  })
  expect(rated('SAL-09', { ...owner, years: 3 }).readiness).toBe('qualification_path')
  expect(rated('LOG-04', owner).readiness).toBe('qualification_path')
  expect(rated('CON-06', owner).readiness).toBe('qualification_path')
})

test('what is taken by what one has made never suffices by a profile', () => {
  expect(rated('TEC-13', { education: 4, major: 'science', years: 6 })).toMatchObject({
    readiness: 'short_step',
    portfolio: true,
  })
})

test('a business of one’s own never suffices by a profile', () => {
  expect(rated('HOS-20', { education: 0, major: null, years: 6 }).readiness).toBe('short_step')
})

test('an appointment is no short step, whatever the degree', () => {
  const lawyer = { education: 2, major: 'law', years: 10 } as const
  expect(rated('LEG-12', lawyer)).toMatchObject({ readiness: 'qualification_path', way: 'open', reach: -2 })
  expect(rated('LEG-12', { ...lawyer, years: 3 })).toMatchObject({
    readiness: 'qualification_path',
    way: 'own',
  })
  expect(rated('LEG-01', lawyer)).toMatchObject({ readiness: 'short_step', way: 'trade' })
})
