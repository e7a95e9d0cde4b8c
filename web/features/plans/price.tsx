import { SaudiRiyal } from 'lucide-react'
import { roundPrice } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PriceProps {
  /** Halalas; undefined while it is not known. */
  readonly halalas: number | undefined
  /** What it is paid for: a month, or once. */
  readonly period: string
}

/** Shows a price with the official sign, which stands left of the number in both directions. */
export function Price({ halalas, period }: PriceProps) {
  const text = useWords(PLANS_TEXT)
  return (
    <p className='mt-6 flex min-h-[72px] items-end gap-3'>
      {halalas === undefined ? (
        <Skeleton className='h-16 w-24' />
      ) : (
        <bdi dir='ltr' className='type-price flex items-center gap-1.5'>
          <SaudiRiyal role='img' aria-label={text.riyals} className='size-[.55em]' strokeWidth={2} />
          {roundPrice(halalas)}
        </bdi>
      )}
      <span className='type-small text-soft leading-[1.5]'>
        {period}
        <br />
        {text.withVat}
      </span>
    </p>
  )
}
