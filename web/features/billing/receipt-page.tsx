import { useQuery } from '@tanstack/react-query'
import { FileDown, Printer } from 'lucide-react'
import { LANGUAGES } from '#engine/languages/index.ts'
import { addressOf } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { payments } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, percent, price, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { cardWords } from './card-words.ts'
import { Fact } from './fact.tsx'

/** Shows a receipt or credit note on a page that prints. */
export function ReceiptPage({ number }: { number: string }) {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const { data, refetch } = useQuery(queries.receipt(number))
  if (!data) {
    return (
      <div className='column column-read py-8 md:py-14'>
        <StatePanel
          line='broken'
          heading='h1'
          role='alert'
          title={text.loadFailed}
          actions={
            <>
              <Button size='small' onClick={() => void refetch()}>
                {common.retry}
              </Button>
              <ButtonLink to='/billing' variant='quiet' size='small'>
                {text.back}
              </ButtonLink>
            </>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      </div>
    )
  }
  const { seller } = data
  const amount = (halalas: number) => text.riyals(price(halalas))
  return (
    <article className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>
        {text.kinds[data.kind]} <bdi>{data.number}</bdi>
      </h1>
      <dl className='border-ink mt-5 border-t-2'>
        <Fact name={text.issued}>
          {date(data.issuedAt, locale)} · <bdi>{time(data.issuedAt)}</bdi>
        </Fact>
        <Fact name={text.seller}>
          {[seller.name, seller.address].filter(Boolean).join(LANGUAGES[locale].comma)}
        </Fact>
        {seller.crNumber && (
          <Fact name={text.crNumber}>
            <bdi>{seller.crNumber}</bdi>
          </Fact>
        )}
        {seller.vatNumber && (
          <Fact name={text.vatNumber}>
            <bdi>{seller.vatNumber}</bdi>
          </Fact>
        )}
        {data.refersTo && (
          <Fact name={text.refersTo}>
            <bdi>{data.refersTo}</bdi>
          </Fact>
        )}
        {data.reason && <Fact name={text.reason}>{data.reason[locale]}</Fact>}
        <Fact name={text.what}>{data.description[locale]}</Fact>
        {data.net !== null && <Fact name={text.net}>{amount(data.net)}</Fact>}
        {data.vat !== null && <Fact name={text.vat(percent(data.vatPercent ?? 0))}>{amount(data.vat)}</Fact>}
        <Fact name={text.total}>
          <strong>{amount(data.total)}</strong>
        </Fact>
        {data.paidBy && <Fact name={text.paidBy}>{text.cardOf(...cardWords(data.paidBy))}</Fact>}
        <Fact name={text.payment}>
          <bdi className='type-caption'>{data.paymentId}</bdi>
        </Fact>
        {data.referenceNumber && (
          <Fact name={text.reference}>
            <bdi>{data.referenceNumber}</bdi>
          </Fact>
        )}
      </dl>
      {data.qr && (
        <p className='mt-6'>
          <QrCode text={data.qr} label={text.qr} />
        </p>
      )}
      <p className='screen-only mt-8 flex flex-wrap gap-3'>
        <a
          href={addressOf(payments.receiptPdf, { parameters: { number }, query: { lang: locale } })}
          target='_blank'
          rel='noreferrer'
          className='button button-primary'
        >
          <Icon of={FileDown} />
          <span>{text.pdf}</span>
        </a>
        <Button variant='secondary' icon={Printer} onClick={() => print()}>
          {text.print}
        </Button>
        <ButtonLink to='/billing' variant='quiet'>
          {text.back}
        </ButtonLink>
      </p>
    </article>
  )
}
