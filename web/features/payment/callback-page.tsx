import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Settlement } from '#contract/payments.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { payments } from '#web/api/rows.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { AFTER_CALLBACK_MS, PaymentCard } from './payment-card.tsx'
import { refreshBought } from './refresh-bought.ts'
import { SettledCard } from './settled-card.tsx'
import { UnknownCard } from './waiting-cards.tsx'

/** The bank may decide a moment after it has sent the payer back. */
const ASK_AGAIN_MS = 2000
const TIMES = 5

/**
 * Shows how a payment ended, on the return from the bank. The address only says which payment; what became of it says our
 * server, which asks the provider. What the address claims beside that is never shown.
 */
export function CallbackPage() {
  const text = useWords(PAYMENT)
  const { locale } = useLocale()
  const client = useQueryClient()
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['settlement', id],
    queryFn: async () => {
      const settlement = await askUntilDecided(id)
      if (settlement.status === 'paid') await refreshBought(client)
      return settlement
    },
    gcTime: 0,
  })
  const missing = error instanceof ApiError && error.status === 404
  const failed = missing || data?.status === 'failed'
  const message = data?.message?.[locale] ?? text.failedDefault
  useEffect(() => {
    if (failed) toast({ title: text.failed, description: message, tone: 'error' })
  }, [failed, message, text.failed])

  if (failed) {
    return (
      <PaymentCard
        line='broken'
        title={text.failed}
        role='alert'
        actions={
          <>
            <ButtonLink to={data?.packageId ? `/payment?packageId=${data.packageId}` : '/payment'}>
              {text.retry}
            </ButtonLink>
            <ButtonLink to='/results' variant='quiet'>
              {text.backToResults}
            </ButtonLink>
          </>
        }
      >
        <p>{message}</p>
        <p>{text.failedSafe}</p>
      </PaymentCard>
    )
  }
  if (data && data.status !== 'pending' && data.status !== 'checking') {
    return <SettledCard settlement={data} title={text.successTitle} delay={AFTER_CALLBACK_MS} />
  }
  if (data || error) return <UnknownCard checking={isFetching} onCheck={() => void refetch()} />
  return (
    <PaymentCard line='progress' title={text.processing} role='status'>
      {text.processingBody}
    </PaymentCard>
  )
}

async function askUntilDecided(id: string): Promise<Settlement> {
  for (let time = 1; ; time++) {
    const settlement = await call(payments.settle, { parameters: { id } })
    if (settlement.status !== 'pending' || time === TIMES) return settlement
    await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
  }
}
