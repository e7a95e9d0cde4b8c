import type { FacetResult } from '#contract/report.ts'
import type { SectionNumber } from '#engine/line/nuqtas.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'

/** Joins a facet with the section that it belongs to, and with the letter under its tooth where it has one. */
export interface MarkedFacet extends FacetResult {
  readonly mark: SectionNumber
  readonly letter: string | null
}

interface FacetTableProps {
  readonly name: string
  readonly facets: readonly MarkedFacet[]
  readonly cuts: readonly number[]
}

const ROW =
  'grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 py-3 md:grid-cols-[24px_minmax(0,320px)_1fr_36px_11em] md:items-center md:gap-x-5'

/** Shows facets on the one chart: what each means under its name, its index, its range, and every level that the range reaches. */
export function FacetTable({ name, facets, cuts }: FacetTableProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <table className='block'>
      <caption className='sr-only'>{name}</caption>
      <thead className='sr-only'>
        <tr>
          <th scope='col'>{text.columnFacet}</th>
          <th scope='col'>{text.columnIndex}</th>
          <th scope='col'>{text.columnLevel}</th>
        </tr>
      </thead>
      <tbody className='block'>
        {facets.map(facet => (
          <tr key={facet.id} className={`${ROW} border-line border-b`}>
            <th scope='row' className='contents text-start font-normal'>
              <span
                aria-hidden='true'
                className='grid justify-items-center self-start pt-1.5 md:self-center md:pt-0'
              >
                <SectionMark section={facet.mark} />
                {facet.letter && <span className='type-caption text-soft leading-none'>{facet.letter}</span>}
              </span>
              <span className='min-w-0 wrap-anywhere'>
                <span className='font-semibold'>{facet.name[locale]}</span>
                {facet.definition && (
                  <span className='type-caption text-soft block'>{facet.definition[locale]}</span>
                )}
              </span>
            </th>
            <td
              className='max-md:order-4 max-md:col-span-2 max-md:col-start-2 max-md:mt-1.5'
              aria-hidden='true'
            >
              <ScoreLine
                size='s'
                max={100}
                value={facet.index}
                low={facet.range.from}
                high={facet.range.to}
                cuts={cuts}
                color={facet.mark}
              />
            </td>
            <td className='text-18 font-semibold tabular-nums max-md:order-3 md:text-end'>{facet.index}</td>
            <td className='type-caption text-soft max-md:order-5 max-md:col-span-2 max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:justify-between max-md:gap-x-3 md:text-end'>
              <span className='text-ink md:block'>
                <Levels facet={facet} />
              </span>{' '}
              <span>{text.range(range(facet.range.from, facet.range.to, locale))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Levels({ facet }: { facet: FacetResult }) {
  const text = useWords(RESULTS)
  const { from: low, to: high } = facet.levels
  // A motive that showed less is no fault.
  const word = (level: typeof low) =>
    level === 'priority' && facet.section === 'motivation' ? text.weakMotive : text.levels[level]
  if (low === high) return word(low)
  const isFar = low === 'priority' && high === 'clear'
  return isFar ? text.levelsFrom(word(low), word(high)) : text.eitherLevel(word(low), word(high))
}
