import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, price } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { OpenPerson } from './open-person.tsx'
import { RefundActs } from './refund-acts.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

const refunds = { ...queryOf(consoleRows.refunds), refetchOnMount: 'always' } as const
const orders = { ...queryOf(consoleRows.orders), refetchOnMount: 'always' } as const

/** Shows what waits for a decision about money, and the latest orders; whose they are is opened for a reason. */
export function MoneyPage() {
  const text = useWords(CONSOLE)
  return (
    <ConsolePage title={text.money} lead={text.moneyLead}>
      <Refunds />
      <Orders />
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
                    {text.refundStates[row.status]}
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
                  onDone={() => void client.invalidateQueries(refunds)}
                />
              )
            }
          />
        )}
      </Loaded>
    </Section>
  )
}

function Orders() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const query = useQuery(orders)
  return (
    <Section id='orders' title={text.latestOrders}>
      <Loaded query={query}>
        {rows => (
          <DataTable
            labelledBy='orders'
            rows={rows}
            keyOf={({ id }) => id}
            empty={text.noOrders}
            columns={[
              { key: 'day', title: text.day, cell: row => (row.paidAt ? date(row.paidAt, locale) : '') },
              { key: 'product', title: text.product, cell: row => text.products[row.product] },
              { key: 'amount', title: text.amount, cell: row => text.riyals(price(row.amount)) },
              { key: 'state', title: text.state, cell: row => text.orderStates[row.status] },
              { key: 'person', title: text.person, cell: row => <OpenPerson id={row.person} /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  )
}
