import type { Background, OccupationMatch } from '../careers/rate-readiness.ts'
import { sayCareers } from '../careers/say-careers.ts'
import { FIRST_LOCALE, type Locale, type Words } from '../languages/index.ts'
import { findFacetName, isCoreFacetId } from '../narrative/find-facet-name.ts'
import type { Report, ReportFacet } from '../report/compose-report.ts'
import type { Rules } from '../versions/rules.ts'
import { EXPERIENCE, FACETS, FIELDS } from '../vocabulary.ts'
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
    ...facetsToDevelop(report).flatMap(facet => developmentTip(rules, report, facet)),
    ...facetsToUse(report)
      .slice(0, 1)
      .map(facet => strengthTip(rules, report, facet)),
    ...careerTip(rules, report),
    experienceTip(report, background),
    ...(report.quality === 'regular' ? [followUpTip(report)] : []),
  ]
  return PRIORITIES.flatMap(priority => tips.filter(tip => tip.priority === priority))
}

const PRIORITIES = ['high', 'medium', 'low', 'other'] as const
const PRIORITY_OF_LEVEL = { priority: 'high', balanced: 'medium', clear: 'low' } as const

/** Whose actions come after those of a level. */
const NEXT_LEVEL = { priority: 'balanced', balanced: 'clear', clear: null } as const

/**
 * What the plan says already is not said twice: there the tip goes on from it, and has nothing to say of a clear facet. That it does is
 * said where it does first.
 */
function developmentTip({ narrative }: Rules, report: Report, facet: ReportFacet): readonly Tip[] {
  const { plan, stage } = report
  const isPlanned = plan.some(step => step.facet === facet.id)
  const level = isPlanned ? NEXT_LEVEL[facet.level] : facet.level
  if (level === null) return []
  const described = describe(facet)
  const goesOn = ({ id, level: of }: ReportFacet) =>
    NEXT_LEVEL[of] !== null && plan.some(step => step.facet === id)
  const first = facetsToDevelop(report).find(goesOn)
  return [
    {
      title: say(({ facetTitle }, locale) => facetTitle(findFacetName(facet.id)[locale], facet.level)),
      priority: PRIORITY_OF_LEVEL[facet.level],
      category: categoryOf('development'),
      description:
        facet.id === first?.id
          ? say(({ afterPlan }, locale) => `${described[locale]} ${afterPlan}`)
          : described,
      actionItems: narrative.actions[stage][facet.id][level],
    },
  ]
}

function strengthTip({ narrative }: Rules, { stage }: Report, facet: ReportFacet): Tip {
  return {
    title: say(({ strengthTitle }, locale) => strengthTitle(findFacetName(facet.id)[locale])),
    priority: 'medium',
    category: categoryOf('strength'),
    description: describe(facet),
    actionItems: narrative.actions[stage][facet.id][facet.level],
  }
}

function describe({ id, index, range }: ReportFacet): Words {
  return say(({ facet }, locale) =>
    facet({ definition: isCoreFacetId(id) ? FACETS[id].definition[locale] : null, index, range }),
  )
}

/** Leads towards the first occupation of the first family, with an action for its main gap unless another tip is about it. */
function careerTip({ narrative, careers }: Rules, report: Report): readonly Tip[] {
  const [best] = report.careers?.families ?? []
  const [said] = report.careers ? sayCareers(careers, report.careers, { otherFields: false }).families : []
  const [nearest] = best?.occupations ?? []
  const title = said?.occupations[0]?.title
  if (!best || !said || !nearest || !title) return []
  const [, ...untold] = facetsToUse(report)
  const [main] = best.gaps
  const gap = untold.find(({ id }) => id === main?.facet)
  const need = needOf(nearest)
  return [
    {
      title: say(({ careerTitle }, locale) => careerTitle(said.name[locale])),
      priority: best.tier === 'strong' || best.tier === 'good' ? 'high' : 'medium',
      category: categoryOf('career'),
      description: say(({ career }, locale) =>
        career({
          fit: best.fit,
          gap: main ? { facet: findFacetName(main.facet)[locale], missing: main.target - main.index } : null,
        }),
      ),
      actionItems: [
        say(({ occupation }, locale) => occupation(title[locale], need)[0]),
        say(({ occupation }, locale) => occupation(title[locale], need)[1]),
        ...(gap ? narrative.actions[report.stage][gap.id][gap.level].slice(0, 1) : []),
      ],
    },
  ]
}

function needOf({ degree, studyYears, years, licence }: OccupationMatch): Need {
  if (studyYears > 0) return 'qualification'
  // Experience stands in for a degree that is missing without study: that is what an application shows.
  if (years !== null || degree !== null) return 'experience'
  return licence === null ? 'nothing' : 'licence'
}

function experienceTip(report: Report, { years }: Background): Tip {
  const { field } = report
  const stage = stageOf(years)
  const used = facetsToUse(report)
  const highest = used.find(({ section }) => section !== 'motivation') ?? used[0]
  return textTip('experience', 'medium', ({ experience }, locale) =>
    experience[stage]({
      field: field === null ? null : FIELDS[field].name[locale],
      facet: highest ? findFacetName(highest.id)[locale] : '',
      years: Object.values(EXPERIENCE).find(each => each.years === years)?.[locale] ?? '',
    }),
  )
}

function stageOf(years: number): Stage {
  if (years >= 6) return 'senior'
  return years >= 3 ? 'middle' : 'start'
}

function qualityTip(): Tip {
  return textTip('quality', 'high', ({ quality }) => quality)
}

function followUpTip(report: Report): Tip {
  const { score, max } = report.total
  const developing = facetsToDevelop(report)
  return textTip('follow_up', 'low', ({ followUp }, locale) =>
    followUp({ facets: developing.map(({ id }) => findFacetName(id)[locale]), score, max }),
  )
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
