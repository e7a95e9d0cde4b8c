import { Check, LockOpen, type LucideIcon } from 'lucide-react'
import type { PriceList } from '#contract/plans.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { roundPrice } from '#web/text/format.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Shows what everybody gets beside what is paid for, under two ink rules. */
export function FreeAndPaid({ prices }: { prices: Pick<PriceList, 'prices' | 'refundDays'> | null }) {
  const landing = useWords(LANDING)
  const { locale } = useLocale()
  return (
    <section
      aria-label={landing.what}
      className='column grid gap-x-[72px] gap-y-10 pt-14 md:grid-cols-2 md:pt-20'
    >
      <Offer
        title={landing.freeTitle}
        price={landing.freePrice}
        items={landing.freeItems}
        icon={Check}
        free
      />
      <div>
        <Offer
          title={landing.paidTitle}
          price={prices && landing.paidPrice(roundPrice(prices.prices.unlock))}
          items={landing.paidItems}
          icon={LockOpen}
        />
        <p className='type-small text-soft mt-3 flex flex-wrap items-center gap-x-6'>
          {prices && <span>{landing.paidNote(landing.days(prices.refundDays))}</span>}
          <TextLink to={readingPath('/plans', locale)} className='flex min-h-12 items-center'>
            {landing.plansLink}
          </TextLink>
        </p>
      </div>
    </section>
  )
}

interface OfferProps {
  readonly title: string
  readonly price: string | null
  readonly items: readonly string[]
  readonly icon: LucideIcon
  readonly free?: boolean
}

function Offer({ title, price, items, icon, free = false }: OfferProps) {
  return (
    <div className='border-ink border-t-2 pt-4'>
      <h2 className='type-h2 flex flex-wrap items-baseline justify-between gap-x-6 md:max-lg:flex-col md:max-lg:items-start'>
        <span>{title}</span>
        {price && <span className='text-[0.85em]'>{price}</span>}
      </h2>
      <ul className='mt-2'>
        {items.map(item => (
          <li key={item} className='border-line type-small flex gap-3 border-b py-3 text-16'>
            <Icon of={icon} className={free ? 'text-ok mt-0.5' : 'text-amber mt-0.5'} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
