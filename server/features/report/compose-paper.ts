import { readingPath } from '#contract/reading-pages.ts'
import type { Comparison, ReportDetail } from '#contract/report.ts'
import { hijriDay } from '#engine/languages/hijri-day.ts'
import { sectionTeeth } from '#engine/line/score-teeth.ts'
import { FIELDS, type Locale, TEMPLATE_NAMES, type Words } from '#engine/vocabulary.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { qrOf } from '#server/features/paper/qr-of.ts'
import { printable, setText } from '#server/features/paper/set-text.ts'
import { settingOf } from '#server/features/paper/setting-of.ts'
import { narrativeBeside } from './compare-with-norms.ts'
import { lineOnPaper, PAGE_WIDTH } from './line-on-paper.ts'
import { markOf } from './mark-of.ts'
import { careersOnPaper, planOnPaper } from './paper-careers.ts'
import { facetsOnPaper, scoreOnPaper, sectionsOnPaper } from './paper-scores.ts'
import { summaryOnPaper } from './paper-summary.ts'
import type { Report } from './report-of.ts'
import { PAPER_WORDS } from './words/index.ts'

export interface PaperInput {
  readonly report: Report
  /** Of this result with other people, as of now. */
  readonly comparisons: readonly Comparison[]
  readonly reader: PaperReader
  /** As the person wrote it; anything. */
  readonly name: string
  /** Of the page where papers are checked: `https://wijha.example/verify`. */
  readonly verifyAddress: string
  readonly locale: Locale
}

/** Names who reads a paper: the section on style and the comparison are for its owner alone. */
export type PaperReader = 'owner' | 'company'

/** Longer names are cut at a word: they must not push anything off a page. */
const LONGEST_NAME = 70

/**
 * Composes what the templates lay out, in reading order: every text of the report in one language. Numbers are drawn,
 * not said.
 */
export function composePaper({ report, comparisons, reader, name, verifyAddress, locale }: PaperInput) {
  const words = PAPER_WORDS[locale]
  const isOwners = reader === 'owner'
  const isCompared = comparisons.length > 0
  const { assessment, detail } = report
  const field = assessment.selectedField && FIELDS[assessment.selectedField].name[locale]
  const completed = new Date(assessment.completedAt ?? 0)
  const [year = 0, month = 1, day = 1] = dayInRiyadh(completed).split('-').map(Number)
  const date = `${day} ${words.months[month - 1]} ${year}`
  const subject = field ? words.field(field) : words.form(TEMPLATE_NAMES[assessment.templateId][locale])
  const owner = setText(cutAtWord(printable(name), LONGEST_NAME))
  const number = setText(assessment.applicationNumber)
  const address = setText(bare(verifyAddress))
  const moreUrl = new URL(readingPath('/method', locale), verifyAddress).href
  const said = (text: Words) => setText(text[locale])
  return {
    ...settingOf(locale),
    title: `${words.title} ${assessment.applicationNumber}`,
    date: { year, month, day },
    running: {
      owner: setText(cutAtWord(printable(name), LONGEST_NAME / 2)),
      number,
      foot: setText(isOwners && isCompared ? words.footCompared : words.foot),
      page: setText(words.page),
      pageOf: setText(words.pageOf),
    },
    cover: {
      title: setText(words.title),
      owner,
      subject: setText(subject),
      date: setText(`${date}${words.comma} ${hijriDay(completed.getTime(), locale)}`),
      sections: report.sections.map(({ name, score, max }) => ({
        name: said(name),
        score: setText(`${score} ${words.outOf(max)}`),
      })),
      line: coverLine(report, locale),
      number,
      hint: setText(words.verifyHint),
      address,
      qr: qrOf(`${verifyAddress}/${assessment.applicationNumber}`),
    },
    summary: summaryOnPaper(report, locale),
    score: scoreOnPaper(report, locale),
    facets: facetsOnPaper(report, locale),
    sections: sectionsOnPaper(report, locale),
    profile: profileOnPaper(narrativeBeside(comparisons, report.narrative), locale),
    comparisons: isOwners && isCompared ? comparisonsOnPaper(comparisons, locale) : null,
    style: isOwners && detail.style.length > 0 ? styleOnPaper(detail, locale) : null,
    careers: detail.careers && careersOnPaper(detail.careers, locale),
    plan: detail.plan.length === 0 ? null : planOnPaper(detail, markOf, locale),
    method: {
      title: setText(words.method),
      paragraphs: words
        .methodParagraphs({
          questions: assessment.questions,
          hasCareers: detail.careers !== null,
          isCompared,
        })
        .map(setText),
      more: setText(words.methodMore),
      moreUrl,
      moreAddress: setText(bare(moreUrl)),
      genuine: setText(words.genuine),
      genuineParagraph: setText(words.genuineParagraph),
      facts: [
        [words.number, assessment.applicationNumber],
        [words.fingerprint, detail.fingerprint],
        [words.versions, words.versionsLine(detail.versions)],
        ...storySetOnPaper(detail.versions, words),
      ].map(([label = '', value = '']) => ({ label: setText(label), value: setText(value) })),
      address,
    },
  }
}
export type Paper = ReturnType<typeof composePaper>

function storySetOnPaper(
  { storySet }: ReportDetail['versions'],
  words: (typeof PAPER_WORDS)[Locale],
): [string, string][] {
  return storySet === null ? [] : [[words.storySet, words.storySetLine(storySet)]]
}

/** Distance of the first tooth from the edge of the cover, px (typst/cover.typ). */
const COVER_START = 76

function coverLine({ sections }: Report, locale: Locale) {
  const teeth = sectionTeeth(sections).map((tooth, index) => ({ ...tooth, section: markOf(index) }))
  const step = (PAGE_WIDTH - COVER_START) / sections.length
  const measures = { w: 116, t: 148, stroke: 6, r: 14, gap: 20, width: PAGE_WIDTH, start: COVER_START, step }
  return lineOnPaper(teeth, measures, locale)
}

/** An address as people write it. */
const bare = (address: string) => address.replace(/^https?:\/\//, '')

/** How far a claim reaches stands apart from it; R6 stands with the total, R8 above all. */
const CAVEATS = ['R5', 'R7', 'R9']

function profileOnPaper(narrative: Report['narrative'], locale: Locale) {
  const words = PAPER_WORDS[locale]
  const linesOf = (wanted: (rule: string) => boolean) =>
    narrative.filter(({ rule }) => wanted(rule)).map(({ text }) => setText(text[locale]))
  return {
    title: setText(words.profile),
    claims: linesOf(rule => !['R6', 'R8', 'R14', 'R15', ...CAVEATS].includes(rule)),
    caveatsTitle: setText(words.caveats),
    caveats: linesOf(rule => CAVEATS.includes(rule)),
  }
}

function comparisonsOnPaper(comparisons: readonly Comparison[], locale: Locale) {
  const said = (texts: readonly Words[]) => texts.map(text => setText(text[locale]))
  return {
    title: setText(PAPER_WORDS[locale].comparison),
    entries: comparisons.map(({ base, lines, reach }) => ({
      base: said(base),
      lines: said(lines),
      reach: said([reach]),
    })),
  }
}

function styleOnPaper({ style }: ReportDetail, locale: Locale) {
  const words = PAPER_WORDS[locale]
  return {
    title: setText(words.style),
    note: setText(words.styleNote),
    lines: style.map(line => setText(line[locale])),
  }
}

/** A word that would not fit on a line. */
const ENDLESS = /\S{30,}/gu

/**
 * Cuts a text at the end of a word.
 *
 * @example cutAtWord('one two three', 9) // 'one two…'
 */
function cutAtWord(text: string, longest: number): string {
  const letters = [...text.replace(ENDLESS, word => `${[...word].slice(0, 28).join('')}…`)]
  if (letters.length <= longest) return letters.join('')
  const cut = letters.slice(0, longest).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`
}
