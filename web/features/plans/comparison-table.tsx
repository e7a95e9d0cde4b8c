import { Check } from 'lucide-react'
import { readingPath } from '#contract/reading-pages.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const ROWS = [
  { id: 'basic', starter: true },
  { id: 'analytics', starter: false },
  { id: 'consultation', starter: false },
  { id: 'support', starter: false },
] as const

export function ComparisonTable() {
  const text = useWords(PLANS_TEXT)
  const { locale } = useLocale()
  return (
    <section aria-labelledby='comparison' className='min-w-0'>
      <h2 id='comparison' className='type-h2'>
        {text.comparison}
      </h2>
      <table className='table mt-3'>
        <thead>
          <tr>
            <th scope='col'>{text.feature}</th>
            <th scope='col' className='plan-column'>
              {text.names.starter}
            </th>
            <th scope='col' className='plan-column'>
              {text.names.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ id, starter }) => (
            <tr key={id}>
              <th scope='row'>{text.rows[id]}</th>
              <Cell has={starter} />
              <Cell has />
            </tr>
          ))}
        </tbody>
      </table>
      <p className='type-small text-soft mt-4'>
        {text.enterprise} <TextLink to={readingPath('/contact', locale)}>{text.contactSales}</TextLink>
      </p>
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
