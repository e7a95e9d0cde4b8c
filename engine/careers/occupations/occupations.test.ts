import { expect, test } from 'vitest'
import { EDUCATION, FIELD_IDS, type FieldId } from '../../vocabulary.ts'
import { FAMILY_IDS } from '../families.ts'
import { OCCUPATIONS } from './index.ts'
import { UNIT_GROUPS } from './unit-groups.ts'

/** ISCO-08 code and family of every occupation, as the list of the ILO has them. */
const TABLE: Readonly<Record<FieldId, string>> = {
  technology:
    '2512·BUILD 2511·ANALYZE 2513·BUILD 2521·BUILD 2522·OPERATE 2523·BUILD 2529·ANALYZE 2519·CONTROL 3512·SERVE 1330·MANAGE 2511·ANALYZE 2512·BUILD 2513·CREATE 1330·MANAGE 2522·BUILD 3511·OPERATE 7422·OPERATE 7422·OPERATE 2111·RESEARCH',
  healthcare:
    '2211·CARE 2221·CARE 2262·CARE 2264·CARE 2261·CARE 3212·OPERATE 3211·OPERATE 2265·ADVISE 3252·CONTROL 1342·MANAGE 3258·CARE 2269·CARE 2634·CARE 2635·CARE 2263·ANALYZE 2266·CARE 4226·SERVE 2221·CARE 2131·ANALYZE 2262·CONTROL 2269·CONTROL 3251·CARE 2211·CARE 4229·SERVE',
  education:
    '2310·RESEARCH 2330·TEACH 2341·TEACH 2342·TEACH 2352·TEACH 2320·TEACH 2351·ADVISE 2356·TEACH 2424·TEACH 1345·MANAGE 2330·TEACH 2359·ADVISE 2351·CREATE 2353·TEACH 3422·TEACH 5312·SERVE 2622·COORD 2621·COORD 2351·ANALYZE',
  business:
    '2421·ADVISE 2423·ADVISE 2422·ANALYZE 1212·MANAGE 1213·MANAGE 3343·COORD 3341·COORD 3333·SELL 1223·MANAGE 1120·MANAGE 1219·COORD 4226·SERVE 4110·COORD 4416·CONTROL 1420·MANAGE 4222·SERVE 1311·MANAGE 2424·TEACH 1219·MANAGE 3142·OPERATE 1311·OPERATE',
  finance:
    '2411·CONTROL 2413·ANALYZE 2412·ADVISE 3312·CONTROL 3313·CONTROL 3311·SELL 3321·SELL 2120·ANALYZE 1211·MANAGE 1346·MANAGE 2411·CONTROL 2411·CONTROL 2619·CONTROL 2413·ANALYZE 3315·ANALYZE 4211·SERVE 3315·CONTROL',
  engineering:
    '2144·BUILD 2151·BUILD 2141·ANALYZE 2145·BUILD 2143·BUILD 2153·BUILD 2152·BUILD 2149·CONTROL 3115·OPERATE 1321·MANAGE 2146·BUILD 2146·BUILD 2149·BUILD 7127·OPERATE 7212·OPERATE 3257·CONTROL 3133·OPERATE 2113·RESEARCH 2149·CONTROL 2146·BUILD 2142·BUILD 3115·OPERATE 2149·ANALYZE',
  creative:
    '2166·CREATE 2163·CREATE 3432·CREATE 2641·CREATE 2642·CREATE 3431·CREATE 2654·CREATE 2643·CREATE 2432·ADVISE 1222·MANAGE 2431·CREATE 2432·CREATE 2166·CREATE 3521·CREATE 2656·CREATE 2651·CREATE 7531·CREATE 1439·MANAGE 2166·CREATE',
  legal:
    '2611·ADVISE 2619·CONTROL 3411·COORD 3342·COORD 2612·CONTROL 2422·ANALYZE 3354·CONTROL 1349·MANAGE 2423·ADVISE 2619·CONTROL 2619·COORD 2611·CONTROL 3411·COORD 0210·OPERATE 2619·ADVISE 2411·CONTROL 3355·CONTROL 2635·ADVISE',
  sales:
    '3322·SELL 2433·SELL 2434·SELL 2431·CREATE 5223·SERVE 5222·MANAGE 5244·SELL 3334·SELL 1420·MANAGE 1221·MANAGE 2431·ANALYZE 1420·COORD 5230·SERVE 3322·ADVISE 2431·ANALYZE 5223·SELL 3432·CREATE 4229·SERVE 1221·MANAGE',
  logistics:
    '3323·ANALYZE 4321·CONTROL 4323·COORD 3331·COORD 4322·COORD 3351·CONTROL 3154·OPERATE 8332·OPERATE 8344·OPERATE 1324·MANAGE 3153·OPERATE 7232·OPERATE 8322·OPERATE 9333·OPERATE 2421·ANALYZE 3152·OPERATE 8311·OPERATE 1324·COORD 8331·OPERATE 8332·OPERATE',
  hospitality:
    '4224·SERVE 5113·SERVE 4221·SELL 3332·COORD 5111·SERVE 3434·CREATE 5131·SERVE 5151·COORD 1412·MANAGE 1411·MANAGE 5246·SERVE 5120·OPERATE 3339·COORD 1431·MANAGE 5414·CONTROL 2431·ANALYZE 3257·CONTROL 3341·SERVE 5153·OPERATE 1412·MANAGE 4224·SERVE',
  construction:
    '2142·BUILD 2161·CREATE 2164·ANALYZE 2165·OPERATE 2149·ANALYZE 3112·CONTROL 3118·BUILD 3123·COORD 7411·OPERATE 1323·MANAGE 5411·OPERATE 7126·OPERATE 7115·OPERATE 2149·COORD 8342·OPERATE 2162·CREATE 1219·MANAGE 3112·OPERATE 2142·BUILD 1323·MANAGE 6113·OPERATE',
}

const ALL = FIELD_IDS.flatMap(field => OCCUPATIONS[field])

test.each(FIELD_IDS)('%s has its occupations in their order', field => {
  expect(OCCUPATIONS[field].map(({ isco08, family }) => `${isco08}·${family}`).join(' ')).toBe(TABLE[field])
})

test('there are more than 200, each with its own id, numbered through, and a title of its own in its field', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(200)
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length)
  for (const field of FIELD_IDS) {
    const own = OCCUPATIONS[field]
    const numbers = own.map((_, index) => String(index + 1).padStart(2, '0'))
    expect(own.map(({ id }) => id.slice(4))).toEqual(numbers)
    expect(new Set(own.map(({ title }) => title.ar)).size).toBe(own.length)
    expect(new Set(own.map(({ title }) => title.en)).size).toBe(own.length)
  }
})

test('every family is used by some field, and every unit group of the list by some occupation', () => {
  expect(new Set(ALL.map(({ family }) => family))).toEqual(new Set(FAMILY_IDS))
  expect(new Set(ALL.map(({ isco08 }) => isco08))).toEqual(new Set(Object.keys(UNIT_GROUPS)))
})

test('what was misplaced is not again: pharmacy and translation do not control, the judiciary does not advise', () => {
  const familyOf = (wanted: string) => ALL.find(({ id }) => id === wanted)?.family
  expect([familyOf('HEA-03'), familyOf('CRE-08')]).not.toContain('CONTROL')
  expect(familyOf('LEG-05')).not.toBe('ADVISE')
})

test('education is one of the five levels and experience a few years', () => {
  const levels: readonly number[] = Object.values(EDUCATION).map(({ level }) => level)
  for (const { education, years } of ALL) {
    expect(levels).toContain(education)
    expect([0, 1, 2, 3, 5, 10]).toContain(years)
  }
})

test('two or three areas of interest, each once', () => {
  for (const { id, interests } of ALL) {
    expect(interests.length, id).toBeGreaterThanOrEqual(2)
    expect(new Set(interests).size, id).toBe(interests.length)
  }
})

test('no degree has to be in another major than those that are listed', () => {
  for (const { id, majors } of ALL) expect(majors ?? [], id).not.toContain('other')
})

test('Arabic words are Arabic and English words are plain ASCII', () => {
  for (const { title, growth } of ALL) {
    for (const words of [title, growth]) {
      expect(words.ar).toMatch(/^[\u0621-\u063A\u0641-\u0652 ()،]+$/u)
      expect(words.en).toMatch(/^[A-Z][\x20-\x7E]+$/)
    }
  }
  for (const title of Object.values(UNIT_GROUPS)) expect(title).toMatch(/^[A-Z][\x20-\x7E]+$/)
})
