import type { Results } from '#contract/assessment.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { percent, range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Radar, type RadarAxis } from '#web/ui/chart/radar.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'

/** Draws the chart, and always the table beside it: there each section's mark has its name. */
export function RadarPart({ sections }: Pick<Results, 'sections'>) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const max = sections[0]?.max ?? 150
  const axes = sections.map(
    (section, index): RadarAxis => ({
      section: sectionNumber(index),
      label: (text.axes as Readonly<Record<string, string>>)[section.id] ?? section.name[locale],
      value: section.score,
      low: section.range.from,
      high: section.range.to,
    }),
  )
  const drawn = axes.length >= 3
  return (
    <section className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{text.chart}</h2>
      <div className='mt-4 grid grid-cols-1 items-center gap-8 lg:grid-cols-[440px_1fr] lg:gap-20'>
        {drawn && (
          <div className='min-w-0'>
            <Radar axes={axes} max={max} step={max / 5} name={text.chartName} />
          </div>
        )}
        <div>
          <table className='table max-md:text-15 [&_.number]:whitespace-nowrap [&_tbody_th]:wrap-anywhere [&_tbody_:is(th,td)]:align-middle [&_thead_th]:whitespace-nowrap'>
            <thead>
              <tr>
                <th scope='col'>{text.columnSection}</th>
                <th scope='col'>{text.columnScore}</th>
                <th scope='col'>{text.columnRange}</th>
                <th scope='col'>{text.columnShare}</th>
              </tr>
            </thead>
            <tbody>
              {sections.map((section, index) => (
                <tr key={section.id}>
                  <th scope='row' className='min-w-25 wrap-anywhere'>
                    <span className='flex items-center gap-2'>
                      <SectionMark section={sectionNumber(index)} />
                      {section.name[locale]}
                    </span>
                  </th>
                  <td className='number font-semibold'>{section.score}</td>
                  <td className='number'>{range(section.range.from, section.range.to, locale)}</td>
                  <td className='number'>{percent(section.percent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {drawn && (
            <p className='type-small text-soft mt-4'>
              {axes.length > 3 ? text.chartNoteMarks(max) : text.chartNote(max)}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
