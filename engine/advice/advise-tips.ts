import type { Background, OccupationMatch } from '../careers/rate-readiness.ts'
import { sayCareers } from '../careers/say-careers.ts'
import { FIRST_LOCALE, type Locale, type Words } from '../languages/index.ts'
import { findFacetName, isCoreFacetId } from '../narrative/find-facet-name.ts'
import type { Report, ReportFacet } from '../report/compose-report.ts'
import type { Rules } from '../versions/rules.ts'
import { FACETS, FIELDS } from '../vocabulary.ts'
import type { AdvisorSentences, Category, Need, Stage, Tip, TipText } from './advice.ts'
import { SENTENCES, say } from './say.ts'
import { facetsToDevelop, facetsToUse } from './select-facets.ts'

/**
 * Advises four to seven tips from report, education and experience alone, the most pressing first: what to develop,
 * what to put to use, a step towards the best career path, experience, and when to measure again.
 */
export function adviseTips(rules: Rules, report: Report, background: Background): readonly Tip[] {
  const tips = [
    ...(report.quality === 'regular' ? [] : [qualityTip()]),
    ...facetsToDevelop(report).map(facet => developmentTip(rules, facet)),
    ...facetsToUse(report)
      .slice(0, 1)
      .map(facet => strengthTip(rules, facet)),
    ...careerTip(rules, report),
    experienceTip(report, background),
    ...(report.quality === 'regular' ? [followUpTip()] : []),
  ]
  return PRIORITIES.flatMap(priority => tips.filter(tip => tip.priority === priority))
}

const PRIORITIES = ['high', 'medium', 'low', 'other'] as const
const PRIORITY_OF_LEVEL = { priority: 'high', balanced: 'medium', clear: 'low' } as const

function developmentTip({ narrative }: Rules, facet: ReportFacet): Tip {
  return {
    title: say(({ facetTitle }, locale) => facetTitle(findFacetName(facet.id)[locale], facet.level)),
    priority: PRIORITY_OF_LEVEL[facet.level],
    category: categoryOf('development'),
    description: describe(facet),
    actionItems: narrative.actions[facet.id][facet.level],
  }
}

function strengthTip({ narrative }: Rules, facet: ReportFacet): Tip {
  return {
    title: say(({ strengthTitle }, locale) => strengthTitle(findFacetName(facet.id)[locale])),
    priority: 'medium',
    category: categoryOf('strength'),
    description: describe(facet),
    actionItems: narrative.actions[facet.id][facet.level],
  }
}

function describe({ id, index, range }: ReportFacet): Words {
  return say(({ facet }, locale) =>
    facet({ definition: isCoreFacetId(id) ? FACETS[id].definition[locale] : null, index, range }),
  )
}

/** Towards the readiest occupation of the best family; an action for its main gap unless the plan has it already. */
function careerTip({ narrative, careers }: Rules, report: Report): readonly Tip[] {
  const [best] = report.careers?.families ?? []
  const [said] = report.careers ? sayCareers(careers, report.careers, { otherFields: false }).families : []
  const [nearest] = best?.occupations ?? []
  const title = said?.occupations[0]?.title
  const reason = said?.reasons[0]
  if (!best || !said || !nearest || !title || !reason) return []
  const developing = facetsToDevelop(report).map(({ id }) => id)
  const gap = report.facets.find(({ id }) => id === best.gaps[0]?.facet && !developing.includes(id))
  const need = needOf(nearest)
  return [
    {
      title: say(({ careerTitle }, locale) => careerTitle(said.name[locale])),
      priority: best.tier === 'strong' || best.tier === 'good' ? 'high' : 'medium',
      category: categoryOf('career'),
      description: say(({ career }, locale) =>
        career({ tier: said.tierText[locale], fit: best.fit, reason: reason[locale] }),
      ),
      actionItems: [
        say(({ occupation }, locale) => occupation(title[locale], need)[0]),
        say(({ occupation }, locale) => occupation(title[locale], need)[1]),
        ...(gap ? narrative.actions[gap.id][gap.level].slice(0, 1) : []),
      ],
    },
  ]
}

function needOf({ degree, years, licence }: OccupationMatch): Need {
  if (degree !== null) return 'qualification'
  if (years !== null) return 'experience'
  return licence === null ? 'nothing' : 'licence'
}

function experienceTip({ field }: Report, { years }: Background): Tip {
  const stage = stageOf(years)
  const name = (locale: Locale) => (field === null ? null : FIELDS[field].name[locale])
  return textTip('experience', 'medium', ({ experience }, locale) => experience[stage](name(locale)))
}

function stageOf(years: number): Stage {
  if (years >= 6) return 'senior'
  return years >= 3 ? 'middle' : 'start'
}

function qualityTip(): Tip {
  return textTip('quality', 'high', ({ quality }) => quality)
}

function followUpTip(): Tip {
  return textTip('follow_up', 'low', ({ followUp }) => followUp)
}

function textTip(
  category: Category,
  priority: Tip['priority'],
  pick: (sentences: AdvisorSentences, locale: Locale) => TipText,
): Tip {
  const count = pick(SENTENCES[FIRST_LOCALE], FIRST_LOCALE).actionItems.length
  return {
    title: say((...language) => pick(...language).title),
    priority,
    category: categoryOf(category),
    description: say((...language) => pick(...language).description),
    actionItems: Array.from({ length: count }, (_, place) =>
      say((...language) => pick(...language).actionItems[place] ?? ''),
    ),
  }
}

function categoryOf(category: Category): Words {
  return say(({ category: names }) => names[category])
}
