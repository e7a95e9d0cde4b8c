import { expect, test } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { EducationLevel, Occupation } from './occupations/occupation.ts'
import { orderByReadiness, rateReadiness } from './rate-readiness.ts'

const [software] = OCCUPATIONS.technology as readonly [Occupation]

test.each([
  // needs [education, years, licence], has [education, years]
  [[2, 0, false], [2, 0], 'open_now'],
  [[2, 0, false], [4, 10], 'open_now'],
  [[2, 0, false], [1, 10], 'qualification_path'],
  [[2, 0, true], [2, 10], 'short_step'],
  [[2, 0, true], [1, 10], 'qualification_path'],
  [[2, 5, false], [2, 3], 'short_step'],
  [[2, 5, false], [2, 1], 'qualification_path'],
  [[2, 5, false], [2, 6], 'open_now'],
  [[0, 2, false], [0, 0], 'short_step'],
  [[0, 3, false], [0, 0], 'qualification_path'],
  [[0, 2, true], [0, 0], 'short_step'],
] as const)('an occupation that asks for %j is to one with %j %s', (needs, has, readiness) => {
  const [education, years, regulated] = needs
  const match = rateReadiness(
    CAREERS_1,
    { ...software, education, years, regulated },
    { education: has[0] as EducationLevel, years: has[1] },
  )
  expect(match).toEqual({
    id: 'TEC-01',
    readiness,
    education: has[0] < education ? education : null,
    years: has[1] < years ? years : null,
    regulated,
  })
})

test('the readiest come first, equally ready ones in the order of the table', () => {
  const ordered = orderByReadiness(CAREERS_1, OCCUPATIONS.technology, { education: 1, years: 0 })
  expect(ordered.map(({ id, readiness }) => `${id} ${readiness}`)).toEqual([
    'TEC-03 open_now',
    'TEC-05 open_now',
    'TEC-08 open_now',
    'TEC-09 open_now',
    ...['01', '02', '04', '06', '07', '10'].map(number => `TEC-${number} qualification_path`),
  ])
})
