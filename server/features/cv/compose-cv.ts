import type { Cv, Said } from '#contract/cv.ts'
import { FLUENCY } from '#contract/fluency.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import { printable } from '#server/features/paper/set-text.ts'
import { settingOf } from '#server/features/paper/setting-of.ts'
import { CV_WORDS } from './cv-words.ts'
import type { Ticked } from './find-ticked.ts'
import { saySpan } from './say-span.ts'
import { type SetLine, setLine } from './set-line.ts'

export interface CvInput {
  readonly cv: Cv
  readonly ticked: Ticked | null
  /** Of the page where numbers are checked: `https://wijha.example/verify`. */
  readonly verifyAddress: string
  readonly changedAt: Date
  readonly locale: Locale
}

/** What an entry says, from its title down; what is not there is null or empty. */
interface Entry {
  readonly title: SetLine | null
  readonly lines: readonly SetLine[]
  /** Web address; printed without its scheme. */
  readonly link: { readonly url: string; readonly text: SetLine } | null
  readonly points: readonly SetLine[]
}

interface Section {
  readonly title: SetLine
  readonly entries: readonly Entry[]
}

/**
 * Composes what the template lays out, in one language: what was typed in it or is the same in all, what was ticked, and headings.
 * What has words in another language alone is left out; the page of the CV names it.
 */
export function composeCv({ cv, ticked, verifyAddress, changedAt, locale }: CvInput) {
  const words = CV_WORDS[locale]
  const { comma, quotes } = LANGUAGES[locale]
  const set = (text: string) => setLine(text, locale)
  const own = (said: Said) => printable(said[locale])
  const linkOf = (url: string) => (url === '' ? null : { url, text: set(bare(url)) })
  /** An entry without words in this language is not in the paper. */
  const entry = (
    titles: readonly Said[],
    others: readonly string[],
    { url = '', details = '' }: { readonly url?: string; readonly details?: string } = {},
  ): Entry[] => {
    const [title, ...rest] = titles.map(own).filter(text => text !== '')
    const points = pointsOf(details)
    if (title === undefined && points.length === 0) return []
    return [
      {
        title: title === undefined ? null : set(title),
        lines: [rest.join(comma), ...others].filter(text => text !== '').map(set),
        link: linkOf(url),
        points: points.map(set),
      },
    ]
  }
  const labelled = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`)
  const role = (one: Cv['work'][number]) =>
    entry([one.position, one.organisation, one.place], [saySpan(one, locale)], {
      url: one.url,
      details: one.details[locale],
    })
  const line = (text: string): Entry[] =>
    text === '' ? [] : [{ title: null, lines: [set(text)], link: null, points: [] }]
  const joined = (name: string, rest: string) => (name === '' ? '' : [name, rest].filter(Boolean).join(': '))

  const sections: readonly (readonly [keyof typeof words.sections, readonly Entry[]])[] = [
    ['summary', cv.summary[locale].split('\n').flatMap(text => line(printable(text)))],
    ['work', cv.work.flatMap(role)],
    [
      'education',
      cv.education.flatMap(one =>
        entry(
          [one.degree, one.area, one.institution],
          [saySpan(one, locale), labelled(words.score, one.score)],
          one,
        ),
      ),
    ],
    [
      'certificates',
      cv.certificates.flatMap(({ date, ...one }) =>
        entry(
          [one.name, one.issuer],
          [saySpan({ start: date, end: date }, locale), labelled(words.licence, one.licence)],
          one,
        ),
      ),
    ],
    [
      'skills',
      cv.skills.flatMap(one => line(joined(own(one.name), splitKeywords(own(one.keywords)).join(comma)))),
    ],
    [
      'languages',
      cv.languages.flatMap(({ name, fluency }) =>
        line(joined(own(name), fluency === '' ? '' : FLUENCY[fluency][locale])),
      ),
    ],
    ['volunteer', cv.volunteer.flatMap(role)],
    [
      'projects',
      cv.projects.flatMap(one =>
        entry([one.name], [saySpan(one, locale)], { url: one.url, details: one.details[locale] }),
      ),
    ],
    ['report', ticked ? reportEntries(ticked) : []],
  ]

  function reportEntries({ facets, scores, style, total, completedAt, number }: Ticked): readonly Entry[] {
    const ticks = [
      ...(total ? [words.total(total.score, total.max, total.range.from, total.range.to)] : []),
      ...facets.map(({ name, definition, index, range }) =>
        [
          joined(name[locale], scores ? words.value(index, range.from, range.to) : ''),
          ...(definition ? [definition[locale]] : []),
        ].join(scores ? '. ' : ': '),
      ),
      // The report's own words to its reader.
      ...style.map(sentence => quotes[0] + sentence[locale] + quotes[1]),
    ]
    const url = `${verifyAddress}/${number}`
    const link = number === null ? null : { url, text: set(bare(url)) }
    if (ticks.length === 0 && !link) return []
    const lines = [words.reportNote(riyadhDate(completedAt, locale))]
    return [
      { title: null, lines: lines.map(set), link: null, points: ticks.map(set) },
      ...(number === null ? [] : [{ title: null, lines: [set(words.verify(number))], link, points: [] }]),
    ]
  }

  const [year = 0, month = 1, day = 1] = dayInRiyadh(changedAt).split('-').map(Number)
  const name = own(cv.name)
  return {
    ...settingOf(locale),
    title: [words.title, name].filter(Boolean).join(': '),
    date: { year, month, day },
    name: set(name === '' ? words.title : name),
    headline: own(cv.headline) === '' ? null : set(own(cv.headline)),
    contact: [own(cv.city), printable(cv.phone), cv.email].filter(text => text !== '').map(set),
    links: cv.links.flatMap(({ url }) => linkOf(url) ?? []),
    sections: sections.flatMap(([id, entries]): Section[] =>
      entries.length === 0 ? [] : [{ title: set(words.sections[id]), entries }],
    ),
  }
}

/** Bullets and signs that somebody typed or pasted in front of their lines. */
const BULLET = /^[^\p{L}\p{N}«“"'([+]+/u

function pointsOf(details: string): readonly string[] {
  return details
    .split('\n')
    .map(point => printable(point.replace(BULLET, '')))
    .filter(point => point !== '')
}

/** Longer addresses are printed to here; the link under them is whole. */
const LONGEST_ADDRESS = 64

function bare(url: string): string {
  const text = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return text.length > LONGEST_ADDRESS ? `${text.slice(0, LONGEST_ADDRESS - 1)}…` : text
}
