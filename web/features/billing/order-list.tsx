import { FileDown } from 'lucide-react'
import type { PaidOrder } from '#contract/plans.ts'
import { addressOf } from '#web/api/client.ts'
import { payments } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, price } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RefundButton } from './refund-button.tsx'

/** Lists everything that was paid, newest first: rows, not a table, so that they fit a phone. */
export function OrderList({ orders }: { orders: readonly PaidOrder[] }) {
  const text = useWords(BILLING)
  return (
    <section aria-labelledby='orders'>
      <h2 id='orders' className='type-h2'>
        {text.orders}
      </h2>
      {orders.length === 0 ? (
        <p className='type-body text-soft border-ink mt-3 border-t-2 pt-4'>{text.noOrders}</p>
      ) : (
        <ul className='border-ink mt-3 border-t-2'>
          {orders.map(order => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: PaidOrder }) {
  const text = useWords(BILLING)
  const { locale } = useLocale()
  const { item, applicationNumber, paidAt, amount, receiptNumber, refund, refundable } = order
  return (
    <li className='border-line flex flex-wrap items-center gap-x-6 gap-y-1 border-b py-3'>
      <div className='min-w-0 grow basis-64'>
        <p className='type-label'>{text.products[item]}</p>
        <p className='type-small text-soft'>
          {date(paidAt, locale)}
          {applicationNumber && (
            <>
              {' · '}
              <bdi>{applicationNumber}</bdi>
            </>
          )}
        </p>
      </div>
      <p className='type-label'>{text.riyals(price(amount))}</p>
      <div className='flex flex-wrap items-center gap-x-5'>
        {receiptNumber && <ReceiptLink name={text.receipt} number={receiptNumber} />}
        {refund?.creditNoteNumber && <ReceiptLink name={text.creditNote} number={refund.creditNoteNumber} />}
        {refund && (
          <Badge tone={refund.status === 'rejected' ? 'neutral' : 'amber'}>
            {text.refundStatus[refund.status]}
          </Badge>
        )}
        {refundable !== 'none' && <RefundButton orderId={order.orderId} way={refundable} />}
      </div>
    </li>
  )
}

/** Its page, and its paper beside it. */
function ReceiptLink({ name, number }: { name: string; number: string }) {
  const text = useWords(BILLING)
  const { locale } = useLocale()
  const paper = addressOf(payments.receiptPdf, { parameters: { number }, query: { lang: locale } })
  return (
    <p className='flex items-center gap-1'>
      <TextLink to={`/receipts/${number}`} className='flex min-h-12 items-center'>
        <span>
          {name} <bdi>{number}</bdi>
        </span>
      </TextLink>
      <a
        href={paper}
        target='_blank'
        rel='noreferrer'
        aria-label={text.pdfOf(number)}
        title={text.pdfOf(number)}
        className='icon-button'
      >
        <Icon of={FileDown} />
      </a>
    </p>
  )
}
