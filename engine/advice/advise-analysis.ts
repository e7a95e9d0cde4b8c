import { type SaidFamily, sayCareers } from '../careers/say-careers.ts'
import { findFacetName } from '../narrative/find-facet-name.ts'
import type { RuleId } from '../narrative/narrative-line.ts'
import { sayInEveryLanguage } from '../narrative/say-line.ts'
import type { Report, ReportFacet } from '../report/compose-report.ts'
import type { Rules } from '../versions/rules.ts'
import type { Locale, Words } from '../vocabulary.ts'
import type { Analysis } from './advice.ts'
import { say } from './say.ts'
import { facetsToDevelop, facetsToUse } from './select-facets.ts'

const STRENGTHS: readonly RuleId[] = ['R1', 'R4', 'R10']
const IMPROVEMENTS: readonly RuleId[] = ['R3a', 'R3b', 'R3c', 'R12']
const MOST_NAMED = 3
const MOST_FAMILIES = 3
const MOST_OCCUPATIONS = 2

/** Sums up a report in four lists of sentences, none of them empty. */
export function adviseAnalysis(rules: Rules, report: Report): Analysis {
  const strongest = facetsToUse(report).slice(0, MOST_NAMED)
  const developing = facetsToDevelop(report)
  return {
    strengths: [
      ...linesOf(rules, report, STRENGTHS),
      say(({ highest }, locale) => highest(names(strongest, locale))),
    ],
    improvements: [
      ...linesOf(rules, report, IMPROVEMENTS),
      say(({ lowest }, locale) => lowest(names(developing, locale))),
    ],
    careerPaths: careerPaths(rules, report),
    nextSteps: [
      ...developing.map(({ id }) =>
        say(({ firstStep }, locale) =>
          firstStep(
            findFacetName(id)[locale],
            report.plan.some(({ facet }) => facet === id),
          ),
        ),
      ),
      say(({ remeasure }) => remeasure),
    ],
  }
}

function names(facets: readonly ReportFacet[], locale: Locale): readonly string[] {
  return facets.map(({ id }) => findFacetName(id)[locale])
}

function linesOf(rules: Rules, { narrative }: Report, wanted: readonly RuleId[]): readonly Words[] {
  return narrative
    .filter(({ rule }) => wanted.includes(rule))
    .map(line => sayInEveryLanguage(rules.narrative, line))
}

/** The best families, of the first one the reason and where its nearest occupation leads, and the notes. */
function careerPaths(rules: Rules, { careers }: Report): readonly Words[] {
  if (careers === null) return [say(({ noCareers }) => noCareers)]
  const { notes, families } = sayCareers(rules.careers, careers, { otherFields: false })
  const [best, ...others] = families.slice(0, MOST_FAMILIES)
  if (!best) return notes
  const [nearest] = best.occupations
  return [
    sayFamily(best),
    ...best.reasons.slice(0, 1),
    ...(nearest ? [say(({ growth }, locale) => growth(nearest.title[locale], nearest.growth[locale]))] : []),
    ...others.map(sayFamily),
    // What readiness knows is said once, beside the paths.
    ...notes.slice(0, -1),
  ]
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
