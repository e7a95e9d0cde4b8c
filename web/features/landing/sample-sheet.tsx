import type { SampleReport } from '#contract/sample-report.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { BANDS } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScoreBands, ScoreLine } from '#web/ui/chart/score-line.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'

/** Draws the first page of the sample report, with a second leaf behind it. */
export function SampleSheet({ sample: { total, sections, name } }: { sample: SampleReport }) {
  const landing = useWords(LANDING)
  const results = useWords(RESULTS)
  const { locale } = useLocale()
  const { score, max, band, bandCuts } = total
  const spoken = range(total.range.from, total.range.to, locale)
  const bands = [BANDS.developing, BANDS.good, BANDS.excellent].map((words, index) => ({
    from: index === 0 ? 0 : (bandCuts[index - 1] ?? max),
    name: words[locale],
    current: words === BANDS[band],
  }))
  return (
    <figure className='sheet w-full max-w-[460px] self-start lg:mt-3'>
      <div className='on-surface border-line rounded-sheet shadow-raised relative border px-5 py-5 md:px-8 md:py-8'>
        <figcaption className='type-small text-soft border-line flex flex-wrap items-center justify-between gap-x-4 border-b pb-4'>
          <span>{landing.sample}</span>
          <span className='flex items-center gap-2.5'>
            <bdi>{name[locale]}</bdi>
            <Badge tone='outline'>{landing.sampleMark}</Badge>
          </span>
        </figcaption>
        <p className='mt-8 flex items-end gap-4' aria-hidden='true'>
          <span className='sheet-total'>{score}</span>
          <span className='type-small text-soft leading-[1.5]'>
            {landing.of(max)}
            <br />
            {landing.range(spoken)}
          </span>
        </p>
        <div className='mt-7'>
          <ScoreLine
            size='l'
            max={max}
            value={score}
            low={total.range.from}
            high={total.range.to}
            cuts={bandCuts}
            name={results.totalLine(score, max, spoken, BANDS[band][locale])}
          />
          <ScoreBands max={max} segments={bands} numbers={false} />
        </div>
        <ul className='border-line mt-3 grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 gap-y-3 border-t pt-4'>
          {sections.map((section, index) => (
            <li key={section.id} className='type-small contents'>
              <SectionMark section={sectionNumber(index)} />
              <span aria-hidden='true'>
                {section.id === 'motivation' ? landing.motivationShort : section.name[locale]}
              </span>
              <span className='min-w-0'>
                <ScoreLine
                  size='s'
                  max={section.max}
                  value={section.score}
                  low={section.range.from}
                  high={section.range.to}
                  color={sectionNumber(index)}
                  name={results.sectionLine(
                    section.name[locale],
                    section.score,
                    section.max,
                    range(section.range.from, section.range.to, locale),
                  )}
                />
              </span>
              <span className='type-label text-end' aria-hidden='true'>
                {section.score}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}
