import { expect, test } from 'vitest'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { FieldId } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { type CareerMatch, matchCareers } from './match-careers.ts'
import type { Background } from './rate-readiness.ts'
import { sayCareers } from './say-careers.ts'

const matchOf = (field: FieldId, background: Background, answer: 1 | 5 = 5): CareerMatch => {
  const answers = sampleAnswers('basic', () => answer)
  const match = matchCareers(CAREERS_1, sampleAttempt('basic', answers), field, background)
  if (!match) throw new Error('The core form has careers.')
  return match
}
const nearOf = (...given: Parameters<typeof matchOf>) =>
  matchOf(...given).neighbours.map(({ occupation: { id }, near }) => `${id} near ${near.join(' ')}`)

test('what is near in other fields is found, with what it is near to', () => {
  const officer = { education: 2, major: 'other', years: 10 } as const
  expect(nearOf('business', officer)).toContain('LOG-10 near BUS-19')
  expect(nearOf('hospitality', { education: 1, major: 'other', years: 3 })).toEqual(
    expect.arrayContaining(['HEA-24 near HOS-01 HOS-21 HOS-18', 'SAL-18 near HOS-01 HOS-21 HOS-18']),
  )
})

test('not without its degree, not below the own level, not what other majors lead to, not where no family is more than to explore', () => {
  const leaver = { education: 0, major: null, years: 3 } as const
  expect(nearOf('hospitality', leaver).join()).not.toContain('HEA-24')
  expect(nearOf('business', { education: 3, major: 'other', years: 10 }).join()).not.toContain('HOS-01')
  const graduate = { education: 2, years: 3 } as const
  expect(nearOf('finance', { ...graduate, major: 'accounting' }).join()).toContain('LEG-10')
  expect(nearOf('finance', { ...graduate, major: 'science' }).join()).not.toContain('LEG-10')
  expect(nearOf('finance', { ...graduate, major: 'accounting' }, 1)).toEqual([])
})

test('a door is said with its field and what it is near to, or that the major opens it', () => {
  const saidOf = (field: FieldId, background: Background) =>
    sayCareers(CAREERS_1, matchOf(field, background), { otherFields: false }).notes.filter(({ en }) =>
      en.startsWith('Open in other fields'),
    )
  const [clerk] = saidOf('hospitality', { education: 1, major: 'other', years: 3 })
  expect(clerk?.ar).toMatch(
    /^مما يتاح في مجالات أخرى دون شهادة جديدة.*: «.+» \(الرعاية الصحية، وهو عمل قريب من «.+»\)/,
  )
  expect(clerk?.en).toMatch(
    /^Open in other fields without another degree.*: “.+” \(Healthcare; near to “.+”\)/,
  )
  const [worker] = saidOf('healthcare', { education: 2, major: 'social_work', years: 3 })
  expect(worker?.ar).toContain(
    'وقد يُطلب ترخيص (ولم تُقس المعرفة بهذه المجالات): «التوجيه الطلابي» (التعليم والتدريب، بحكم التخصص)',
  )
  expect(worker?.en).toContain('“School counselling” (Education; the major opens it)')
})

test('where a path has room, a door of its family stands in it with its field and all that is said of work', () => {
  const match = matchOf('hospitality', { education: 1, major: 'other', years: 3 })
  const serve = sayCareers(CAREERS_1, match, { otherFields: false }).families.find(({ id }) => id === 'SERVE')
  const door = serve?.occupations.find(({ id }) => id === 'HEA-24')
  expect(door?.title).toEqual({
    ar: 'تجربة المريض وخدمات المستفيدين (الرعاية الصحية)',
    en: 'Patient experience and patient services (Healthcare)',
  })
  expect(door?.readinessText.en).toMatch(/^Education and experience suffice/)
  expect(serve?.occupations.length).toBeLessThanOrEqual(3)
})
