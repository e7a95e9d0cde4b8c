import { range, roundPrice } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'

interface FactsProps {
  readonly minutes: { readonly from: number; readonly to: number } | null
  /** Halalas. */
  readonly unlockPrice: number | null
}

/** Shows three figures parted by hairlines; what the server did not say is left out. */
export function Facts({ minutes, unlockPrice }: FactsProps) {
  const landing = useWords(LANDING)
  const { locale } = useLocale()
  const facts = [
    { figure: '90', words: landing.factQuestions },
    ...(minutes ? [{ figure: range(minutes.from, minutes.to, locale), words: landing.factMinutes }] : []),
    ...(unlockPrice ? [{ figure: roundPrice(unlockPrice), words: landing.factPrice }] : []),
  ]
  return (
    <dl aria-label={landing.facts} className='border-line flex self-start max-md:border-y max-md:py-4'>
      {facts.map((fact, index) => (
        <div
          key={fact.words}
          className={`flex min-w-0 flex-col-reverse justify-end max-md:flex-1 ${index > 0 ? 'border-line border-s ps-3 md:ps-6' : ''} pe-3 md:pe-6`}
        >
          <dt className='type-small text-soft max-w-[11em]'>{fact.words}</dt>
          <dd className='type-figure'>{fact.figure}</dd>
        </div>
      ))}
    </dl>
  )
}
