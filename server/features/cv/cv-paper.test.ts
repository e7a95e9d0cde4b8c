import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cv, cvDocument } from '#contract/cv.ts'
import { FLUENCY } from '#contract/fluency.ts'
import { besideLocale, LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { printable } from '#server/features/paper/set-text.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { INVENTED_CV } from '../../../scripts/demo/invented-cv.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../../../tests/support/accounts.ts'
import { comparable, readPdf, searchable } from '../../../tests/support/pdf-text.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'
import { composeCv } from './compose-cv.ts'
import { CV_WORDS } from './cv-words.ts'
import { saySpan } from './say-span.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

const CV = cvDocument.parse(INVENTED_CV)

async function paper(person: Browser, locale: Locale) {
  const response = await world.api.request(`/api/cv/pdf?lang=${locale}`, {
    headers: { cookie: person.cookieHeader() },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="wijha-cv-${locale}.pdf"`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, ...(await readPdf(bytes)) }
}

const saved = async (person: Browser, cv: Cv, revision: string | null = null) =>
  (await person.call('PUT', '/api/cv', { revision, cv })).json.revision as string

/** All strings of a document, in no language and in one. */
function typedIn(value: unknown, locale: Locale): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    LOCALES.some(other => other === key && other !== locale) ? [] : typedIn(inner, locale),
  )
}

/** What may stand in a CV beside what was typed or ticked: headings, labels, dates in words. */
function closedList(cv: Cv, locale: Locale): readonly string[] {
  const words = CV_WORDS[locale]
  const { work, education, volunteer, projects, certificates } = cv
  return [
    ...Object.entries(words.sections).flatMap(([id, title]) =>
      id === 'report' && !cv.report ? [] : [title],
    ),
    ...[...work, ...education, ...volunteer, ...projects].map(span => saySpan(span, locale)),
    ...certificates.map(({ date }) => saySpan({ start: date, end: date }, locale)),
    ...cv.languages.flatMap(({ fluency }) => (fluency === '' ? [] : [FLUENCY[fluency][locale]])),
    ...[words.score, words.licence, words.title, LANGUAGES[locale].comma],
  ]
}

/** Letters and digits alone: a bracket is drawn as its other half where it is read from right to left. */
const lettersOf = (text: string) => comparable(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Words of a paper that nobody typed or ticked, and that the closed list does not hold. */
function strangers(pages: readonly string[], allowed: readonly string[]): readonly string[] {
  const whole = allowed.map(text => lettersOf(printable(text))).join(' ')
  const words = searchable(pages.join(' ')).split(/[\s:،,•.…]+/)
  return words.filter(word => !whole.includes(lettersOf(word)))
}

/** Letters that a paper has more often than all that was typed and the closed list together. */
function tooMany(pages: readonly string[], allowed: readonly string[]): readonly string[] {
  const left = [...lettersOf(allowed.map(printable).join(''))].sort()
  const shown = [...lettersOf(pages.join(''))].sort()
  return shown.filter(letter => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

describe.each(LOCALES)('in %s', locale => {
  it('a CV holds what was typed in that language, in order, and no word of another', async () => {
    const person = await world.registered()
    await saved(person, CV)
    const { pages, title, language, isTagged } = await paper(person, locale)
    expect([pages.length <= 2, language, isTagged]).toEqual([true, locale, true])
    expect(title).toBe(`${CV_WORDS[locale].title}: ${CV.name[locale]}`)
    const whole = searchable(pages.join('\n'))
    const { email, phone, headline, summary, work, education, skills, projects } = CV
    const inOrder = [
      ...[headline[locale], CV.city[locale], phone, email, 'linkedin.com/in/noura-example', summary[locale]],
      ...work.flatMap(one => [
        one.position[locale],
        one.organisation[locale],
        saySpan(one, locale),
        ...one.details[locale].split('\n').map(point => point.replace(/^[•-] /, '')),
      ]),
      ...education.flatMap(one => [one.degree[locale], one.area[locale], saySpan(one, locale), one.score]),
      ...['AB-12345', skills[0]?.name[locale] ?? '', FLUENCY.native[locale]],
      ...projects.map(({ name }) => name[locale]),
    ].filter(text => text !== '')
    const places = inOrder.map(text => whole.indexOf(searchable(text)))
    expect(inOrder.filter((_, index) => places[index] === -1)).toEqual([])
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(strangers(pages, [...typedIn(CV, locale), ...closedList(CV, locale)])).toEqual([])
    const foreign = comparable(CV.headline[besideLocale(locale)])
    expect(comparable(whole)).not.toContain(foreign)
  })

  it('what has words in the other language alone is left out, with its dates and its heading', async () => {
    const person = await world.registered()
    const other = besideLocale(locale)
    const half = cvDocument.parse({
      name: CV.name,
      work: [
        { position: { [other]: CV.work[0]?.position[other] }, start: '1999', url: 'https://example.com/x' },
      ],
      skills: [{ name: { [locale]: CV.skills[0]?.name[locale] } }],
    })
    await saved(person, half)
    const whole = searchable((await paper(person, locale)).pages.join(' '))
    expect(whole).toContain(searchable(CV.skills[0]?.name[locale] ?? ''))
    expect(whole).not.toMatch(/1999|example\.com/)
    expect(whole).not.toContain(searchable(CV_WORDS[locale].sections.work))
  })

  it('whatever is typed, the paper is made and says nothing of its own', async () => {
    const person = await world.registered()
    let revision: string | null = null
    const letters = fc.constantFrom(
      ...[
        'محاسبة',
        'Power BI',
        'الأولى',
        '#read("/etc/passwd")',
        '*b* $x$',
        '<script>',
        '2,000',
        '(A/B)',
        'شركة Acme للإبداع',
        'x'.repeat(90),
        '\\u{41}',
        '٪40',
        'العمل: Excel، Word',
      ],
    )
    const text = fc.array(letters, { maxLength: 6 }).map(parts => parts.join(' ').slice(0, 120))
    const said = fc.record({ ar: text, en: text })
    const roles = fc.array(
      fc.record({
        position: said,
        organisation: said,
        details: said,
        start: fc.constantFrom('', '2019', '2019-03'),
      }),
      { maxLength: 3 },
    )
    const cvs = fc.record({
      name: said,
      summary: said,
      work: roles,
      skills: fc.array(fc.record({ name: said, keywords: said }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(cvs, async typed => {
        const cv = cvDocument.parse(typed)
        revision = await saved(person, cv, revision)
        const { pages } = await paper(person, locale)
        const cut = typedIn(cv, locale).map(each => each.replace(/(\S{64})\S+/gu, '$1…'))
        expect(tooMany(pages, [...cut, ...closedList(cv, locale)])).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})

it('the same CV gives the same bytes, and none gives none', async () => {
  const person = await world.registered()
  expect((await person.call('GET', '/api/cv/pdf?lang=ar')).status).toBe(404)
  await saved(person, CV)
  const [one, two] = [await paper(person, 'ar'), await paper(person, 'ar')]
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
})

it('another site cannot have it made', async () => {
  const person = await world.registered()
  await saved(person, CV)
  const headers = { cookie: person.cookieHeader(), 'sec-fetch-site': 'cross-site' }
  expect((await world.api.request('/api/cv/pdf', { headers })).status).toBe(403)
})

const NO_TICKS = { facets: [], style: [], scores: false, total: false, verification: false }

describe('from a report', () => {
  async function withTicks(opened: boolean) {
    const taker = await createTaker(world)
    if (opened) await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
    const attempt = await findOwnAttempt(world.deps.database, {
      userId: taker.userId,
      id: taker.assessmentId,
    })
    const { detail, total } = await reportOf(world.deps, attempt)
    let revision: string | null = null
    const tick = async (ticks: Partial<NonNullable<Cv['report']>>) => {
      const report = { assessmentId: taker.assessmentId, ...NO_TICKS, ...ticks }
      revision = await saved(taker, { ...CV, report }, revision)
      return searchable((await paper(taker, 'en')).pages.join(' '))
    }
    return { taker, detail, total, tick }
  }

  it('a CV holds what is ticked and nothing else: no score, no number, no other facet', async () => {
    const { taker, detail, total, tick } = await withTicks(true)
    const [first, second] = detail.facets
    if (!first || !second || detail.style.length < 2) throw new Error('The core form has facets and style.')
    const plain = await tick({})
    expect(plain).not.toContain(CV_WORDS.en.sections.report)
    const named = await tick({ facets: [first.id], style: [1] })
    expect(named).toContain(searchable(first.name.en))
    expect(named).toContain(searchable(detail.style[1]?.en ?? ''))
    for (const other of [second.name.en, detail.style[0]?.en ?? '', taker.applicationNumber]) {
      expect(named).not.toContain(searchable(other))
    }
    const value = CV_WORDS.en.value(first.index, first.range.from, first.range.to)
    const whole = CV_WORDS.en.total(total.score, total.max, total.range.from, total.range.to)
    expect([named.includes(value), named.includes(whole)]).toEqual([false, false])
    const scored = await tick({ facets: [first.id], scores: true })
    expect([scored.includes(value), scored.includes(whole)]).toEqual([true, false])
    expect(await tick({ total: true })).toContain(whole)
  })

  it('a report that is not opened, or is another person’s, gives nothing', async () => {
    const { detail, tick } = await withTicks(false)
    const closed = await tick({
      facets: [detail.facets[0]?.id ?? ''],
      total: true,
      style: [0],
      verification: true,
    })
    expect(closed).not.toContain(CV_WORDS.en.sections.report)
    const { taker } = await withTicks(true)
    const stranger = await world.registered()
    const report = { assessmentId: taker.assessmentId, ...NO_TICKS, total: true, verification: true }
    await saved(stranger, { ...CV, report })
    const whole = searchable((await paper(stranger, 'en')).pages.join(' '))
    expect(whole).not.toContain(CV_WORDS.en.sections.report)
    expect((await stranger.call('GET', `/api/verify/${taker.applicationNumber}`)).status).toBe(404)
  })

  it('a number on a CV can be checked from then on, unless its check is switched off', async () => {
    const { taker, tick } = await withTicks(true)
    const check = async () =>
      (await world.browser().call('GET', `/api/verify/${taker.applicationNumber}`)).status
    await tick({ total: true })
    expect(await check()).toBe(404)
    expect(await tick({ verification: true })).toContain(`/verify/${taker.applicationNumber}`)
    expect(await check()).toBe(200)
    await taker.call('PUT', `/api/assessment/${taker.assessmentId}/verification`, { enabled: false })
    expect(await tick({ verification: true, total: true })).not.toContain(taker.applicationNumber)
  })
})

it.each(LOCALES)('long lines against the direction of a paper in %s stay on the page', locale => {
  const long = 'Adobe Photoshop Illustrator InDesign Premiere Pro After Effects Lightroom Acrobat Reader'
  const cv = cvDocument.parse({
    name: CV.name,
    summary: { ar: `العمل مع ${long} يومياً`, en: `With ${'شركة الأفق للإبداع '.repeat(9)}` },
  })
  const data = composeCv({ cv, ticked: null, verifyAddress: '', changedAt: new Date(0), locale })
  const runs = data.sections.flatMap(({ entries }) =>
    entries.flatMap(({ lines }) =>
      lines.flatMap(line =>
        line.parts.flatMap(({ say }) =>
          say.flatMap(piece =>
            line.direction === 'rtl' && Array.isArray(piece) && piece[0] === 'ltr' ? [piece[1]] : [],
          ),
        ),
      ),
    ),
  )
  expect(runs.length).toBeGreaterThan(locale === 'ar' ? 1 : -1)
  expect(runs.filter(run => run.length > 64)).toEqual([])
})
