import type { Results } from '#contract/assessment.ts'
import type { FacetResult, ReportDetail } from '#contract/report.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { facetTeeth } from '#engine/line/score-teeth.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { ScorePath } from '#web/ui/chart/score-path.tsx'
import { type SectionNumber, sectionNumber } from '#web/ui/nuqta.tsx'

/** Where a facet is balanced, and where clear. */
const CUTS = [50, 75]

type FacetsPartProps = Pick<Results, 'sections'> & Pick<ReportDetail, 'facets'>

/** Draws every facet on the one chart, under its section. Each group is a table, so that what is drawn is also read. */
export function FacetsPart({ sections, facets }: FacetsPartProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  // In the other forms a section is one facet, and a heading for each would repeat it.
  const grouped = facets.length > sections.length
  return (
    <section className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{grouped ? text.facets : text.sectionDetail}</h2>
      <p className='type-small text-soft'>{text.facetsNote}</p>
      {grouped ? (
        <div className='mt-6 grid grid-cols-1 gap-8'>
          {sections.map((section, index) => (
            <section key={section.id} aria-label={section.name[locale]}>
              <FacetLine
                name={section.name[locale]}
                facets={facets.filter(facet => facet.section === section.id)}
                section={sectionNumber(index)}
              />
              <div className='mt-2 flex items-baseline justify-between gap-4'>
                <h3 className='type-h3 min-w-0 wrap-anywhere'>{section.name[locale]}</h3>
                <p className='type-small text-soft'>
                  {section.score} {text.of(section.max)}
                </p>
              </div>
              <FacetTable
                name={text.facetsTable(section.name[locale])}
                facets={facets.filter(facet => facet.section === section.id)}
                color={() => sectionNumber(index)}
              />
            </section>
          ))}
        </div>
      ) : (
        <FacetTable name={text.sectionDetail} facets={facets} color={sectionNumber} />
      )}
    </section>
  )
}

interface FacetLineProps {
  readonly name: string
  readonly facets: readonly FacetResult[]
  readonly section: SectionNumber
}

function FacetLine({ name, facets, section }: FacetLineProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const said = facets.map(facet => `${facet.name[locale]} ${facet.index}`).join(LANGUAGES[locale].comma)
  return (
    <div className='mt-3 md:mt-5'>
      <ScorePath size='facets' name={text.facetLine(name, said)} teeth={facetTeeth(facets, section)} lead />
    </div>
  )
}

interface FacetTableProps {
  readonly name: string
  readonly facets: readonly FacetResult[]
  readonly color: (index: number) => SectionNumber
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2.5 md:grid-cols-[minmax(0,290px)_1fr_36px_10em] md:gap-x-5 md:py-2 lg:grid-cols-[290px_1fr_36px_7em_10.5em]'

function FacetTable({ name, facets, color }: FacetTableProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <table className='block'>
      <caption className='sr-only'>{name}</caption>
      <thead className='sr-only'>
        <tr>
          <th scope='col'>{text.columnFacet}</th>
          <th scope='col'>{text.columnIndex}</th>
          <th scope='col'>{text.columnRange}</th>
          <th scope='col'>{text.columnLevel}</th>
        </tr>
      </thead>
      <tbody className='block'>
        {facets.map((facet, index) => (
          <tr key={facet.id} className={`${ROW} border-line border-b`}>
            <th scope='row' className='text-start font-normal wrap-anywhere'>
              {facet.name[locale]}
            </th>
            <td className='max-md:order-4 max-md:col-span-3 max-md:mt-1' aria-hidden='true'>
              <ScoreLine
                size='s'
                max={100}
                value={facet.index}
                low={facet.range.from}
                high={facet.range.to}
                cuts={CUTS}
                color={color(index)}
              />
            </td>
            <td className='text-[18px] font-semibold tabular-nums max-md:order-3 md:text-end'>
              {facet.index}
            </td>
            <td className='type-caption text-soft max-lg:sr-only'>
              {range(facet.range.from, facet.range.to, locale)}
            </td>
            <td className='type-small text-soft max-md:order-2 md:text-end'>
              <Level {...facet} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Level({ section, level, approximate }: FacetResult) {
  const text = useWords(RESULTS)
  const isWeakMotive = section === 'motivation' && level === 'priority'
  const word = isWeakMotive ? text.weakMotive : text.levels[level]
  return approximate ? text.approximately(word) : word
}
