import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, monthOf, monthsUntil, price } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { Approvals } from './approvals.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { MoneyLists } from './money-lists.tsx'
import { OpenPerson } from './open-person.tsx'
import { RefundActs } from './refund-acts.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

const refunds = { ...queryOf(consoleRows.refunds), refetchOnMount: 'always' } as const

/** Shows what waits for a decision about money, orders, payments and receipts; whose they are is opened for a reason. */
export function MoneyPage() {
  const text = useWords(CONSOLE)
  return (
    <ConsolePage title={text.money} lead={text.moneyLead}>
      <Approvals kind='refund' />
      <Refunds />
      <MoneyLists />
      <Receipts />
    </ConsolePage>
  )
}

function Refunds() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(refunds)
  return (
    <Section id='refunds' title={text.refunds}>
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='refunds'
            rows={rows}
            keyOf={({ id }) => id}
            empty={text.noRefunds}
            columns={[
              { key: 'day', title: text.day, cell: row => date(row.createdAt, locale) },
              { key: 'amount', title: text.amount, cell: row => text.riyals(price(row.amount)) },
              { key: 'why', title: text.why, cell: row => text.refundReasons[row.reason] },
              {
                key: 'state',
                title: text.state,
                cell: row => (
                  <Badge tone={row.status === 'requested' ? 'amber' : 'neutral'}>
                    {row.waits ? text.waitsForSecond : text.refundStates[row.status]}
                  </Badge>
                ),
              },
              { key: 'person', title: text.person, cell: row => <OpenPerson id={row.person} /> },
            ]}
            actions={row =>
              row.status === 'requested' && (
                <RefundActs
                  id={row.id}
                  amount={row.amount}
                  waits={row.waits}
                  onDone={() => void client.invalidateQueries()}
                />
              )
            }
          />
        )}
      </Loaded>
    </Section>
  )
}

const MONTHS = 24

/** Hands the receipts of a month over to the accountant. */
function Receipts() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const [months] = useState(() => monthsUntil(new Date().toISOString(), MONTHS))
  const [month, setMonth] = useState(months[0] ?? '')
  return (
    <Section id='receipts' title={text.receipts} lead={text.receiptsLead}>
      <div className='mt-4 grid items-end gap-5 md:grid-cols-[minmax(0,20rem)_auto] md:justify-start'>
        <Field label={text.month}>
          {control => (
            <Select {...control} value={month} onChange={event => setMonth(event.currentTarget.value)}>
              {months.map(each => (
                <option key={each} value={each}>
                  {monthOf(each, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ButtonLink
          to={addressOf(consoleRows.receipts, { parameters: { month } })}
          reloadDocument
          download
          variant='secondary'
          icon={Download}
        >
          {text.download}
        </ButtonLink>
      </div>
    </Section>
  )
}
