import { readingPath } from '#contract/reading-pages.ts'
import type { SampleReport } from '#contract/sample-report.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { range } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SampleSheet } from './sample-sheet.tsx'

/** Shows more of the sample report, as it stands there: the chart, a sentence of the careers, three facets. */
export function SampleBand({ sample }: { sample: SampleReport }) {
  const { sections, detail } = sample
  const landing = useWords(LANDING)
  const { locale } = useLocale()
  // One that says what speaks for a path and also what is missing.
  const family = detail.careers?.families.find(({ tier }) => tier === 'good') ?? detail.careers?.families[0]
  const byIndex = [...detail.facets].sort((a, b) => b.index - a.index)
  const facets = [...byIndex.slice(0, 2), ...byIndex.slice(-1)]
  return (
    <section aria-label={landing.sample} className='on-tint mt-14 md:mt-20'>
      <div className='column grid items-center gap-x-14 gap-y-8 py-12 md:py-14 lg:grid-cols-[460px_1fr] lg:gap-y-6'>
        <div className='mx-auto w-full max-w-[460px] lg:row-span-2 lg:row-start-1'>
          <SampleSheet sample={sample} />
        </div>
        {family && (
          <figure className='min-w-0 lg:col-start-2 lg:self-end'>
            <figcaption className='type-small text-soft'>{landing.quoted(family.name[locale])}</figcaption>
            <blockquote className='type-quotation mt-2'>{family.reasons[0]?.[locale]}</blockquote>
          </figure>
        )}
        <div className='min-w-0 lg:col-start-2 lg:self-start'>
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
