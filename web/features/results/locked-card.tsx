import { Lock } from 'lucide-react'
import { useState } from 'react'
import { number } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CheckList } from '#web/ui/check-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UnlockDialog } from './unlock-dialog.tsx'

/** Says over the blurred rows that the detail is locked, and what it holds, with the price in the button. */
export function LockedCard({ core, price, to }: { core: boolean; price: number; to: string }) {
  const text = useWords(RESULTS)
  const [asking, setAsking] = useState(false)
  return (
    <section
      aria-labelledby='locked'
      className='screen-only on-surface rounded-card border-amber-edge shadow-raised absolute end-0 top-[104px] z-10 w-full border p-5 md:w-[460px] md:p-8 lg:w-[500px]'
    >
      <div className='flex items-start gap-4'>
        <span className='bg-amber-soft text-amber rounded-control grid size-11 shrink-0 place-items-center'>
          <Icon of={Lock} size={22} />
        </span>
        <div>
          <h3 id='locked' className='type-h3'>
            {text.lockedTitle}
          </h3>
          <p className='type-small text-soft'>{text.lockedLead}</p>
        </div>
      </div>
      <div className='mt-5'>
        <CheckList items={core ? text.lockedItems : text.lockedItemsOfSections} className='text-ink mt-3' />
      </div>
      <ButtonLink to={to} wide className='mt-6'>
        {text.unlock(number(price / 100))}
      </ButtonLink>
      <div className='mt-2 flex flex-wrap items-center justify-between gap-x-4'>
        <p className='type-caption text-soft'>{text.priceNote}</p>
        <Button variant='quiet' size='small' className='-mx-3' onClick={() => setAsking(true)}>
          {text.contents}
        </Button>
      </div>
      <UnlockDialog open={asking} onClose={() => setAsking(false)} core={core} price={price} to={to} />
    </section>
  )
}
