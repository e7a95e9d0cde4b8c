import type { Results } from '#contract/assessment.ts'
import { type SectionNumber, sectionNumber } from '#engine/line/nuqtas.ts'
import { sectionTeeth } from '#engine/line/score-teeth.ts'
import { RATINGS } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { ScorePath } from '#web/ui/chart/score-path.tsx'
import { classes } from '#web/ui/classes.ts'
import { SECTION_COLOR, SectionMark } from '#web/ui/nuqta.tsx'
import { areAlike } from './headline.ts'
import { ResultHeadline } from './result-headline.tsx'

interface SectionScoresProps extends Pick<Results, 'sections'> {
  /** Its owner sees it for the first time. */
  readonly rising?: boolean
}

/** Shows the result as one line, a tooth for each section as tall as its score; under it the score, its rating and its range. */
export function SectionScores({ sections, rising = false }: SectionScoresProps) {
  const text = useWords(RESULTS)
  // On a phone there is no room under the teeth for the words of four or five.
  const crowded = sections.length > 3
  return (
    <section aria-label={text.sections}>
      <ResultHeadline sections={sections} rising={rising} />
      <div className='mt-11'>
        <ScorePath
          size='total'
          teeth={sectionTeeth(sections)}
          full={sections.every(({ max }) => max === sections[0]?.max) ? String(sections[0]?.max) : undefined}
          spread
          lead
          ends
          rising={rising}
        />
      </div>
      <p className={classes('type-caption text-soft mt-2', rising && 'after-rising')}>
        {text.lineCaption} {areAlike(sections) && text.lineAlike}
      </p>
      <div
        className={classes(
          'mt-3 grid gap-y-6 md:mt-5 md:auto-cols-fr md:grid-flow-col md:gap-y-0',
          !crowded && 'auto-cols-fr grid-flow-col',
          rising && 'after-rising',
        )}
      >
        {sections.map((section, index) => (
          <SectionCell key={section.id} section={section} color={sectionNumber(index)} crowded={crowded} />
        ))}
      </div>
    </section>
  )
}

interface SectionCellProps {
  readonly section: Results['sections'][number]
  readonly color: SectionNumber
  readonly crowded: boolean
}

function SectionCell({ section, color, crowded }: SectionCellProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const { name, score, max, rating } = section
  const { from, to } = section.range
  return (
    <div className='min-w-0 pe-2 max-md:flex max-md:flex-col max-md:gap-y-2 md:row-span-3 md:grid md:grid-rows-subgrid md:pe-8'>
      <div className='contents md:flex md:flex-wrap md:items-baseline md:gap-x-3 md:gap-y-1'>
        <h3
          className={classes(
            'type-h3 min-w-0 wrap-anywhere max-md:text-16',
            crowded ? 'max-md:flex max-md:items-center max-md:gap-2' : 'max-md:min-h-[2lh]',
          )}
        >
          {crowded && <SectionMark section={color} className='-ms-1 md:hidden' />}
          {name[locale]}
        </h3>
        <div className='max-md:order-2'>
          <Badge tone={SECTION_COLOR[color]}>{RATINGS[rating][locale]}</Badge>
        </div>
      </div>
      <p className='type-small text-soft flex flex-wrap items-baseline gap-x-2.5 md:mt-3'>
        <span className='type-score text-ink ltr max-md:text-[38px]'>{score}</span>
        <span>{text.of(max)}</span>
      </p>
      <div className='max-md:order-3 md:mt-3'>
        <ScoreLine max={max} value={score} low={from} high={to} color={color} />
        <p className='type-small text-soft mt-1 max-md:text-14'>{text.range(range(from, to, locale))}</p>
      </div>
    </div>
  )
}
