import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { queries } from '#web/api/queries.ts'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { Icon } from '#web/ui/icon.tsx'
import { BRAND_NAMES, type Brand } from './brand.ts'
import { grouped } from './card.ts'

/** The provider's published test cards: one that is accepted of each network, and two that are not. */
const TEST_CARDS: readonly { number: string; brand: Brand; outcome: 'paid' | 'funds' | 'declined' }[] = [
  { number: '4201320111111010', brand: 'mada', outcome: 'paid' },
  { number: '4111111111111111', brand: 'visa', outcome: 'paid' },
  { number: '5421080101000000', brand: 'master', outcome: 'paid' },
  { number: '340000000900000', brand: 'amex', outcome: 'paid' },
  { number: '4201320000311101', brand: 'mada', outcome: 'funds' },
  { number: '4201321234411220', brand: 'mada', outcome: 'declined' },
]

/** Says above everything that payments go to the sandbox, and lists its test cards. */
export function SandboxBanner() {
  const text = useWords(PAYMENT)
  const { data: prices } = useQuery(queries.prices)
  if (!prices?.sandbox) return null
  return (
    <aside aria-label={text.sandbox} className='bg-amber-soft screen-only'>
      <div className='column type-small flex items-start gap-3'>
        <Icon of={FlaskConical} className='text-amber mt-3.5' />
        <div className='flex min-w-0 flex-wrap items-center gap-x-4'>
          <p className='py-2 max-md:pb-0'>
            <strong className='font-semibold'>{text.sandbox}</strong> {text.sandboxBody}
          </p>
          <details className='sandbox-cards'>
            <summary className='text-amber flex min-h-12 items-center underline underline-offset-4'>
              {text.testCards}
            </summary>
            <ul className='grid gap-x-8 gap-y-1 pb-1 lg:grid-cols-2'>
              {TEST_CARDS.map(({ number, brand, outcome }) => (
                <li
                  key={number}
                  className='grid grid-cols-[10.5rem_5.5rem_1fr] max-md:grid-cols-[10.5rem_1fr]'
                >
                  <span>
                    <bdi className='tabular-nums'>{grouped(number)}</bdi>
                  </span>
                  <span className='max-md:hidden'>
                    <bdi>{BRAND_NAMES[brand]}</bdi>
                  </span>
                  <span>{text.outcomes[outcome]}</span>
                </li>
              ))}
            </ul>
            <p className='text-soft pb-2'>{text.testCardsNote}</p>
          </details>
        </div>
      </div>
    </aside>
  )
}
