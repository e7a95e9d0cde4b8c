import type { PriceList } from '#contract/plans.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { Price } from './price.tsx'

/** Offers one report for one payment, above the plans: for one attempt it is the better deal. */
export function SingleOffer({ prices }: { prices: PriceList | undefined }) {
  const text = useWords(PLANS_TEXT)
  return (
    <section
      aria-labelledby='single'
      className='on-surface rounded-card border-ink mt-6 grid border-[1.5px] p-5 pb-6 md:mt-9 md:grid-cols-[1fr_1.4fr] md:gap-x-12 md:p-9'
    >
      <div>
        <h2 id='single' className='type-h2'>
          {text.singleName}
        </h2>
        <Price halalas={prices?.prices.unlock} period={text.once} />
      </div>
      <div className='max-md:mt-6'>
        <p className='type-body'>{text.singleLead}</p>
        <CheckList items={text.singleFeatures} className='mt-4 mb-6' />
        <ButtonLink to='/payment' className='max-md:w-full'>
          {text.singleLink}
        </ButtonLink>
      </div>
    </section>
  )
}
