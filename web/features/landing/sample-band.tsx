import { readingPath } from '#contract/reading-pages.ts'
import type { SampleReport } from '#contract/sample-report.ts'
import { range } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Radar } from '#web/ui/chart/radar.tsx'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { sectionNumber } from '#web/ui/nuqta.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Shows more of the sample report, as it stands there: the chart, a sentence of the careers, three facets. */
export function SampleBand({ sample: { sections, detail } }: { sample: SampleReport }) {
  const landing = useWords(LANDING)
  const results = useWords(RESULTS)
  const { locale } = useLocale()
  const axes = sections.map((section, index) => ({
    section: sectionNumber(index),
    label: results.axes[section.id as keyof typeof results.axes],
    value: section.score,
    low: section.range.from,
    high: section.range.to,
  }))
  const max = sections[0]?.max ?? 150
  // One that says what speaks for a path and also what is missing.
  const family = detail.careers?.families.find(({ tier }) => tier === 'good') ?? detail.careers?.families[0]
  const byIndex = [...detail.facets].sort((a, b) => b.index - a.index)
  const facets = [...byIndex.slice(0, 2), ...byIndex.slice(-1)]
  return (
    <section aria-label={landing.sample} className='on-tint mt-14 md:mt-20'>
      <div className='column grid items-center gap-x-14 gap-y-8 py-12 md:grid-cols-[280px_1fr] md:py-14 lg:grid-cols-[340px_1fr] lg:gap-y-6'>
        <div className='mx-auto w-full max-w-[300px] md:row-start-2 lg:row-span-2 lg:row-start-1 lg:max-w-[340px]'>
          <Radar axes={axes} max={max} step={max / 5} name={results.chart} />
        </div>
        {family && (
          <figure className='min-w-0 md:col-span-2 md:row-start-1 lg:col-span-1 lg:col-start-2 lg:self-end'>
            <figcaption className='type-small text-soft'>{landing.quoted(family.name[locale])}</figcaption>
            <blockquote className='type-quotation mt-2'>{family.reasons[0]?.[locale]}</blockquote>
          </figure>
        )}
        <div className='min-w-0 md:col-start-2 md:row-start-2 lg:self-start'>
          <ul className='grid gap-3 lg:gap-2'>
            {facets.map(({ id, name, section, index, range: { from, to } }) => (
              <li
                key={id}
                className='type-small grid grid-cols-[1fr_auto] items-center gap-x-5 lg:grid-cols-[17rem_1fr_3ch]'
              >
                <span aria-hidden='true'>{name[locale]}</span>
                <span className='min-w-0 max-lg:order-3 max-lg:col-span-2'>
                  <ScoreLine
                    size='s'
                    max={100}
                    value={index}
                    low={from}
                    high={to}
                    color={sectionNumber(sections.findIndex(each => each.id === section))}
                    name={landing.facetLine(name[locale], index, range(from, to, locale))}
                  />
                </span>
                <span className='type-label text-end' aria-hidden='true'>
                  {index}
                </span>
              </li>
            ))}
          </ul>
          <TextLink
            to={readingPath('/sample-report', locale)}
            className='mt-5 inline-flex min-h-12 items-center'
          >
            {landing.sampleLink}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
