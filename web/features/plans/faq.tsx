import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { queries } from '#web/api/queries.ts'
import { range } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Entry {
  readonly question: string
  readonly answer: string
}

/** Builds the questions and answers of the page; search engines are told the same ones. */
export function useFaq(): Entry[] {
  const text = useWords(PLANS_TEXT)
  const { locale } = useLocale()
  const { data: catalog } = useQuery(queries.catalog)
  const { data: prices } = useQuery(queries.prices)
  const refundDays = prices?.refundDays
  const minutes = catalog?.templates.find(({ id }) => id === 'basic')?.minutes
  return [
    { question: text.faqDifference, answer: text.faqDifferenceBody },
    { question: text.faqCancel, answer: text.faqCancelBody },
    ...(refundDays ? [{ question: text.faqRefund, answer: text.faqRefundBody(refundDays) }] : []),
    {
      question: text.faqTime,
      answer: minutes ? text.faqTimeBody(range(minutes.from, minutes.to, locale)) : text.faqTimeUnknown,
    },
  ]
}

/** Lists the questions behind one press, then one open at a time: the browser's own, so that it works without a script. */
export function Faq() {
  const text = useWords(PLANS_TEXT)
  const entries = useFaq()
  return (
    <section aria-labelledby='faq' className='min-w-0'>
      <h2 id='faq' className='type-h2'>
        {text.faq}
      </h2>
      <details className='faq border-ink mt-3 border-t-[1.5px]'>
        <summary className='text-link flex min-h-14 items-center'>
          <span className='faq-closed'>{text.faqShow}</span>
          <span className='faq-open'>{text.faqHide}</span>
        </summary>
        {entries.map(({ question, answer }) => (
          <details key={question} name='faq' className='faq border-line border-t'>
            <summary className='type-label flex min-h-14 items-center justify-between gap-4 py-2'>
              {question}
              <Icon of={Plus} className='faq-closed' />
              <Icon of={Minus} className='faq-open' />
            </summary>
            <p className='type-small text-soft pb-4 text-16'>{answer}</p>
          </details>
        ))}
      </details>
    </section>
  )
}
