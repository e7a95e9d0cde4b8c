import type { SectionNumber } from '#engine/line/nuqtas.ts'
import { facetTeeth } from '#engine/line/score-teeth.ts'
import type { FacetLevel } from '#engine/scoring/score-facet.ts'
import { BANDS, type Locale, RATINGS } from '#engine/vocabulary.ts'
import { setText } from '#server/features/paper/set-text.ts'
import { lineOnPaper, TEXT_WIDTH } from './line-on-paper.ts'
import { markOf } from './mark-of.ts'
import type { Report } from './report-of.ts'
import { PAPER_WORDS } from './words/index.ts'

/** Lays out the total with its range on the scale of the bands. */
export function scoreOnPaper({ total, narrative }: Report, locale: Locale) {
  const words = PAPER_WORDS[locale]
  const said = (rule: string) =>
    narrative.filter(line => line.rule === rule).map(({ text }) => setText(text[locale]))
  const [good, excellent] = total.bandCuts
  const bands = [
    { from: 0, band: 'developing' },
    { from: good ?? 0, band: 'good' },
    { from: excellent ?? 0, band: 'excellent' },
  ] as const
  return {
    quality: [...said('R8'), ...said('R14'), ...said('R15')],
    title: setText(words.total),
    value: total.score,
    max: total.max,
    range: total.range,
    cuts: total.bandCuts,
    outOf: setText(words.outOf(total.max)),
    band: setText(BANDS[total.band][locale]),
    estimated: setText(words.estimated(words.range(total.range.from, total.range.to))),
    bands: bands.map(({ from, band }) => {
      return { from, name: setText(BANDS[band][locale]), isOwn: band === total.band }
    }),
    meaning: said('R6'),
  }
}

/** Lays out the facets under their sections; in the other forms, where a section is one facet, under one another. */
export function facetsOnPaper({ assessment, sections, detail }: Report, locale: Locale) {
  const words = PAPER_WORDS[locale]
  const isCore = assessment.templateId === 'basic'
  const rowsOf = (wanted: string) =>
    detail.facets
      .filter(({ section }) => section === wanted)
      .map(({ name, definition, index, range, level, levels, approximate }) => {
        const word = (of: FacetLevel) =>
          wanted === 'motivation' && of === 'priority' ? words.weakMotive : words.level[of]
        const bothOf = (low: FacetLevel, high: FacetLevel) =>
          (low === 'priority' && high === 'clear' ? words.levelsFrom : words.eitherLevel)(
            word(low),
            word(high),
          )
        return {
          mark: markOf(sections.findIndex(({ id }) => id === wanted)),
          name: setText(name[locale]),
          definition: definition && setText(definition[locale]),
          value: index,
          range,
          rangeText: setText(words.range(range.from, range.to)),
          level: setText(approximate ? bothOf(levels.from, levels.to) : word(level)),
        }
      })
  return {
    title: setText(isCore ? words.coreFacets : words.otherFacets),
    note: setText(words.facetsNote),
    cuts: detail.levelCuts,
    groups: isCore
      ? sections.map(({ id, name, score, max, rating }, index) => ({
          name: setText(name[locale]),
          line: facetLine(
            detail.facets.filter(({ section }) => section === id),
            markOf(index),
            locale,
          ),
          rating: setText(`${score} ${words.outOf(max)}${words.comma} ${RATINGS[rating][locale]}`),
          rows: rowsOf(id),
        }))
      : [{ name: null, line: null, rating: null, rows: sections.flatMap(({ id }) => rowsOf(id)) }],
  }
}

/** Lays out the radar where there are three axes, and always the table beside it. */
export function sectionsOnPaper({ sections }: Report, locale: Locale) {
  const words = PAPER_WORDS[locale]
  const isDrawn = sections.length === 3
  // The sections of the advanced form have equal numbers of questions; the share stands for all where they have not.
  const maxima = new Set(sections.map(({ max }) => max))
  const max = Math.max(...maxima)
  return {
    title: setText(words.chart),
    isDrawn,
    alt: words.chartAlt,
    max,
    step: max / 5,
    axes: isDrawn
      ? sections.map(({ id, name, score, range }) => {
          return { label: setText(words.axes[id] ?? name[locale]), value: score, range }
        })
      : [],
    columns: [words.columns.section, words.columns.score, words.columns.range, words.columns.share].map(
      setText,
    ),
    rows: sections.map(({ name, score, range, percent }, index) => ({
      mark: markOf(index),
      cells: [name[locale], String(score), words.range(range.from, range.to), `${Math.round(percent)}%`].map(
        setText,
      ),
    })),
    note: isDrawn ? setText(words.chartNote(max)) : null,
  }
}

function facetLine(facets: Report['detail']['facets'], section: SectionNumber, locale: Locale): string {
  const measures = { w: 30, t: 14, stroke: 1.75, r: 2.6, gap: 3, width: TEXT_WIDTH, start: 2, step: 30 }
  return lineOnPaper(facetTeeth(facets, section), measures, locale)
}
