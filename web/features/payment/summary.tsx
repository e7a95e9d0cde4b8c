import { includesAi } from '#contract/includes-ai.ts'
import type { PriceList } from '#contract/plans.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { price } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { CheckList } from '#web/ui/check-list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface SummaryProps {
  readonly product: keyof PriceList['prices']
  readonly prices: PriceList
  readonly applicationNumber?: string | undefined
}

/** Shows what is bought, what it costs, and how the money comes back. */
export function Summary({ product, prices, applicationNumber }: SummaryProps) {
  const text = useWords(PAYMENT)
  const { locale } = useLocale()
  const unlock = product === 'unlock'
  return (
    <section aria-labelledby='bought' className='border-ink border-t-2 pt-5 md:pt-6'>
      <h2 id='bought' className='type-h2'>
        {text.products[product]}
      </h2>
      <dl className='mt-3'>
        {applicationNumber && (
          <div className='border-line flex items-baseline justify-between gap-4 border-b py-2.5'>
            <dt className='text-soft'>{text.number}</dt>
            <dd>
              <bdi>{applicationNumber}</bdi>
            </dd>
          </div>
        )}
        <div className='flex items-end justify-between gap-4 pt-7'>
          <dt className='type-label text-18'>{text.total}</dt>
          <dd className='flex items-baseline gap-2.5'>
            <bdi className='type-score leading-[0.8]'>{price(prices.prices[product])}</bdi>
            <span className='type-small'>{unlock ? text.riyal : `${text.riyal} ${text.perMonth}`}</span>
          </dd>
        </div>
      </dl>
      <p className='type-caption text-soft mt-3'>{text.vat}</p>
      <CheckList
        items={[...text.includes[product], ...(includesAi(product, prices) ? [text.aiIncluded] : [])]}
        className='mt-6 max-lg:hidden'
      />
      <p className='type-caption text-soft mt-4'>
        {unlock && `${text.once} `}
        {unlock ? text.refund(prices.refundDays) : text.refundPlan(prices.refundDays)}{' '}
        <TextLink to={readingPath('/refunds', locale)}>{text.refundPolicy}</TextLink>
      </p>
    </section>
  )
}
