import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { MAJOR_IDS } from '../majors.ts'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { FIELD_IDS, LOCALES } from '../vocabulary.ts'
import { CONDITION_IDS, type Conditions } from '../wants/areas.ts'
import { readWants, WANT_CHOICES, type WantAnswers } from '../wants/read-wants.ts'
import { sumUpWants, type WantSummary } from '../wants/sum-up-wants.ts'
import { CAREERS_1, type CareerRules } from './career-rules.ts'
import { type CareerMatch, matchCareers } from './match-careers.ts'
import { orderByWants, type WantedMatch } from './order-by-wants.ts'
import { sayCareers } from './say-careers.ts'
import { sayFindings, sayPostponed } from './say-wants.ts'

/** Repeats for equal seeds (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const wantsOf = (answers: WantAnswers): WantSummary => sumUpWants(readWants(answers))

/** Everything answered alike, but what is given. */
const answered = (given: WantAnswers, interest = '3'): WantAnswers => ({
  ...Object.fromEntries(
    [...WANT_CHOICES.keys()].map((id, place) => [
      id,
      /^[RIASEC]\d$/.test(id)
        ? interest
        : id.startsWith('V')
          ? place % 2
            ? 'left'
            : 'right'
          : 'indifferent',
    ]),
  ),
  ...given,
})
const drawnBy = (area: string): WantAnswers =>
  Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`${area}${index + 1}`, '5']))

function matchFor(random: (below: number) => number): CareerMatch {
  const attempt = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => (1 + random(5)) as Value),
  )
  const field = FIELD_IDS[random(FIELD_IDS.length)] ?? 'technology'
  const background = {
    education: random(5) as 0 | 1 | 2 | 3 | 4,
    major: [null, ...MAJOR_IDS][random(MAJOR_IDS.length + 1)] ?? null,
    years: [0, 1, 3, 6, 10][random(5)] ?? 0,
  }
  const match = matchCareers(CAREERS_1, attempt, field, background)
  if (!match) throw new Error('The core form has careers.')
  return match
}

function drawWants(random: (below: number) => number): WantAnswers {
  const answers: Record<string, string> = {}
  const gaps = random(3) === 0
  for (const [id, choices] of WANT_CHOICES) {
    if (gaps && random(4) === 0) continue
    answers[id] = choices[random(choices.length)] ?? ''
  }
  return answers
}

/** Every second occupation, by chance, with other interests and conditions. */
function withOwn(random: (below: number) => number): CareerRules {
  const areas = ['R', 'I', 'A', 'S', 'E', 'C'] as const
  const grade = () => random(3) as 0 | 1 | 2
  const conditions = () =>
    Object.fromEntries(CONDITION_IDS.map(id => [id, grade()])) as Record<string, 0 | 1 | 2>
  const own = CAREERS_1.occupations
  return {
    ...CAREERS_1,
    occupations: Object.fromEntries(
      Object.entries(own).map(([field, list]) => [
        field,
        list.map(occupation =>
          random(2)
            ? occupation
            : {
                ...occupation,
                interests: [areas[random(6)] ?? 'R', areas[random(6)] ?? 'I'] as const,
                conditions: conditions() as Conditions,
              },
        ),
      ]),
    ) as unknown as CareerRules['occupations'],
  }
}

/** What a match says without its order and without what is wanted. */
function stripped({ families, otherFields, field, notes }: CareerMatch | WantedMatch) {
  const plain = (list: CareerMatch['families'] | WantedMatch['families'] | WantedMatch['otherFields']) =>
    [...list]
      .map(({ id, rank, fit, range, tier, met, gaps, occupations }) => ({
        ...{ id, rank, fit, range, tier, met, gaps },
        occupations: occupations
          .map(({ id, readiness, degree, years, licence }) => ({ id, readiness, degree, years, licence }))
          .sort((a, b) => a.id.localeCompare(b.id)),
      }))
      .sort((a, b) => a.id.localeCompare(b.id))
  return JSON.stringify({ field, notes, families: plain(families), otherFields: plain(otherFields as never) })
}

/** Holds 100 people who answered differently, and 200 who want differently: 20,000 pairs. */
const MATCHES = 100
const WANTS = 200

test('over 20,000 people wants change no number, leave no path out, and what is refused stands below what is not', () => {
  const random = seeded(17)
  const tables = [CAREERS_1, withOwn(random)].map(rules => ({ rules, conditionsOf: conditionsIn(rules) }))
  const wants = Array.from({ length: WANTS }, () => wantsOf(drawWants(random)))
  let setAside = 0
  for (let each = 0; each < MATCHES; each++) {
    const match = matchFor(random)
    const before = stripped(match)
    const fits = new Map(match.families.map(({ id, fit, rank }) => [id, `${fit} ${rank}`]))
    for (const [turn, wanted] of wants.entries()) {
      const { rules, conditionsOf } = tables[turn % 2] ?? { rules: CAREERS_1, conditionsOf: new Map() }
      const { families, otherFields, elsewhere, neighbours } = orderByWants(rules, match, wanted)
      if (turn < 5) expect(stripped({ ...match, families, otherFields } as CareerMatch)).toBe(before)
      if (families.length !== fits.size || families.length === 0) expect.fail('A path is left out.')
      for (const { id, fit, rank } of families) {
        if (fits.get(id) !== `${fit} ${rank}`) expect.fail('A number has changed.')
      }
      for (const { occupation } of [...elsewhere, ...neighbours])
        if (isRefused(conditionsOf.get(occupation.id), wanted))
          expect.fail('Refused work of another field is named.')
      for (const [doors, known] of [
        [elsewhere, match.elsewhere] as const,
        [neighbours, match.neighbours] as const,
      ])
        if (doors.some(door => known.every(({ occupation: { id } }) => id !== door.occupation.id)))
          expect.fail('A door is new.')
      for (const list of [families, otherFields]) {
        let below = false
        for (const { id, aside, occupations } of list) {
          if (below && !aside) expect.fail('A path that is set aside stands above one that is not.')
          below = aside
          if (aside) setAside++
          const refused = occupations.every(each => isRefused(conditionsOf.get(each.id), wanted))
          if (refused !== aside) expect.fail(`${id} is refused and not set aside, or the reverse.`)
        }
      }
    }
  }
  expect(setAside).toBeGreaterThan(10_000)
}, 60_000)

/** Written out: a refusal of what is usual, or a must of what is rare (in a large city there is everything). */
function isRefused(conditions: Conditions | undefined, { wishes }: WantSummary): boolean {
  for (const [condition, wish] of wishes) {
    const grade = conditions?.[condition]
    if (wish === 'refuse' && grade === 2) return true
    if (wish === 'must' && grade === 0 && condition !== 'city') return true
  }
  return false
}

const conditionsIn = ({ occupations }: CareerRules) =>
  new Map(Object.values(occupations).flatMap(list => list.map(({ id, conditions }) => [id, conditions])))

const match = matchFor(seeded(3))
const idsOf = ({ families }: Pick<CareerMatch | WantedMatch, 'families'>) => families.map(({ id }) => id)

test('without an answer careers are as they were, and the way to add what is missing is named', () => {
  const ordered = orderByWants(CAREERS_1, match, wantsOf({}))
  expect(idsOf(ordered)).toEqual(idsOf(match))
  expect(ordered.isOrdered).toBe(false)
  const plain = sayCareers(CAREERS_1, match, { otherFields: true })
  const said = sayCareers(CAREERS_1, ordered, { otherFields: true })
  expect({ ...said, wants: null }).toEqual(plain)
  expect(said.wants?.notes.map(({ en }) => en)).toEqual([
    'The questions of “What I want” are not answered yet; paths are ordered by the assessment alone.',
  ])
})

test('interests, values and wishes that do not differ order nothing', () => {
  const ordered = orderByWants(CAREERS_1, match, wantsOf(answered({ V3: 'left', V9: 'left' })))
  expect(ordered.families.every(({ aside }) => !aside)).toBe(true)
})

test('a path that meets what draws somebody rises by at most about one standard error of its fit', () => {
  const drawn = orderByWants(CAREERS_1, match, wantsOf(answered(drawnBy('S'), '2')))
  const lifted = drawn.families.map(({ id }) => id)
  for (const [place, family] of drawn.families.entries()) {
    for (const after of drawn.families.slice(place + 1)) {
      expect(after.fit - family.fit).toBeLessThanOrEqual(2 * (8 + 3 + 3) + 1)
    }
  }
  expect(new Set(lifted)).toEqual(new Set(idsOf(match)))
})

const sales: CareerMatch = (() => {
  const attempt = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 4),
  )
  const found = matchCareers(CAREERS_1, attempt, 'sales', { education: 2, major: null, years: 3 })
  if (!found) throw new Error('The core form has careers.')
  return found
})()

const STEADY = {
  shifts: 0,
  night: 0,
  travel: 0,
  outdoors: 0,
  crowds: 0,
  uncertainIncome: 0,
  city: 0,
} as const

/** Selling, of which all but the given occupations have an income that varies. */
const selling = (steady: readonly string[]): CareerRules => ({
  ...CAREERS_1,
  occupations: {
    ...CAREERS_1.occupations,
    sales: CAREERS_1.occupations.sales.map(each => {
      if (each.family !== 'SELL') return { ...each, conditions: STEADY }
      return { ...each, conditions: { ...STEADY, uncertainIncome: steady.includes(each.id) ? 0 : 2 } }
    }),
  },
})

test('an income that varies is refused: selling stands last, and its sentence says why', () => {
  const ordered = orderByWants(selling([]), sales, wantsOf({ uncertainIncome: 'refuse' }))
  expect(idsOf(sales)).toContain('SELL')
  const last = ordered.families.at(-1)
  expect([last?.id, last?.aside]).toEqual(['SELL', true])
  const said = sayCareers(CAREERS_1, ordered, { otherFields: false })
  const shown = sayCareers(
    CAREERS_1,
    { ...ordered, families: ordered.families.slice(-1).map(family => ({ ...family, isShown: true })) },
    { otherFields: false },
  )
  expect(shown.families[0]?.wanted[0]).toEqual({
    en: 'Usual here: income that varies from month to month; your answers refuse it, so this work stands lower.',
    ar: 'الدخل المتغيّر من شهر إلى شهر أمر معتاد هنا، ومن شروطك ألّا يكون؛ وهذا سبب التأخّر في الترتيب.',
  })
  expect(said.wants?.notes.map(({ en }) => en)).toEqual(
    expect.arrayContaining([expect.stringMatching(/activities are not all answered/)]),
  )
})

test('income that varies is wished for as one that follows results, and one condition is said in the singular', () => {
  const [wished] = sayFindings([{ kind: 'wishedMissing', condition: 'uncertainIncome' }])
  expect(wished).toEqual({
    en: 'You would rather have income that follows results, but it is rare here.',
    ar: 'ارتباط الدخل بالنتائج مما تفضّله إجاباتك، لكنه نادر هنا.',
  })
  const title = { ar: 'التمريض', en: 'Nursing' }
  const said = (conditions: Parameters<typeof sayPostponed>[0]['conditions']) =>
    sayPostponed({ isFirst: false, occupations: ['HEA-02'], conditions }, [title])[0]
  expect(said(['night'])?.ar).toContain('بسبب شرطك بشأن العمل ليلاً')
  expect(said(['night'])?.en).toContain('because of your condition on night work.')
  expect(said(['shifts', 'night'])?.ar).toContain('بسبب شروطك بشأن')
  expect(said(['shifts', 'night'])?.en).toContain(
    'your conditions on work in changing shifts and night work.',
  )
})

test('an occupation whose own conditions differ is judged by these, and keeps its path from being set aside', () => {
  const first = sales.families.find(({ id }) => id === 'SELL')?.occupations.at(-1)
  if (!first) throw new Error('Selling has occupations.')
  const ordered = orderByWants(selling([first.id]), sales, wantsOf({ uncertainIncome: 'refuse' }))
  const path = ordered.families.find(({ id }) => id === 'SELL')
  expect(path?.aside).toBe(false)
  expect(path?.wanted).toEqual([])
  expect(path?.occupations[0]).toMatchObject({ id: first.id, aside: false, wanted: [] })
  for (const other of path?.occupations.slice(1) ?? [])
    expect(other).toMatchObject({ aside: true, wanted: [{ kind: 'refused', condition: 'uncertainIncome' }] })
})

test('a door to another field starts from what draws and meets no refusal, not even sometimes; the trade comes first', () => {
  const attempt = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 5),
  )
  const background = { education: 1, major: 'electrical_engineering', years: 6 } as const
  const found = matchCareers(CAREERS_1, attempt, 'construction', background)
  if (!found) throw new Error('The core form has careers.')
  const doorsOf = (given: WantAnswers) =>
    orderByWants(CAREERS_1, found, wantsOf(answered(given))).neighbours.map(({ occupation: { id } }) => id)
  expect(doorsOf(drawnBy('R'))).toEqual(expect.arrayContaining(['ENG-14', 'TEC-16', 'TEC-17']))
  expect(doorsOf(drawnBy('S'))).toEqual([])
  // Travel happens sometimes in one, is usual in another, and is rare in the third.
  expect(doorsOf({ ...drawnBy('R'), travel: 'refuse' })).toEqual(['TEC-16'])
})

test('where every path is refused all of them stay, and that is said in place of a path to begin with', () => {
  const ordered = orderByWants(CAREERS_1, sales, wantsOf({ shifts: 'must', night: 'must', outdoors: 'must' }))
  expect(ordered.families.length).toBe(sales.families.length)
  expect(ordered.families.every(({ aside }) => aside)).toBe(true)
  const said = sayCareers(CAREERS_1, ordered, { otherFields: false })
  expect(said.notes.map(({ en }) => en).join(' ')).toContain(
    'Every path here holds something that your answers refuse',
  )
})

test('a large city is asked for: no path is rare there', () => {
  const ordered = orderByWants(CAREERS_1, sales, wantsOf({ city: 'must' }))
  expect(ordered.families.some(({ aside }) => aside)).toBe(false)
})

test('whatever is wanted: whole sentences in both languages, none twice of a path, without a word that misleads', () => {
  const random = seeded(5)
  for (let each = 0; each < 300; each++) {
    const ordered = orderByWants(each % 2 ? CAREERS_1 : withOwn(random), match, wantsOf(drawWants(random)))
    const { notes, wants, families, otherFields } = sayCareers(CAREERS_1, ordered, { otherFields: true })
    for (const family of [...families, ...(otherFields?.families ?? [])]) {
      const of = family.occupations.flatMap(({ wanted }) => [[...family.wanted, ...wanted]])
      for (const said of of) expect(new Set(said.map(({ ar }) => ar)).size).toBe(said.length)
    }
    const said = [
      ...(wants?.notes ?? []),
      ...families.flatMap(({ wanted, occupations }) => [
        ...wanted,
        ...occupations.flatMap(({ wanted }) => wanted),
      ]),
    ]
    expect(notes.length).toBeGreaterThan(0)
    for (const sentence of said) {
      for (const locale of LOCALES) {
        expect(sentence[locale]).toMatch(/^\S.*\.$/)
        expect(sentence[locale]).not.toMatch(/ {2}|[{}]|undefined|null|NaN/)
        expect(sentence[locale]).not.toMatch(MISREAD_WORDS[locale])
      }
      expect(sentence.ar).not.toMatch(/[A-Za-z,;?!"'٠-٩]/)
    }
  }
})
