import { expect, test } from 'vitest'
import { EDUCATION, EXPERIENCE, MAJOR_IDS } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { Occupation } from './occupations/occupation.ts'
import { orderByReadiness, rateReadiness } from './rate-readiness.ts'

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
        return (
          (degree === null) !== holds ||
          (isNear && !holds) ||
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

test('the readiest come first, equally ready ones in the order of the table', () => {
  const ordered = orderByReadiness(CAREERS_1, OCCUPATIONS.technology, { education: 1, major: null, years: 0 })
  expect(ordered.map(({ id, readiness }) => `${id} ${readiness}`)).toEqual([
    'TEC-03 open_now',
    'TEC-05 open_now',
    'TEC-08 open_now',
    'TEC-09 open_now',
    ...['01', '02', '04', '06', '07', '10'].map(number => `TEC-${number} qualification_path`),
  ])
})
