import { expect, test } from 'vitest'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { FieldId } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { INVENTED_PEOPLE } from './invented-people.ts'
import { type CareerMatch, matchCareers } from './match-careers.ts'
import { matchPerson } from './match-person.ts'
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

const saidOf = (field: FieldId, background: Background) =>
  sayCareers(CAREERS_1, matchOf(field, background), { otherFields: false })

test('where a path has room, a door of its family stands in it with its field, what it is near to, and all that is said of work', () => {
  const { families, notes } = saidOf('hospitality', { education: 1, major: 'other', years: 3 })
  const serve = families.find(({ id }) => id === 'SERVE')
  const door = serve?.occupations.find(({ id }) => id === 'HEA-24')
  expect(door?.title).toEqual({
    ar: 'تجربة المريض وخدمات المستفيدين (الرعاية الصحية)',
    en: 'Patient experience and patient services (Healthcare)',
  })
  expect(door?.readinessText.en).toMatch(/^Education suffices/)
  expect(door?.wanted[0]?.ar).toMatch(/^مهنة في مجال آخر قريبة من «.+»\.$/)
  expect(door?.wanted[0]?.en).toMatch(/^In another field, and close to “.+”\.$/)
  expect(serve?.occupations.length).toBeLessThanOrEqual(3)
  expect(notes.map(({ en }) => en).join()).not.toContain('Patient experience')
})

test('a door that draws by all of its areas comes before work of no major that does not', () => {
  const person = INVENTED_PEOPLE.find(({ id }) => id === 'philosopher')
  const said = person && sayCareers(CAREERS_1, matchPerson(person), { otherFields: false })
  const create = said?.families.find(({ id }) => id === 'CREATE')
  expect(create?.occupations.map(({ id }) => id)).toEqual(['CRE-04', 'EDU-13'])
  // What both meet alike is said of the path.
  expect(create?.wanted.map(({ en }) => en).join()).toContain('“Independence”')
  const own = create?.occupations.flatMap(({ wanted }) => wanted.map(({ en }) => en))
  expect(own?.join()).not.toContain('“Independence”')
})

test('a door that no path has room for is named in one sentence', () => {
  const technician = { education: 1, major: 'mechanical_engineering', years: 6 } as const
  const [note] = saidOf('engineering', technician).notes.filter(({ en }) =>
    en.startsWith('Open in another field'),
  )
  expect(note?.ar).toContain(
    'مما يتاح في مجال آخر دون شهادة جديدة (ولم تُقس المعرفة به): «صيانة الطائرات» (اللوجستيات وسلاسل الإمداد، بحكم التخصص، بشرط رخصة الطيران المدني المناسبة من الهيئة العامة للطيران المدني)',
  )
  expect(note?.en).toContain(
    '“Aircraft maintenance” (Logistics; the major opens it; it takes the matching civil aviation licence from the General Authority of Civil Aviation)',
  )
})

test('where fewer than three paths are shown, doors of another family open one of their own, whose fit leaves out what was not measured', () => {
  const { families } = saidOf('healthcare', { education: 2, major: 'social_work', years: 3 })
  const path = families.find(({ id }) => id === 'ADVISE')
  expect(path?.occupations.map(({ id }) => id)).toEqual(['EDU-12', 'LEG-18'])
  expect(path?.occupations[0]?.wanted[0]?.en).toBe('In another field; the major opens it.')
  expect(path?.reasons.at(-1)?.en).toMatch(/^The occupations in this path belong to fields/)
  expect(path?.tier).not.toBe('strong')
  expect(families.length).toBeLessThanOrEqual(3)
})

test('careless answers open no path of their own', () => {
  const social = { education: 2, major: 'social_work', years: 3 } as const
  const match = matchOf('healthcare', social)
  const low = {
    ...match,
    doorFamilies: match.doorFamilies.map(family => ({ ...family, tier: 'explore' as const })),
  }
  const shown = sayCareers(CAREERS_1, low, { otherFields: false }).families
  expect(shown.every(({ reasons }) => !reasons.some(({ en }) => en.includes('of other fields')))).toBe(true)
})
