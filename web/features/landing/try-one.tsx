import type { SampleReport } from '#contract/sample-report.ts'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { range as rangeOf } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { ScoreLine } from '#web/ui/chart/score-line.tsx'
import { OptionCard } from '#web/ui/choice.tsx'
import { SectionMark } from '#web/ui/nuqta.tsx'

interface TryOneProps {
  /** Which one of the situations, from 0. */
  readonly situation: number
  readonly sample: SampleReport | null
}

/**
 * Lets a visitor answer one situation from outside the bank, and shows how little one answer says. Native radios, a reset and
 * styles: nothing is sent, stored or scored, and no script runs (docs/decisions/0057). Outside a dialog, the method `dialog` sends
 * nothing when Enter is pressed.
 */
export function TryOne({ situation, sample }: TryOneProps) {
  const landing = useWords(LANDING)
  const shown = landing.situations[situation] ?? landing.situations[0]
  if (!shown) return null
  const section = sectionNumber(shown.section - 1)
  return (
    <form method='dialog' className='try-one sheet screen-only w-full max-w-[560px] self-start lg:mt-3'>
      <div className='on-surface border-line rounded-sheet shadow-raised relative border px-5 py-5 md:px-7 md:py-6'>
        <p className='type-caption text-soft flex flex-wrap items-center justify-between gap-x-4'>
          <span className='flex items-center gap-1'>
            <SectionMark section={section} className='-ms-1.5' />
            {landing.tryTitle}
          </span>
          <span>{landing.tryNote}</span>
        </p>
        <p id='try-story' className='type-quotation mt-2 text-[21px]'>
          {shown.story}
        </p>
        <fieldset aria-describedby='try-story' className='mt-4'>
          <legend className='type-label mb-2'>{shown.question}</legend>
          <div className='grid gap-2'>
            {shown.options.map((option, index) => (
              <OptionCard
                key={option}
                letter={landing.tryLetters[index] ?? ''}
                name='try'
                value={index + 1}
                autoComplete='off'
              >
                {option}
              </OptionCard>
            ))}
          </div>
        </fieldset>
        {/* Always there: a live region that appears with its words is not read out. */}
        <div aria-live='polite'>
          <div className='try-result border-line mt-4 border-t pt-4'>
            <p className='type-h3'>{landing.tryResult}</p>
            <p className='type-small text-soft mt-1'>{landing.tryResultBody}</p>
            {sample && <Narrowing sample={sample} section={shown.section} />}
            <button type='reset' className='text-link type-small mt-2 min-h-12'>
              {landing.tryAgain}
            </button>
          </div>
        </div>
      </div>
    </form>
  )
}

/** Draws how the range narrows: after one answer it is the whole scale, then that of a section and of the whole sample report. */
function Narrowing({ sample, section }: { sample: SampleReport; section: number }) {
  const landing = useWords(LANDING)
  const results = useWords(RESULTS)
  const { locale } = useLocale()
  const part = sample.sections[section - 1] ?? sample.sections[0]
  if (!part) return null
  const scores = [{ max: part.max, score: part.score, range: { from: 0, to: part.max } }, part, sample.total]
  return (
    <>
      <ul className='mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1'>
        {scores.map(({ max, score, range }, index) => (
          <li key={landing.tryRows[index]} className='type-small contents'>
            <span aria-hidden='true'>{landing.tryRows[index]}</span>
            <ScoreLine
              size='s'
              max={max}
              value={score}
              low={range.from}
              high={range.to}
              color={sectionNumber(section - 1)}
              name={results.sectionLine(
                landing.tryRows[index] ?? '',
                score,
                max,
                rangeOf(range.from, range.to, locale),
              )}
            />
          </li>
        ))}
      </ul>
      <p className='type-caption text-soft mt-2'>{landing.trySource}</p>
    </>
  )
}
