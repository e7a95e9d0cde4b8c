import type { ReportDetail } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'

/** Quotes the habits of the answers, each with its counts; draws nothing where there were too few moments. */
export function StylePart({ style }: Pick<ReportDetail, 'style'>) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  if (style.length === 0) return null
  return (
    <section className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{text.style}</h2>
      <p className='type-small text-soft max-w-read'>{text.styleLead}</p>
      <ul className='border-ink mt-4 border-t-2'>
        {style.map(line => (
          <li key={line.en} className='type-body border-line border-b py-3'>
            {line[locale]}
          </li>
        ))}
      </ul>
    </section>
  )
}
