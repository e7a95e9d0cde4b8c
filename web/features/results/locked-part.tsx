import type { Results } from '#contract/assessment.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { RuleLine } from '#web/ui/path/rule-line.tsx'
import { LockedCard } from './locked-card.tsx'

/** Shows where the detail begins: real headings and lines; what is blurred is filler that was never data. */
export function LockedPart({ results, to }: { results: Results; to: string }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const core = results.assessment.templateId === 'basic'
  return (
    <div className='border-line relative mt-14 border-t pt-10 md:mt-20 md:pt-12'>
      <h2 className='type-h2'>{core ? text.facets : text.sectionDetail}</h2>
      <LockedCard core={core} price={results.unlockPrice} to={to} />
      <p className='sr-only'>{text.hiddenPart}</p>
      <div className='mt-4 grid gap-8'>
        {results.sections.map((section, index) => (
          <div key={section.id}>
            <RuleLine section={sectionNumber(index)} />
            <h3 className='type-h3 mt-2'>{section.name[locale]}</h3>
            <FillerRows index={index} />
          </div>
        ))}
      </div>
      {core && (
        <>
          <h2 className='type-h2 mt-14'>{text.careers}</h2>
          <p aria-hidden='true' className={`${BLUR} mt-2 max-w-read`}>
            {text.placeholderText}
          </p>
        </>
      )}
    </div>
  )
}

const BLUR = 'screen-only pointer-events-none opacity-75 blur-[6px] select-none'

/** Rows in the form of the detail, without any of it. */
function FillerRows({ index }: { index: number }) {
  const text = useWords(RESULTS)
  const fillers = [text.placeholders[index], text.placeholders[index + 1]]
  return (
    <div aria-hidden='true' className={BLUR}>
      {fillers.map((words, row) => (
        <div
          key={words}
          className='grid h-[42px] grid-cols-[1fr_auto] items-center gap-4 md:grid-cols-[290px_1fr_40px]'
        >
          <span className='truncate'>{words}</span>
          <span className='max-md:hidden'>
            <ScoreLine
              size='s'
              max={100}
              value={50}
              low={38 - 6 * row}
              high={62 + 6 * row}
              color={sectionNumber(index)}
            />
          </span>
          <span>00</span>
        </div>
      ))}
    </div>
  )
}
