import { expect, test } from 'vitest'
import { EDUCATION, FIELD_IDS, type FieldId } from '../../vocabulary.ts'
import { FAMILY_IDS } from '../families.ts'
import { OCCUPATIONS } from './index.ts'

/** ISCO-08 code and family of every occupation, as the list of the ILO has them. */
const TABLE: Readonly<Record<FieldId, string>> = {
  technology:
    '2512·BUILD 2511·ANALYZE 2513·BUILD 2521·BUILD 2522·OPERATE 2523·BUILD 2529·ANALYZE 2519·CONTROL 3512·SERVE 1330·MANAGE',
  healthcare:
    '2211·CARE 2221·CARE 2262·CONTROL 2264·CARE 2261·CARE 3212·OPERATE 3211·OPERATE 2265·ADVISE 3252·CONTROL 1342·MANAGE',
  education:
    '2310·RESEARCH 2330·TEACH 2341·TEACH 2342·TEACH 2352·TEACH 2320·TEACH 2351·ADVISE 2356·TEACH 2424·TEACH 1345·MANAGE',
  business:
    '2421·ADVISE 2423·ADVISE 2422·ANALYZE 1212·MANAGE 1213·MANAGE 3343·COORD 3341·COORD 3333·SELL 1223·MANAGE 1120·MANAGE',
  finance:
    '2411·CONTROL 2413·ANALYZE 2412·ADVISE 3312·CONTROL 3313·CONTROL 3311·SELL 3321·SELL 2120·ANALYZE 1211·MANAGE 1346·MANAGE',
  engineering:
    '2144·BUILD 2151·BUILD 2141·ANALYZE 2145·BUILD 2143·BUILD 2153·BUILD 2152·BUILD 2149·CONTROL 3115·OPERATE 1321·MANAGE',
  creative:
    '2166·CREATE 2163·CREATE 3432·CREATE 2641·CREATE 2642·CREATE 3431·CREATE 2654·CREATE 2643·CONTROL 2432·ADVISE 1222·MANAGE',
  legal:
    '2611·ADVISE 2619·CONTROL 3411·COORD 3342·COORD 2612·ADVISE 2422·ANALYZE 3354·CONTROL 1349·MANAGE 2423·ADVISE',
  sales:
    '3322·SELL 2433·SELL 2434·SELL 2431·CREATE 5223·SERVE 5222·COORD 5244·SELL 3334·SELL 1420·MANAGE 1221·MANAGE',
  logistics:
    '3323·ADVISE 4321·CONTROL 4323·COORD 3331·COORD 4322·COORD 3351·CONTROL 3154·OPERATE 8332·OPERATE 8344·OPERATE 1324·MANAGE',
  hospitality:
    '4224·SERVE 5113·SERVE 4221·SELL 3332·COORD 5111·SERVE 3434·CREATE 5131·SERVE 5151·COORD 1412·MANAGE 1411·MANAGE',
  construction:
    '2142·BUILD 2161·CREATE 2164·ANALYZE 2165·OPERATE 2149·ANALYZE 3112·CONTROL 3118·OPERATE 3123·COORD 7411·OPERATE 1323·MANAGE',
}

const ALL = FIELD_IDS.flatMap(field => OCCUPATIONS[field])

test.each(FIELD_IDS)('%s has its occupations in their order', field => {
  expect(OCCUPATIONS[field].map(({ isco08, family }) => `${isco08}·${family}`).join(' ')).toBe(TABLE[field])
})

test('there are 119, each with its own id and a title of its own in its field', () => {
  expect(ALL).toHaveLength(119)
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(119)
  for (const field of FIELD_IDS) {
    const own = OCCUPATIONS[field]
    expect(new Set(own.map(({ title }) => title.ar)).size).toBe(own.length)
    expect(new Set(own.map(({ title }) => title.en)).size).toBe(own.length)
  }
})

test('every family is used by some field, and one ISCO code has one title everywhere', () => {
  expect(new Set(ALL.map(({ family }) => family))).toEqual(new Set(FAMILY_IDS))
  const groups = new Map(ALL.map(({ isco08, unitGroup }) => [isco08, unitGroup]))
  for (const { isco08, unitGroup } of ALL) expect(groups.get(isco08)).toBe(unitGroup)
})

test('education is one of the five levels and experience a few years', () => {
  const levels: readonly number[] = Object.values(EDUCATION).map(({ level }) => level)
  for (const { education, years } of ALL) {
    expect(levels).toContain(education)
    expect([0, 1, 2, 3, 5, 10]).toContain(years)
  }
})

test('Arabic words are Arabic and English words are plain ASCII', () => {
  for (const { title, growth, unitGroup } of ALL) {
    for (const words of [title, growth]) {
      expect(words.ar).toMatch(/^[\u0621-\u063A\u0641-\u0652 ()]+$/u)
      expect(words.en).toMatch(/^[A-Z][\x20-\x7E]+$/)
    }
    expect(unitGroup).toMatch(/^[A-Z][\x20-\x7E]+$/)
  }
})
