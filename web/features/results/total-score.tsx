import type { ReactNode } from 'react'
import type { Results } from '#contract/assessment.ts'
import { BANDS } from '#engine/vocabulary.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScoreBands, ScoreLine } from '#web/ui/chart/score-line.tsx'
import { classes } from '#web/ui/classes.ts'

/** Shows one very large number; beside it the line with its range and bands, and what the range means. */
export function TotalScore({
  results: { total, narrative, quality },
  rising = false,
  children,
}: {
  results: Pick<Results, 'total' | 'narrative' | 'quality'>
  /** It follows the line, whose teeth rise. */
  rising?: boolean
  /** What can be done with the result at once. */
  children?: ReactNode
}) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const { score, max, band, bandCuts, contrast } = total
  const bands = [BANDS.developing, BANDS.good, BANDS.excellent]
  const segments = bands.map((words, index) => ({
    from: index === 0 ? 0 : (bandCuts[index - 1] ?? max),
    name: words[locale],
    current: words === BANDS[band],
  }))
  const meaning = narrative.find(line => line.rule === 'R6')
  return (
    <section
      aria-label={text.total}
      className={classes(
        'border-ink mt-7 grid gap-5 border-t-2 pt-7 md:mt-10 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-12',
        rising && 'after-rising',
      )}
    >
      <p className='type-total ltr mt-2 justify-self-start lg:mt-4'>{score}</p>
      <div className='min-w-0'>
        <p className='flex flex-wrap items-center gap-3 text-18'>
          {text.of(max)}
          <Badge tone='brand'>
            <span className='text-16'>{BANDS[band][locale]}</span>
          </Badge>
        </p>
        <div className='mt-4'>
          <ScoreLine
            size='l'
            max={max}
            value={score}
            low={total.range.from}
            high={total.range.to}
            cuts={bandCuts}
          />
          <ScoreBands max={max} segments={segments} />
        </div>
        {meaning && <p className='type-small mt-3 text-16'>{meaning.text[locale]}</p>}
        <p className='type-small text-soft mt-1'>{text.compared(max)}</p>
        {contrast && <p className='type-small mt-3 text-16'>{contrast[locale]}</p>}
        {quality === 'regular' && <p className='type-small text-soft mt-1'>{text.quality}</p>}
        {children && <div className='mt-5'>{children}</div>}
      </div>
    </section>
  )
}
