import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FORMS } from '#engine/forms/forms.ts'
import { valueOfAnswer } from '#engine/public-view.ts'
import { latestPins, pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { type FieldId, LOCALES, type Locale, SOURCE_LOCALES, type TemplateId } from '#engine/vocabulary.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { setText } from '#server/features/paper/set-text.ts'
import { startTypst, type Typst } from '#server/gateways/typst.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { comparable, firstWordOutOfOrder, readPdf, searchable } from '../../../tests/support/pdf-text.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'
import { composePaper } from './compose-paper.ts'
import { summaryOnPaper } from './paper-summary.ts'
import { type Report, reportOf } from './report-of.ts'
import { PAPER_WORDS } from './words/index.ts'

let world: AccountsApi
let typst: Typst
let core: Attempt
beforeAll(async () => {
  world = await createAccountsApi()
  typst = startTypst(REPORT_WORLD)
  const taker = await createTaker(world, { bought: 'pro' })
  core = await findOwnAttempt(world.deps.database, { userId: taker.userId, id: taker.assessmentId })
})
afterAll(async () => {
  await typst.stop()
  await world.close()
})

/** A word without an end is cut too: it must not run over the edge. */
const LONGEST_WORD = 28
const VERIFY = 'https://wijha.example/verify'

/** The attempt with the answers that give these values by position; `wanted` 1 to 5. */
function answering(form: TemplateId, field: FieldId | null, wanted: (position: number) => number): Attempt {
  const questions = FORMS[form].count
  const pins = { field, ...latestPins(RELEASED, form, field, 1) }
  const answers = pinnedItems(RELEASED, FORMS[form], pins).map((item, position) =>
    [1, 2, 3, 4, 5].find(answer => valueOfAnswer(item, answer as 1) === wanted(position)),
  )
  const repeat = (letter: string) => letter.repeat(questions)
  return {
    ...core,
    ...{ id: randomUUID(), form, questions, ...pins, answers: answers.join('') },
    ...{ languages: repeat('a'), devices: repeat('p'), changes: repeat('0') },
    itemMilliseconds: Array(questions).fill(20_000),
    // A third attempt: two of its situations were answered before.
    readBefore: '11'.padEnd(questions, '0'),
    chosenBefore: '',
  }
}

async function paper(report: Report, locale: Locale, name = 'نورة السالم') {
  const data = composePaper({
    ...{ report, name, locale, verifyAddress: VERIFY },
    ...{ comparisons: [], reader: 'owner' },
  })
  const typeset = await typst.typeset('test', async () => ({ template: '/report.typ', data }))
  if (typeset.kind !== 'pdf') throw new Error(`not typeset: ${JSON.stringify(typeset)}`)
  return readPdf(typeset.bytes)
}

/** What the report says, in the order in which a reader comes to it; from the report itself, not from the paper. */
function textsOf({ sections, narrative, detail }: Report, locale: Locale): readonly string[] {
  const stated = (wanted: (rule: string) => boolean) =>
    narrative.filter(({ rule }) => wanted(rule)).map(({ text }) => text[locale])
  const caveats = ['R5', 'R7', 'R9']
  const families = [...(detail.careers?.families ?? []), ...(detail.careers?.otherFields?.families ?? [])]
  return [
    ...sections.map(({ name }) => name[locale]),
    ...stated(rule => rule === 'R8'),
    ...stated(rule => rule === 'R14'),
    ...stated(rule => rule === 'R15'),
    ...stated(rule => rule === 'R6'),
    ...detail.facets.map(({ name, index }) => `${name[locale]} ${index}`),
    ...stated(rule => !['R6', 'R8', 'R14', 'R15', ...caveats].includes(rule)),
    ...stated(rule => caveats.includes(rule)),
    ...detail.style.map(line => line[locale]),
    ...families.flatMap(({ fit, name, tierText, reasons, occupations }) => [
      String(fit),
      name[locale],
      tierText[locale],
      ...reasons.map(reason => reason[locale]),
      ...occupations.flatMap(({ title, isco08, readinessText, growth }) => [
        title[locale],
        isco08,
        readinessText[locale],
        growth[locale],
      ]),
    ]),
    ...detail.plan.flatMap(({ name, actions }) => [name[locale], ...actions.map(action => action[locale])]),
    detail.fingerprint,
  ]
}

const PROFILES: readonly [string, () => Attempt][] = [
  ['of mixed answers with careers in other fields', () => core],
  ['of the best answers', () => answering('basic', 'technology', () => 5)],
  ['of the worst answers', () => answering('basic', 'healthcare', () => 1)],
  ['of chance-like answers in another field', () => answering('basic', 'logistics', at => (at % 5) + 1)],
  ['of even answers', () => answering('basic', 'legal', () => 4)],
  ['of the quick form', () => answering('quick', null, at => (at % 5) + 1)],
  ['of the advanced form', () => answering('advanced', null, at => 5 - (at % 3))],
  ['of the leadership form', () => answering('leadership', null, at => 4 - (at % 3))],
]

describe.each(LOCALES)('the paper in %s', locale => {
  it.each(PROFILES)('%s holds every word of the report in order', async (_, attempt) => {
    const report = await reportOf(world.deps, attempt())
    const { pages } = await paper(report, locale)
    expect(firstWordOutOfOrder(pages, textsOf(report, locale))).toBeNull()
  })

  it('is searched by its sentences, with the spaces between their words', async () => {
    const report = await reportOf(world.deps, core)
    const pages = (await paper(report, locale)).pages.map(searchable)
    const inCells = report.detail.facets.map(({ name, index }) => `${name[locale]} ${index}`)
    const sentences = textsOf(report, locale)
      .filter(text => !inCells.includes(text))
      .map(searchable)
    expect(core.storySet).not.toBeNull()
    const told = searchable(PAPER_WORDS[locale].storySetLine(core.storySet ?? 0))
    expect(pages.filter(page => page.includes(told))).toHaveLength(1)
    expect(sentences.length).toBeGreaterThan(60)
    expect(sentences.filter(sentence => !pages.some(page => page.includes(sentence)))).toEqual([])
  })

  it.each([
    ['Typst code', '#import "@preview/x" #read("/etc/passwd") $x$ *b* <label> @ref `raw` // \\u{41}'],
    ['HTML', '<script>alert(1)</script> <b>Noura</b> &amp;'],
    ['a very long name', 'عبد الرحمن بن عبد العزيز '.repeat(4)],
    ['a Latin name', "Jean-Luc O'Neil Żółć"],
    ['ligatures', 'عبد الله للإبداع بلا فلآخر إلا الأولى office'],
  ])('shows a name that is %s as letters', async (_, name) => {
    const report = await reportOf(world.deps, core)
    const whole = comparable((await paper(report, locale, name)).pages.join(' '))
    const shown = [...name.replace(/\s+/g, ' ')].slice(0, 60).join('')
    for (const word of shown.split(' ').slice(0, -1)) expect(whole).toContain(comparable(word))
    expect(whole).not.toContain('root:')
  })

  it.each([
    ['line breaks', 'نورة\r\nالسالم', 'نورةالسالم'],
    ['bidi overrides', 'نورة \u202Eمقلوب\u202C السالم', 'نورةمقلوبالسالم'],
    ['vowel marks', 'نُورَة السَّالِم', 'نورةالسالم'],
    ['letters that no font has', 'نورة 李伟 السالم', 'نورة??السالم'],
  ])('makes %s in a name harmless', async (_, name, expected) => {
    const report = await reportOf(world.deps, core)
    const whole = comparable((await paper(report, locale, name)).pages.join(' '))
    expect(whole).toContain(expected)
  })

  it('cuts a name of 100,000 letters, and keeps its pages', async () => {
    const report = await reportOf(world.deps, core)
    const plain = await paper(report, locale)
    const long = await paper(report, locale, 'ن'.repeat(100_000))
    expect(long.pages.length).toBe(plain.pages.length)
    expect(comparable(long.pages[0] ?? '').match(/ن{20,}/)?.[0]?.length).toBe(LONGEST_WORD)
  })
})

// A language with longer words has them on two pages.
it.each(SOURCE_LOCALES)(
  'the paper in %s says all that an employer needs on one page, and every facet with its meaning on the next',
  async locale => {
    const calm = answering('basic', 'legal', at => [4, 2, 3, 1, 4, 3, 2][at % 7] ?? 3)
    const hasty = { ...calm, itemMilliseconds: Array(calm.questions).fill(900) }
    const words = PAPER_WORDS[locale]
    for (const [attempt, warns] of [
      [calm, false],
      [hasty, true],
    ] as const) {
      const report = await reportOf(world.deps, attempt)
      const [, summary = '', facets = ''] = (await paper(report, locale)).pages.map(comparable)
      const paths = report.detail.careers?.families.filter(({ name }) =>
        summary.includes(comparable(name[locale])),
      )
      expect(paths?.length).toBeGreaterThanOrEqual(2)
      for (const said of [words.highest, words.nearPaths, words.verifyHint]) {
        expect(summary).toContain(comparable(said))
      }
      const shown = report.detail.facets.filter(({ name }) => summary.includes(comparable(name[locale])))
      expect(shown.length).toBeGreaterThanOrEqual(3)
      for (const { name, definition } of report.detail.facets) {
        expect(facets).toContain(comparable(name[locale]))
        expect(facets).toContain(comparable(definition?.[locale] ?? 'no definition'))
      }
      const warning = report.narrative.find(({ rule }) => rule === 'R8')
      expect([warning !== undefined, summary.includes(comparable(words.goodQuality))]).toEqual([
        warns,
        !warns,
      ])
      // Before the total, and so before any praise.
      if (warning) expect(summary.split('245')[0]).toContain(comparable(warning.text[locale]))
    }
  },
)

it('the page for an employer shows the paths that the report begins with', async () => {
  const report = await reportOf(world.deps, core)
  const families = report.detail.careers?.families ?? []
  const shown = summaryOnPaper(report, 'en').paths.map(({ name }) => name)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).toEqual(families.slice(0, 2).map(({ name }) => setText(name.en)))
})

/** Share of a page between its head and its foot that its text has to reach down to; the last page ends where the report does. */
const FULL = 0.65

it.each(
  PROFILES.flatMap(profile =>
    SOURCE_LOCALES.map(locale => [`${profile[0]} in ${locale}`, profile[1], locale] as const),
  ),
)('the paper %s has no page that is left empty half way', async (_, attempt, locale) => {
  const { reaches } = await paper(await reportOf(world.deps, attempt()), locale)
  expect(reaches.slice(0, -1).filter(reach => reach < FULL)).toEqual([])
})
