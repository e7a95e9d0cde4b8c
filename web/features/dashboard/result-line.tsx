import type { Assessment } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { sectionTeeth } from '#engine/line/score-teeth.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { ScorePath } from '#web/ui/chart/score-path.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'

/** Draws the line of a completed attempt; its ranges stand in the result. */
export function ResultLine({ sections }: Pick<Assessment, 'sections'>) {
  const text = useWords(DASHBOARD)
  const { locale } = useLocale()
  const scores = sections.map(({ id, name, questions, score }) => {
    return { id, name: name[locale], score: score ?? 0, max: 5 * questions }
  })
  const said = scores.map(({ name, score, max }) => `${name} ${text.answeredOf(score, max)}`)
  const shortNames: Readonly<Record<string, string>> = text.shortSections
  return (
    <div className='mt-10'>
      <ScorePath
        size='card'
        name={text.pathName(said.join(LANGUAGES[locale].comma))}
        teeth={sectionTeeth(scores)}
        spread
        ends
      />
      <ul
        aria-hidden='true'
        className={
          sections.length > 3
            ? 'mt-4 grid gap-1 md:auto-cols-fr md:grid-flow-col'
            : 'mt-4 grid auto-cols-fr grid-flow-col'
        }
      >
        {scores.map(({ id, name, score, max }, index) => (
          <li key={id} className='max-md:flex-wrap items-baseline gap-x-2 pe-3 max-md:flex'>
            {sections.length > 3 && (
              <SectionMark section={sectionNumber(index)} className='-ms-1 md:hidden' />
            )}
            <span className='type-label leading-snug max-md:hidden md:block'>{name}</span>
            <span className='type-label text-15 leading-snug md:hidden'>{shortNames[id] ?? name}</span>
            <span className='type-small text-soft'>{text.answeredOf(score, max)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
