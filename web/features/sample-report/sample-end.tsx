import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { readingPath } from '#contract/reading-pages.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { roundPrice } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SAMPLE_REPORT } from '#web/text/sample-report.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Says what a real report adds, what it costs, and how to get it. */
export function SampleEnd() {
  const text = useWords(SAMPLE_REPORT)
  const { locale } = useLocale()
  const user = useUser()
  const { data: prices } = useQuery(queries.prices)
  return (
    <section className='screen-only border-ink mt-16 border-t-2 pt-6 md:mt-20'>
      <h2 className='type-h2'>{text.endTitle}</h2>
      <ul className='mt-3 grid gap-2.5'>
        {text.end.map(point => (
          <li key={point} className='type-body flex gap-3'>
            <Icon of={Check} className='text-ok mt-1.5' />
            {point}
          </li>
        ))}
      </ul>
      {prices && <p className='type-body mt-6 max-w-read'>{text.price(roundPrice(prices.prices.unlock))}</p>}
      <p className='mt-4 flex flex-wrap items-center gap-x-6 gap-y-3'>
        <ButtonLink
          to={user ? '/assessment-selection' : '/register'}
          iconEnd={ArrowRight}
          className='max-md:w-full'
        >
          {text.start}
        </ButtonLink>
        <TextLink to={readingPath('/plans', locale)} className='flex min-h-12 items-center'>
          {text.plans}
        </TextLink>
      </p>
    </section>
  )
}
