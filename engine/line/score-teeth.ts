import { type SectionNumber, sectionNumber } from './nuqtas.ts'
import type { ScoreTooth } from './tooth.ts'

interface SectionScore {
  readonly score: number
  readonly max: number
  readonly range?: { readonly from: number; readonly to: number }
}

/** Turns the sections of a result, in the order of their form, into the teeth of its line: a score of 0 has no height. */
export function sectionTeeth(sections: readonly SectionScore[]): readonly ScoreTooth[] {
  return sections.map(({ score, max, range }, index) => ({
    section: sectionNumber(index),
    share: score / max,
    ...(range && { range: { from: range.from / max, to: range.to / max } }),
    dotted: true,
  }))
}

interface FacetScore {
  readonly index: number
  readonly level: string
  readonly approximate: boolean
}

/** Turns the facets of one section into the teeth of its line: dotted where the whole range is clear, as letters are dotted to be told apart. */
export function facetTeeth(facets: readonly FacetScore[], section: SectionNumber): readonly ScoreTooth[] {
  return facets.map(({ index, level, approximate }) => ({
    section,
    share: index / 100,
    dotted: level === 'clear' && !approximate,
  }))
}
