import { mean } from '../bank/mean.ts'
import { sayCareers } from '../careers/say-careers.ts'
import type { SaidFamily } from '../careers/say-once.ts'
import { findFacetName } from '../narrative/find-facet-name.ts'
import type { Report, ReportFacet } from '../report/compose-report.ts'
import type { Range } from '../scoring/estimate-range.ts'
import type { Rules } from '../versions/rules.ts'
import type { FacetId, Locale, Words } from '../vocabulary.ts'
import type { Analysis } from './advice.ts'
import { say } from './say.ts'
import { facetsToDevelop, facetsToUse } from './select-facets.ts'

const MOST_NAMED = 3
const MOST_FAMILIES = 3
const MOST_OCCUPATIONS = 2

/**
 * Sums up a report in four lists of sentences, none of them empty. What the report says itself is not said again: the analysis compares
 * what stands there side by side.
 */
export function adviseAnalysis(rules: Rules, report: Report): Analysis {
  const strongest = facetsToUse(report).slice(0, MOST_NAMED)
  const developing = facetsToDevelop(report)
  const paths = report.careers && sayCareers(rules.careers, report.careers, { otherFields: false }).families
  const nearest = paths?.[0]?.occupations[0]
  return {
    strengths: [
      say(({ highest }, locale) => highest(names(strongest, locale))),
      ...saySurest(strongest, report.facets),
    ],
    improvements: [
      say(({ lowest }, locale) => lowest(names(developing, locale))),
      ...sayDistance(strongest, developing),
    ],
    careerPaths: paths
      ? comparePaths(report, paths.slice(0, MOST_FAMILIES))
      : [say(({ noCareers }) => noCareers)],
    nextSteps: [
      say(({ firstSteps }, locale) => firstSteps(names(developing, locale), report.plan.length > 0)),
      ...(nearest ? [say(({ readPage }, locale) => readPage(nearest.title[locale]))] : []),
    ],
  }
}

function names(facets: readonly ReportFacet[], locale: Locale): readonly string[] {
  return facets.map(({ id }) => findFacetName(id)[locale])
}

/** Of the strongest, says which has the highest low end of its range, and how that compares with the mean of all. */
function saySurest(strongest: readonly ReportFacet[], facets: readonly ReportFacet[]): readonly Words[] {
  const surest = strongest.toSorted((a, b) => b.range.from - a.range.from)[0]
  if (!surest) return []
  const all = Math.round(mean(facets.map(({ index }) => index)))
  return [say((sentences, locale) => sentences.surest({ ...named(surest, locale), mean: all }))]
}

/** Says how far the lowest to work on lies below the highest, and whether chance could account for it. */
function sayDistance(
  strongest: readonly ReportFacet[],
  developing: readonly ReportFacet[],
): readonly Words[] {
  const [high] = strongest
  const low = developing.toSorted((a, b) => a.index - b.index)[0]
  if (!high || !low) return []
  return [
    say(({ distance }, locale) =>
      distance({
        high: named(high, locale),
        low: named(low, locale),
        apart: areApart(high.range, low.range),
      }),
    ),
  ]
}

const named = ({ id, index, range }: ReportFacet, locale: Locale) => ({
  facet: findFacetName(id)[locale],
  index,
  from: range.from,
})

const areApart = (one: Range, other: Range): boolean => one.from > other.to || other.from > one.to

/** Says each path with its nearest occupations, how far they lie apart, and the gap that most of them share. */
function comparePaths({ careers }: Report, paths: readonly SaidFamily[]): readonly Words[] {
  const byFit = paths.toSorted((a, b) => b.fit - a.fit)
  const [high] = byFit
  const low = byFit.at(-1)
  const shared = findSharedGap(careers, paths)
  return [
    ...paths.map(sayFamily),
    ...(high && low && high !== low
      ? [
          say(({ spread }, locale) =>
            spread({
              high: { family: high.name[locale], fit: high.fit },
              low: { family: low.name[locale], fit: low.fit },
              apart: areApart(high.range, low.range),
            }),
          ),
        ]
      : []),
    ...(shared
      ? [
          say(({ sharedGap }, locale) =>
            sharedGap({
              facet: findFacetName(shared.facet)[locale],
              count: shared.count,
              of: paths.length,
            }),
          ),
        ]
      : []),
  ]
}

/** Finds the facet that is the main gap of at least two of the paths, and of how many. */
function findSharedGap(
  careers: Report['careers'],
  paths: readonly SaidFamily[],
): { readonly facet: FacetId; readonly count: number } | null {
  const gaps = paths.flatMap(({ id }) => {
    const family = careers?.families.find(each => each.id === id)
    return family?.gaps.slice(0, 1) ?? []
  })
  const [most] = [...Map.groupBy(gaps, ({ facet }) => facet)].toSorted((a, b) => b[1].length - a[1].length)
  return most && most[1].length > 1 ? { facet: most[0], count: most[1].length } : null
}

function sayFamily({ name, tierText, fit, range, occupations }: SaidFamily): Words {
  return say(({ family }, locale) =>
    family({
      family: name[locale],
      tier: tierText[locale],
      fit,
      range,
      occupations: occupations.slice(0, MOST_OCCUPATIONS).map(({ title }) => title[locale]),
    }),
  )
}
