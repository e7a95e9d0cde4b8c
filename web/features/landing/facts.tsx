import { range } from '#web/text/format.ts'
import { useLocale, useText } from '#web/text/locale.tsx'

/** Three figures parted by hairlines; the minutes are left out when the server did not say them. */
export function Facts({ minutes }: { minutes: { from: number; to: number } | null }) {
  const { landing } = useText()
  const { locale } = useLocale()
  const facts = [
    { figure: '90', words: landing.factQuestions },
    ...(minutes ? [{ figure: range(minutes.from, minutes.to, locale), words: landing.factMinutes }] : []),
    { figure: '29', words: landing.factPrice },
  ]
  return (
    <dl aria-label={landing.facts} className='border-line mt-8 flex max-md:border-y max-md:py-4 md:mt-10'>
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
