import type { ReactNode } from 'react'
import type { Results } from '#contract/assessment.ts'
import { BANDS } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScoreBands, ScoreLine } from '#web/ui/chart/score-line.tsx'
import { classes } from '#web/ui/classes.ts'

/** Shows one very large number; beside it the line with its range and bands, and what the range means. */
export function TotalScore({
  results: { total, narrative },
  rising = false,
  children,
}: {
  results: Pick<Results, 'total' | 'narrative'>
  /** It follows the line, whose teeth rise. */
  rising?: boolean
  /** What can be done with the result at once. */
  children?: ReactNode
}) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const { score, max, band, bandCuts } = total
  const bands = [BANDS.developing, BANDS.good, BANDS.excellent]
  const segments = bands.map((words, index) => ({
    from: index === 0 ? 0 : (bandCuts[index - 1] ?? max),
    name: words[locale],
    current: words === BANDS[band],
  }))
  const spoken = range(total.range.from, total.range.to, locale)
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
        <p className='flex flex-wrap items-center gap-3 text-[18px]'>
          {text.of(max)}
          <Badge tone='brand'>
            <span className='text-[16px]'>{BANDS[band][locale]}</span>
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
            name={text.totalLine(score, max, spoken, BANDS[band][locale])}
          />
          <ScoreBands max={max} segments={segments} />
        </div>
        {meaning && <p className='type-small mt-3 text-[16px]'>{meaning.text[locale]}</p>}
        {children && <div className='mt-5'>{children}</div>}
      </div>
    </section>
  )
}
