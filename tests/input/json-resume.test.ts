import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cv, cvDocument, type Said } from '#contract/cv.ts'
import { FLUENCIES } from '#contract/fluency.ts'
import { VALIDATION_MESSAGES } from '#contract/messages.ts'
import { LOCALES, type Locale } from '#engine/languages/index.ts'
import { LIST_NAMES } from '#web/features/cv/draft.ts'
import { mergeResume } from '#web/features/cv/merge-resume.ts'
import { readResume } from '#web/features/cv/read-resume.ts'
import { writeResume } from '#web/features/cv/write-resume.ts'

interface JsonResume {
  readonly schema: object
  validate(file: unknown, done: (errors: readonly unknown[] | null, isValid: boolean) => void): void
}
const require = createRequire(import.meta.url)
const { schema, validate }: JsonResume = require('@jsonresume/schema')
const sample: Record<string, unknown> = require('@jsonresume/schema/sample.resume.json')

const ajv = new Ajv({ allErrors: true })
// A CommonJS module: its function is the default of its default.
;(addFormats as unknown as { default: typeof addFormats.default }).default(ajv)
const byAjv = ajv.compile(schema)

/** What two validators that know nothing of each other find wrong. */
function faultsOf(file: unknown): readonly unknown[] {
  const written: unknown = JSON.parse(JSON.stringify(file))
  byAjv(written)
  let own: readonly unknown[] = []
  validate(written, errors => {
    own = errors ?? []
  })
  return [...(byAjv.errors ?? []), ...own]
}

const EMPTY = cvDocument.parse({})

const word = fc.constantFrom(
  ...['محاسبة', 'الأولى', 'Power BI', '"quoted"', '\\', 'C++', '2,000', '٪40', '<b>', '😀', 'é', 'لا إله'],
)
const text = fc.array(word, { maxLength: 4 }).map(words => words.join(' '))
const points = fc.array(text, { maxLength: 3 }).map(lines => lines.join('\n'))
const inBoth = (one: fc.Arbitrary<string>) => fc.record({ ar: one, en: one })
const said = inBoth(text)
const url = fc.constantFrom('', 'example.com', 'https://example.com/مسار?a=ب', 'http://موقع.السعودية/')
const date = fc.constantFrom('', '2014', '2014-07', '2014-07-31')
const span = { start: date, end: fc.constantFrom('', '2019', '2019-02', '2019-12-01') }
const role = fc.record({
  position: said,
  organisation: said,
  place: said,
  ...span,
  url,
  details: inBoth(points),
})
const keywords = inBoth(
  fc
    .array(fc.constantFrom('Excel', 'الإحصاء', 'C++', 'Power BI'), { maxLength: 3 })
    .map(all => all.join(', ')),
)
const list = <Entry>(entry: fc.Arbitrary<Entry>) => fc.array(entry, { maxLength: 3 })
const cvs: fc.Arbitrary<Cv> = fc
  .record({
    name: said,
    headline: said,
    city: said,
    email: fc.constantFrom('', 'noura@example.com'),
    phone: fc.constantFrom('', '+966 55 000 0000'),
    links: list(fc.record({ url: url.filter(each => each !== '') })),
    summary: inBoth(points),
    work: list(role),
    education: list(
      fc.record({
        degree: said,
        area: said,
        institution: said,
        ...span,
        score: fc.constantFrom('', '4.7 / 5'),
        url,
      }),
    ),
    certificates: list(
      fc.record({ name: said, issuer: said, date, licence: fc.constantFrom('', 'AB-12'), url }),
    ),
    skills: list(fc.record({ name: said, keywords })),
    languages: list(fc.record({ name: said, fluency: fc.constantFrom('', ...FLUENCIES) })),
    volunteer: list(role),
    projects: list(fc.record({ name: said, ...span, url, details: inBoth(points) })),
  })
  .map(typed => cvDocument.parse(typed))

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'ar' in value
const hasWords = (entry: object, locale: Locale) =>
  Object.values(entry).some(value => isSaid(value) && value[locale] !== '')

/** A CV as far as it is in one language: the sides of the others empty, without entries that have no words in it. */
function sideOf(cv: Cv, locale: Locale): Cv {
  const only = <Value>(value: Value): Value => {
    if (!isSaid(value)) return value
    return Object.fromEntries(LOCALES.map(each => [each, each === locale ? value[each] : ''])) as Value
  }
  const onlyIn = <Whole extends object>(whole: Whole) =>
    Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, only(value)])) as Whole
  const lists = LIST_NAMES.map(name => {
    const entries: readonly object[] = cv[name]
    return [name, entries.filter(one => name === 'links' || hasWords(one, locale)).map(onlyIn)]
  })
  return { ...onlyIn(cv), ...Object.fromEntries(lists) }
}

/** Keywords as a list: which comma stands between them is the language's. */
const commasAside = (cv: Cv) => JSON.parse(JSON.stringify(cv).replaceAll('، ', ', ')) as Cv

const readBack = (cv: Cv, locale: Locale) => {
  const read = readResume(JSON.parse(JSON.stringify(writeResume(cv, locale))), locale)
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors))
  return read
}

describe.each(LOCALES)('JSON Resume in %s', locale => {
  it('every CV is written as two independent validators accept it', () => {
    fc.assert(
      fc.property(cvs, cv => {
        expect(faultsOf(writeResume(cv, locale))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('what is written and read again has lost nothing of that language, and leaves nothing out', () => {
    fc.assert(
      fc.property(cvs, cv => {
        const { cv: again, leftOut } = readBack(cv, locale)
        expect(commasAside(again)).toEqual(commasAside(sideOf(cv, locale)))
        expect(leftOut).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

it('both files of a CV with words in both languages give the whole CV on a fresh account', () => {
  const full = cvs.map(cv => {
    const lists = LIST_NAMES.map(name => {
      const entries: readonly object[] = cv[name]
      return [name, entries.filter(one => name === 'links' || LOCALES.every(locale => hasWords(one, locale)))]
    })
    return cvDocument.parse({ ...cv, ...Object.fromEntries(lists) })
  })
  fc.assert(
    fc.property(full, cv => {
      const whole = LOCALES.reduce(
        (before, locale) => mergeResume(before, readBack(cv, locale).cv, locale),
        EMPTY,
      )
      expect(commasAside(whole)).toEqual(commasAside(cv))
    }),
    { numRuns: 300 },
  )
})

it('a file in one language leaves the words of the other where they belong, and what was ticked', () => {
  const report = {
    assessmentId: 'a',
    facets: ['LOG'],
    style: [1],
    scores: false,
    total: false,
    verification: true,
  }
  const before = cvDocument.parse({
    name: { ar: 'نورة', en: 'Nora' },
    phone: '055',
    work: [
      { position: { ar: 'محاسبة' }, start: '2019' },
      { position: { ar: 'مديرة', en: 'Manager' }, start: '2021' },
    ],
    report,
  })
  const file = { basics: { name: 'Noura' }, work: [{ position: 'Accountant', startDate: '2019' }] }
  const read = readResume(file, 'en')
  if (read.kind === 'refused') throw new Error('refused')
  expect(mergeResume(before, read.cv, 'en')).toMatchObject({
    name: { ar: 'نورة', en: 'Noura' },
    phone: '055',
    work: [{ position: { ar: 'محاسبة', en: 'Accountant' }, start: '2019' }],
    report,
  })
  // Other words in the language of the file: another job, whose Arabic is not this one's.
  const other = readResume({ work: [{ position: 'Driver', startDate: '2021' }] }, 'en')
  if (other.kind === 'refused') throw new Error('refused')
  expect(mergeResume(before, other.cv, 'en').work[0]?.position).toEqual({ ar: '', en: 'Driver' })
})

it('the sample of the schema is read, and what a CV has no place for is named', () => {
  expect(faultsOf(sample)).toEqual([])
  const read = readResume(sample, 'en')
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors))
  expect(read.cv.name).toEqual({ ar: '', en: 'Richard Hendriks' })
  expect(read.cv.work[0]).toMatchObject({ organisation: { en: 'Pied Piper' }, start: '2013-12-01' })
  expect(read.leftOut).toEqual(
    expect.arrayContaining([
      'awards',
      'publications',
      'references',
      'interests',
      'meta',
      'basics.location.region',
    ]),
  )
  expect(read.leftOut).toContain('work[0].description')
  expect(read.leftOut.filter(path => /\.(name|startDate|highlights|email)$/.test(path))).toEqual([])
})

it('what is null or empty is absent, as many programs write it', () => {
  const read = readResume(
    {
      basics: null,
      work: [{ position: 'Clerk', endDate: '', url: null, summary: null }],
      awards: [],
      volunteer: null,
    },
    'en',
  )
  expect(read).toMatchObject({ kind: 'read', leftOut: [], cv: { work: [{ end: '', url: '' }] } })
})

it('levels of other programs are known; one that is not is named', () => {
  const languages = ['Native speaker', 'Professional working proficiency', 'مبتدئ', 'Klingon level'].map(
    fluency => ({ language: 'x', fluency }),
  )
  const read = readResume({ languages }, 'en')
  if (read.kind === 'refused') throw new Error('refused')
  expect(read.cv.languages.map(({ fluency }) => fluency)).toEqual(['native', 'advanced', 'basic', ''])
  expect(read.leftOut).toEqual(['languages[3].fluency'])
})

it.each<[string, unknown, string, keyof typeof VALIDATION_MESSAGES]>([
  ['a list', [], '', 'invalid_value'],
  ['a word', 'resume', '', 'invalid_value'],
  ['nothing', null, '', 'invalid_value'],
  ['a number for a name', { basics: { name: 5 } }, 'basics.name', 'invalid_value'],
  ['one job that is no list', { work: { name: 'x' } }, 'work', 'invalid_value'],
  ['a job that is a word', { work: ['x'] }, 'work[0]', 'invalid_value'],
  ['a month that there is not', { work: [{ startDate: '2019-13' }] }, 'work[0].start', 'month_invalid'],
  ['a date in words', { education: [{ endDate: 'Present' }] }, 'education[0].end', 'month_invalid'],
  ['a script for a link', { basics: { url: 'javascript:alert(1)' } }, 'links[0].url', 'url_invalid'],
  ['too much text', { basics: { summary: 'x'.repeat(1501) } }, 'summary.en', 'text_too_long'],
  ['too many jobs', { work: Array(16).fill({ name: 'x' }) }, 'work', 'list_too_long'],
  ['half an address', { basics: { email: 'noura@' } }, 'email', 'email_invalid'],
])('%s is refused whole, with its place and a sentence', (_, file, path, message) => {
  const read = readResume(file, 'en')
  expect(read).toEqual({ kind: 'refused', errors: [{ path, message }] })
  expect(VALIDATION_MESSAGES[message].ar).not.toBe('')
})

it('a prototype in a file is a name like any other', () => {
  const read = readResume(
    JSON.parse('{"__proto__": {"work": [{"position": "x"}]}, "basics": {"name": "N"}}'),
    'en',
  )
  expect(read).toMatchObject({ kind: 'read', cv: { work: [], name: { en: 'N' } } })
})
