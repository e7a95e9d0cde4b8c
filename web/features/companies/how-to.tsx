import { COMPANIES } from '#web/text/companies.ts'
import { useWords } from '#web/text/locale.tsx'

/** Explains in three steps how a report arrives. */
export function HowTo() {
  const text = useWords(COMPANIES)
  return (
    <section aria-labelledby='how'>
      <h2 id='how' className='type-h3 text-18'>
        {text.how}
      </h2>
      <ol className='mt-1 grid gap-2.5'>
        {text.steps.map((step, index) => (
          <li key={step} className='type-small flex gap-4 text-16'>
            <span
              aria-hidden='true'
              className='font-prose w-5 shrink-0 text-[22px] leading-[1.3] font-semibold'
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
