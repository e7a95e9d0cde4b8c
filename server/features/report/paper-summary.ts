import { sectionTeeth } from '#engine/line/score-teeth.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { setText } from '#server/features/paper/set-text.ts'
import { lineOnPaper, TEXT_WIDTH } from './line-on-paper.ts'
import { markOf } from './mark-of.ts'
import type { Report } from './report-of.ts'
import { PAPER_WORDS } from './words/index.ts'

/** Facets and paths that an employer reads first. */
const FACETS_SHOWN = 3
const PATHS_SHOWN = 2

/** Lays out the page that an employer reads in half a minute; the pages after it say the same at length. */
export function summaryOnPaper({ sections, detail, quality }: Report, locale: Locale) {
  const words = PAPER_WORDS[locale]
  // In the other forms a section is one facet, and its score stands under the line.
  const isCore = detail.facets.length > sections.length
  const highest = new Set(detail.facets.toSorted((one, two) => two.index - one.index).slice(0, FACETS_SHOWN))
  const step = TEXT_WIDTH / sections.length
  const measures = { w: 84, t: 70, stroke: 3.5, r: 8, gap: 11, width: TEXT_WIDTH, start: 4, step }
  const teeth = sectionTeeth(sections).map((tooth, index) => ({ ...tooth, section: markOf(index) }))
  return {
    title: setText(words.summary),
    line: lineOnPaper(teeth, measures, locale),
    sections: sections.map(({ name, score, max }) => ({
      name: setText(name[locale]),
      score: setText(`${score} ${words.outOf(max)}`),
    })),
    facetsTitle: setText(words.highest),
    // In the order of the report: their ranges may overlap.
    facets: detail.facets
      .filter(facet => isCore && highest.has(facet))
      .map(({ section, name, index, definition }) => ({
        mark: markOf(sections.findIndex(found => found.id === section)),
        name: setText(name[locale]),
        value: index,
        definition: definition && setText(definition[locale]),
      })),
    pathsTitle: setText(words.nearPaths),
    paths: (detail.careers?.families ?? []).slice(0, PATHS_SHOWN).map(({ name, tierText, fit, range }) => ({
      name: setText(name[locale]),
      tier: setText(tierText[locale]),
      fit,
      range: setText(words.range(range.from, range.to)),
    })),
    quality: quality === 'regular' ? setText(words.goodQuality) : null,
  }
}
