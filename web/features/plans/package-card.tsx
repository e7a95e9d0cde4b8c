import type { ReactNode } from 'react'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { CheckList } from '#web/ui/check-list.tsx'
import { Price } from './price.tsx'

interface PackageCardProps {
  readonly name: string
  /** Halalas a month; undefined while it is not known. */
  readonly price: number | undefined | 'custom'
  readonly features: readonly string[]
  readonly badge?: ReactNode
  /** The one button. */
  readonly children: ReactNode
}

export function PackageCard({ name, price, features, badge, children }: PackageCardProps) {
  const text = useWords(PLANS_TEXT)
  return (
    <li className='border-line flex flex-col p-5 pb-6 not-first:border-t md:p-8 lg:not-first:border-s lg:not-first:border-t-0'>
      <h2 className='type-h2 flex flex-wrap items-center justify-between gap-x-4'>
        {name} {badge}
      </h2>
      {price === 'custom' ? (
        <>
          <p className='mt-6 flex min-h-[72px] items-end'>
            <span className='type-figure'>{text.custom}</span>
          </p>
          <p className='type-body text-soft mt-6'>{text.enterpriseLead}</p>
        </>
      ) : (
        <Price halalas={price} period={text.perMonth} />
      )}
      <CheckList items={features} className='mt-6 mb-8 grow content-start' />
      {children}
    </li>
  )
}
