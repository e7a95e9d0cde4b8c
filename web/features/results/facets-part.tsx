import type { Results } from '#contract/assessment.ts'
import type { ReportDetail } from '#contract/report.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { facetTeeth } from '#engine/line/score-teeth.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ScorePath } from '#web/ui/chart/score-path.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'
import { FacetTable, type MarkedFacet } from './facet-table.tsx'
import { Folded } from './folded.tsx'
import { groupFacets } from './group-facets.ts'

type FacetsPartProps = Pick<Results, 'sections'> & Pick<ReportDetail, 'facets' | 'levelCuts'>

/** Draws a line for each section, a tooth for each facet; then says the facets by level. A section that is one facet has a row alone. */
export function FacetsPart({ sections, facets, levelCuts }: FacetsPartProps) {
  const text = useWords(RESULTS)
  // In the other forms a section is one facet, and a line for each would repeat it.
  const grouped = facets.length > sections.length
  const letters = [...text.facetLetters]
  const marked = facets.map((facet, index): MarkedFacet => {
    const mark = sectionNumber(sections.findIndex(({ id }) => id === facet.section))
    return { ...facet, mark, letter: grouped ? (letters[index] ?? null) : null }
  })
  return (
    <section id='facets' className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{grouped ? text.facets : text.sectionDetail}</h2>
      {grouped && (
        <>
          <p className='type-small text-soft max-w-read'>{text.facetsLead}</p>
          <FacetLines sections={sections} facets={marked} />
        </>
      )}
      <p className='type-small text-soft max-w-read'>
        {text.facetsNote} {grouped && text.facetsOrder}
      </p>
      {grouped ? (
        groupFacets(marked).map(group => <FacetGroup key={group.level} {...group} cuts={levelCuts} />)
      ) : (
        <FacetTable name={text.sectionDetail} facets={marked} cuts={levelCuts} />
      )}
    </section>
  )
}

function FacetLines({ sections, facets }: Pick<Results, 'sections'> & { facets: readonly MarkedFacet[] }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <ul className='mt-4 mb-8 grid gap-6 md:gap-8'>
      {sections.map((section, index) => {
        const own = facets.filter(facet => facet.section === section.id)
        return (
          <li key={section.id}>
            <ScorePath
              size='facets'
              teeth={facetTeeth(own, sectionNumber(index))}
              letters={own.flatMap(({ letter }) => letter ?? [])}
              lead
            />
            <p className='type-label mt-1 flex flex-wrap items-center gap-x-2'>
              <SectionMark section={sectionNumber(index)} className='-ms-1' />
              {section.name[locale]}
              <span className='type-small text-soft font-normal'>
                {section.score} {text.of(section.max)}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** What stands open of a long group; the lowest one is read whole. */
const OPEN = 5

type FacetGroupProps = ReturnType<typeof groupFacets<MarkedFacet>>[number] & {
  readonly cuts: readonly number[]
}

function FacetGroup({ level, facets, cuts }: FacetGroupProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const name = text.facetGroups[level]
  const open = level === 'priority' ? facets : facets.slice(0, OPEN)
  const rest = facets.slice(open.length)
  // Names hold commas.
  const folded = text.rest(rest.map(facet => facet.name[locale]).join(' · '), rest.length)
  return (
    <section className='mt-8'>
      <h3 className='type-h3 border-ink border-b-2 pb-1'>{name}</h3>
      <FacetTable name={name} facets={open} cuts={cuts} />
      {rest.length > 0 && (
        <Folded title={folded}>
          <FacetTable name={folded} facets={rest} cuts={cuts} />
        </Folded>
      )}
    </section>
  )
}
