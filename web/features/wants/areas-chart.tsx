import { AREAS } from '#engine/wants/area-words.ts'
import { AREA_IDS } from '#engine/wants/areas.ts'
import { drawOf, type WantSummary } from '#engine/wants/sum-up-wants.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { Radar, type RadarAxis } from '#web/ui/chart/radar.tsx'

/** The most that an answer can be. */
const MOST = 5

/** Draws the hexagon of the six areas, and always the table beside it, with a sentence for each. */
export function AreasChart({ areas }: { areas: NonNullable<WantSummary['areas']> }) {
  const text = useWords(WANTS)
  const { locale } = useLocale()
  const axes = AREA_IDS.map((id): RadarAxis => {
    return { label: AREAS[id].short[locale], value: areas[id], low: areas[id], high: areas[id] }
  })
  return (
    <div className='mt-4 grid grid-cols-1 items-center gap-8 lg:grid-cols-[440px_1fr] lg:gap-20'>
      <div className='min-w-0'>
        <Radar axes={axes} max={MOST} step={1} name={text.chartName} />
      </div>
      <div>
        <table className='table max-md:text-15'>
          <thead>
            <tr>
              <th scope='col'>{text.columnArea}</th>
              <th scope='col'>{text.columnMean}</th>
            </tr>
          </thead>
          <tbody>
            {AREA_IDS.map(id => (
              <tr key={id}>
                <th scope='row'>
                  {AREAS[id].name[locale]}
                  <span className='type-small text-soft block font-normal'>
                    {AREAS[id].say[drawOf(areas[id])][locale]}
                  </span>
                </th>
                <td className='number font-semibold'>{areas[id].toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className='type-small text-soft mt-4'>{text.chartNote}</p>
      </div>
    </div>
  )
}
