import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { queries } from '#web/api/queries.ts'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Icon } from '#web/ui/icon.tsx'

const OFFERS = ['free', 'single', 'starter', 'pro'] as const

/** States from which offer on each feature is open. */
export const ROWS = [
  { id: 'basic', from: 'free' },
  { id: 'beside', from: 'free' },
  { id: 'report', from: 'single' },
  { id: 'proof', from: 'single' },
  { id: 'everyReport', from: 'starter' },
  { id: 'otherFields', from: 'pro' },
  { id: 'ai', from: 'pro' },
  { id: 'consultation', from: 'pro' },
  { id: 'support', from: 'pro' },
] as const satisfies readonly { readonly id: string; readonly from: (typeof OFFERS)[number] }[]

/** Compares what is free, one report and the two plans: each holds all that stands before it. */
export function ComparisonTable() {
  const text = useWords(PLANS_TEXT)
  const { data: prices } = useQuery(queries.prices)
  // What the server cannot give is not compared.
  const rows = ROWS.filter(({ id }) => id !== 'ai' || prices?.ai)
  return (
    <section aria-labelledby='comparison' className='min-w-0'>
      <h2 id='comparison' className='type-h2'>
        {text.comparison}
      </h2>
      <table className='table mt-3 max-md:table-fixed'>
        <thead>
          <tr>
            <th scope='col'>{text.feature}</th>
            {OFFERS.map(offer => (
              <th key={offer} scope='col' className='plan-column wrap-anywhere'>
                {text.offers[offer]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, from }) => (
            <tr key={id}>
              <th scope='row' className='wrap-anywhere'>
                {text.rows[id]}
              </th>
              {OFFERS.map((offer, place) => (
                <Cell key={offer} has={place >= OFFERS.indexOf(from)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ has }: { has: boolean }) {
  const text = useWords(PLANS_TEXT)
  return (
    <td className='plan-column'>
      {has ? (
        <>
          <Icon of={Check} className='mx-auto' />
          <span className='sr-only'>{text.included}</span>
        </>
      ) : (
        <span className='text-soft'>{text.without}</span>
      )}
    </td>
  )
}
