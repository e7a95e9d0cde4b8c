import { describe, expect, test } from 'vitest'
import { CORE_FACET_IDS, EDUCATION, EXPERIENCE, FIELD_IDS, LOCALES } from '../vocabulary.ts'
import { AREA_IDS } from '../wants/areas.ts'
import { VALUE_IDS } from '../wants/values.ts'
import { CAREERS_1 } from './career-rules.ts'
import { findBroken, findChanged, findContradictions, findUnearned } from './find-broken.ts'
import { INVENTED_PEOPLE } from './invented-people.ts'
import { listSentences } from './list-sentences.ts'
import { matchPerson, matchWithoutWants, scorePerson, sumUpPerson } from './match-person.ts'
import { orderByWants } from './order-by-wants.ts'
import { sayCareers } from './say-careers.ts'

test('thirty people of every field, level of education and length of experience, each told of in every language', () => {
  const distinct = <Value>(values: readonly Value[]) => new Set(values).size
  expect(distinct(INVENTED_PEOPLE.map(({ id }) => id))).toBe(30)
  expect(new Set(INVENTED_PEOPLE.map(({ field }) => field))).toEqual(new Set(FIELD_IDS))
  const years = Object.values(EXPERIENCE).map(each => each.years)
  expect(new Set(INVENTED_PEOPLE.map(({ background }) => background.years))).toEqual(new Set(years))
  expect(distinct(INVENTED_PEOPLE.map(({ background }) => background.education))).toBeGreaterThanOrEqual(
    Object.keys(EDUCATION).length - 1,
  )
  for (const { who } of INVENTED_PEOPLE) for (const locale of LOCALES) expect(who[locale]).toMatch(/\.$/)
})

test.each(INVENTED_PEOPLE)('$id answers as the entry says', person => {
  const { facets, quality } = scorePerson(person)
  expect(quality.level).not.toBe('low')
  CORE_FACET_IDS.forEach((id, place) => {
    const index = facets.find(facet => facet.id === id)?.index ?? 0
    expect(Math.abs(index - (person.facets[place] ?? 0)), id).toBeLessThanOrEqual(2.5)
  })
  const { areas, values, missing } = sumUpPerson(person)
  expect(AREA_IDS.map(area => areas?.[area])).toEqual(person.areas)
  expect(VALUE_IDS.toSorted((a, b) => (values?.[b] ?? 0) - (values?.[a] ?? 0))).toEqual(person.values)
  expect(missing).toEqual([])
})

test.each(INVENTED_PEOPLE)('$id reads of nothing that a promise rules out', person => {
  const without = matchWithoutWants(person)
  const match = orderByWants(CAREERS_1, without, sumUpPerson(person))
  expect([
    ...findBroken(match, person.background),
    ...findContradictions(match, without),
    ...findChanged(match, without),
    ...findUnearned(match, without),
  ]).toEqual([])
})

test('trades that the questions of the field do not ask about are told of no gap of theirs, and that they were not asked', () => {
  const [farmer] = INVENTED_PEOPLE.filter(({ id }) => id === 'farmer')
  if (!farmer) throw new Error('no farmer')
  const { families } = sayCareers(CAREERS_1, matchPerson(farmer), { otherFields: false })
  for (const { reasons } of families) {
    const said = reasons.map(({ en }) => en)
    expect(said.filter(reason => reason.includes('from the questions on'))).toEqual([])
    expect(said.filter(reason => reason.includes('do not ask about this work'))).toHaveLength(1)
  }
  const [clerk] = INVENTED_PEOPLE.filter(({ field, id }) => field === 'business' && id !== 'farmer')
  if (!clerk) throw new Error('nobody else of the field')
  const others = sayCareers(CAREERS_1, matchPerson(clerk), { otherFields: false }).families
  expect(
    others.flatMap(({ reasons }) => reasons.filter(({ en }) => en.includes('do not ask about'))),
  ).toEqual([])
})

describe.each(LOCALES)('nobody reads a sentence twice, in %s', locale => {
  test.each(INVENTED_PEOPLE)('$id, with other fields and without', person => {
    for (const otherFields of [false, true]) {
      for (const match of [matchPerson(person), matchWithoutWants(person)]) {
        const sentences = listSentences(sayCareers(CAREERS_1, match, { otherFields })).flatMap(words =>
          words[locale].split(/(?<=\.) /),
        )
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
      }
    }
  })
})

test('what each reads of first: a change of a rule or a table shows here whom it moves', () => {
  const first = INVENTED_PEOPLE.map(person => {
    const { families } = sayCareers(CAREERS_1, matchPerson(person), { otherFields: false })
    const named = families.map(({ occupations }) => occupations.map(({ id }) => id).join(' '))
    return `${person.id}: ${named.join(' | ')}`
  })
  expect(first).toMatchInlineSnapshot(`
    [
      "tinkerer: TEC-18 TEC-05 TEC-16 | TEC-03 TEC-01 TEC-06",
      "developer: TEC-01 TEC-12 | TEC-11 TEC-02",
      "physicist: TEC-19 ENG-18 EDU-01 | TEC-11",
      "nurse: HEA-18 | HEA-21",
      "physician: HEA-21 | HEA-23 | HEA-10",
      "school-leaver: HEA-02 HEA-04 HEA-16 | HEA-17 HEA-24 | HEA-08",
      "social-worker: HEA-14 | EDU-12 LEG-18",
      "teacher: EDU-07 | EDU-13 CRE-04 | EDU-09",
      "philosopher: CRE-04 EDU-13 | EDU-01 | EDU-19",
      "hr-clerk: BUS-18 | BUS-02 LEG-09",
      "retired-officer: BUS-19 BUS-04 LOG-10 | BUS-11",
      "farmer: BUS-21 BUS-20 CON-21 | BUS-17",
      "returning-mother: FIN-12 FIN-01 LEG-10 | FIN-02",
      "accountant: FIN-09 | FIN-01 FIN-11 FIN-12 | FIN-02",
      "petroleum-engineer: ENG-20 | ENG-23",
      "plant-technician: ENG-09 ENG-14 ENG-17 | ENG-01",
      "designer: CRE-19 CRE-12 TEC-13",
      "linguist: CRE-08 CRE-04 EDU-13",
      "dressmaker: CRE-17 | CRE-18",
      "imam: LEG-18 LEG-09 | EDU-02",
      "law-graduate: LEG-01 LEG-15 | LEG-06 BUS-03 | LEG-12 LEG-10 LEG-02",
      "court-clerk: LEG-13 LEG-03 BUS-07 | LEG-07 LEG-10",
      "car-seller: SAL-16 | SAL-19 SAL-06 BUS-15",
      "call-agent: HEA-24 FIN-16 SAL-18 | BUS-06",
      "truck-driver: LOG-20 LOG-19 CON-15",
      "injured-courier: LOG-03 BUS-13 LOG-05",
      "cook: HOS-06 | HOS-20",
      "receptionist: HOS-21 HEA-24 SAL-18",
      "civil-engineer: CON-19 ENG-21 | CON-14",
      "electrician: CON-20 | CON-09 ENG-14 TEC-16",
    ]
  `)
})
