import type { ReactNode } from 'react'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { CheckList } from '#web/ui/check-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PackageCardProps {
  readonly name: string
  /** In riyals a month; null while it is not known, undefined where it is a matter of talking. */
  readonly price: string | null | undefined
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
      <p className='mt-6 flex min-h-[72px] items-end gap-3'>
        {price === undefined && <span className='type-figure'>{text.custom}</span>}
        {price === null && <Skeleton className='h-16 w-24' />}
        {price && (
          <>
            <bdi className='type-price'>{price}</bdi>
            <span className='type-small text-soft leading-[1.5]'>
              {text.perMonth}
              <br />
              {text.withVat}
            </span>
          </>
        )}
      </p>
      <CheckList items={features} className='mt-6 mb-8 grow content-start' />
      {children}
    </li>
  )
}
