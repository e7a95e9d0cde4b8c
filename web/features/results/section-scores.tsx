import type { Results } from '#contract/assessment.ts'
import { RATINGS } from '#engine/vocabulary.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { classes } from '#web/ui/classes.ts'
import { SECTION_COLOR, sectionNumber } from '#web/ui/nuqta.tsx'
import { RuleLine } from '#web/ui/path/rule-line.tsx'

/** In one row where there is room for the names. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: 'md:grid-cols-3 lg:gap-x-12',
  4: 'md:grid-cols-2 lg:grid-cols-4',
  5: 'md:grid-cols-2 lg:grid-cols-5 lg:gap-x-6',
}

/** Shows each section under its tooth: score, rating, and the line with its range. */
export function SectionScores({ sections }: Pick<Results, 'sections'>) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <section
      aria-label={text.sections}
      className={classes('mt-10 grid gap-x-12 gap-y-8 md:mt-14 md:gap-x-8', COLUMNS[sections.length])}
    >
      {sections.map((section, index) => {
        const number = sectionNumber(index)
        const name = section.name[locale]
        const spoken = range(section.range.from, section.range.to, locale)
        return (
          <div key={section.id} className='md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0'>
            <RuleLine section={number} />
            <div
              className={classes(
                'mt-3 flex flex-wrap items-baseline content-start justify-between gap-2',
                sections.length > 3 && 'lg:flex-col',
              )}
            >
              <h2 className='type-h3'>{name}</h2>
              <Badge tone={SECTION_COLOR[number]}>{RATINGS[section.rating][locale]}</Badge>
            </div>
            <div className='max-md:mt-3 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-4'>
              <p className='flex items-baseline gap-2.5 md:mt-6'>
                <span className='type-score ltr'>{section.score}</span>
                <span className='type-small text-soft'>{text.of(section.max)}</span>
              </p>
              <div className='md:mt-5'>
                <ScoreLine
                  max={section.max}
                  value={section.score}
                  low={section.range.from}
                  high={section.range.to}
                  color={number}
                  name={text.sectionLine(name, section.score, section.max, spoken)}
                />
              </div>
            </div>
            <p className='type-small text-soft mt-2'>{text.range(spoken)}</p>
          </div>
        )
      })}
    </section>
  )
}
