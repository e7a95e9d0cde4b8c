import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { MONEY_PAGE } from '#contract/money-page.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, price } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { OpenPerson } from './open-person.tsx'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'

type Wish = z.input<typeof consoleEndpoints.orders.query>

/** Shows orders, payments and receipts a page at a time, all three by one search. */
export function MoneyLists() {
  const text = useWords(CONSOLE)
  const [search, setSearch] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search')).trim())
  }
  return (
    <>
      <form
        onSubmit={submit}
        className='grid items-start gap-5 md:grid-cols-[minmax(0,30rem)_auto] md:justify-start'
      >
        <Field label={text.moneySearch} hint={text.moneySearchHint}>
          {control => (
            <Input
              {...control}
              name='search'
              ltr
              minLength={3}
              maxLength={64}
              autoComplete='off'
              spellCheck={false}
            />
          )}
        </Field>
        <Button type='submit' variant='secondary' className='md:mt-8'>
          {text.search}
        </Button>
      </form>
      <Orders key={`orders ${search}`} search={search} />
      <Payments key={`payments ${search}`} search={search} />
      <Receipts key={`receipts ${search}`} search={search} />
    </>
  )
}

function Orders({ search }: { search: string }) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const pages = usePages(search)
  const query = useQuery({ ...queryOf(consoleRows.orders, { query: pages.wish }), refetchOnMount: 'always' })
  return (
    <Section id='orders' title={text.latestOrders}>
      <Loaded query={query}>
        {rows => (
          <>
            <DataTable
              labelledBy='orders'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.noOrders}
              columns={[
                { key: 'day', title: text.day, cell: row => (row.paidAt ? date(row.paidAt, locale) : '') },
                { key: 'product', title: text.product, cell: row => text.products[row.product] },
                { key: 'amount', title: text.amount, cell: row => text.riyals(price(row.amount)) },
                {
                  key: 'state',
                  title: text.state,
                  cell: row => (
                    <>
                      {text.orderStates[row.status]}{' '}
                      {row.flag && <Badge tone='amber'>{text.mismatch(text.paymentFlags[row.flag])}</Badge>}
                    </>
                  ),
                },
                { key: 'person', title: text.person, cell: row => <OpenPerson id={row.person} /> },
              ]}
            />
            {pages.steps(rows.length, () => {
              const last = rows.at(-1)
              return { before: last?.paidAt ?? undefined, last: last?.id }
            })}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Payments({ search }: { search: string }) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const pages = usePages(search)
  const query = useQuery({
    ...queryOf(consoleRows.payments, { query: pages.wish }),
    refetchOnMount: 'always',
  })
  return (
    <Section id='payments' title={text.payments}>
      <Loaded query={query}>
        {rows => (
          <>
            <DataTable
              labelledBy='payments'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.noPayments}
              columns={[
                { key: 'day', title: text.day, cell: row => date(row.at, locale) },
                {
                  key: 'amount',
                  title: text.amount,
                  cell: ({ amount, currency }) =>
                    amount !== null &&
                    (currency === 'SAR' ? text.riyals(price(amount)) : `${price(amount)} ${currency ?? ''}`),
                },
                {
                  key: 'state',
                  title: text.state,
                  cell: ({ role, flag }) => (
                    <Badge tone={role === 'settled' ? 'neutral' : 'amber'}>
                      {flag ? text.mismatch(text.paymentFlags[flag]) : text.paymentRoles[role]}
                    </Badge>
                  ),
                },
                {
                  key: 'reference',
                  title: text.reference,
                  cell: row => row.referenceNumber && <bdi>{row.referenceNumber}</bdi>,
                },
                { key: 'person', title: text.person, cell: row => <OpenPerson id={row.person} /> },
              ]}
            />
            {pages.steps(rows.length, () => ({ before: rows.at(-1)?.at, last: rows.at(-1)?.id }))}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function Receipts({ search }: { search: string }) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const pages = usePages(search)
  const query = useQuery({
    ...queryOf(consoleRows.listReceipts, { query: pages.wish }),
    refetchOnMount: 'always',
  })
  return (
    <Section id='issued' title={text.issuedReceipts}>
      <Loaded query={query}>
        {rows => (
          <>
            <DataTable
              labelledBy='issued'
              rows={rows}
              keyOf={({ number }) => number}
              empty={text.noReceipts}
              columns={[
                { key: 'number', title: text.receiptNumber, cell: row => <bdi>{row.number}</bdi> },
                { key: 'day', title: text.day, cell: row => date(row.issuedAt, locale) },
                { key: 'kind', title: text.kind, cell: row => text.receiptKinds[row.kind] },
                { key: 'product', title: text.product, cell: row => row.description },
                { key: 'amount', title: text.amount, cell: row => text.riyals(price(row.total)) },
                { key: 'person', title: text.person, cell: row => <OpenPerson id={row.person} /> },
              ]}
            />
            {pages.steps(rows.length, () => ({ before: rows.at(-1)?.issuedAt, last: rows.at(-1)?.number }))}
          </>
        )}
      </Loaded>
    </Section>
  )
}

interface Pages {
  readonly wish: Wish
  /** The ways to older rows, after the last one shown, and back. */
  readonly steps: (shown: number, last: () => Omit<Wish, 'search'>) => ReactNode
}

/** Holds which page of a list is shown. */
function usePages(search: string): Pages {
  const text = useWords(CONSOLE)
  const [place, setPlace] = useState<Omit<Wish, 'search'>>({})
  return {
    wish: { ...(search ? { search } : {}), ...place },
    steps: (shown, last) => (
      <div className='mt-5 flex flex-wrap gap-3'>
        {shown === MONEY_PAGE && (
          <Button variant='secondary' size='small' onClick={() => setPlace(last())}>
            {text.older}
          </Button>
        )}
        {place.before && (
          <Button variant='quiet' size='small' onClick={() => setPlace({})}>
            {text.newest}
          </Button>
        )}
      </div>
    ),
  }
}
