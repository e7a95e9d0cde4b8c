import { type FormEvent, useState } from 'react'
import { validationMessage } from '#contract/messages.ts'
import type { Billing } from '#contract/plans.ts'
import { call } from '#web/api/client.ts'
import { plans } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useBillingCall } from './use-billing-call.ts'

/** Takes the buyer's wished day for the Pro plan's hour of consultation, once in each paid month. */
export function ConsultationPart({ consultation }: Pick<Billing, 'consultation'>) {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const [day, setDay] = useState('')
  const [missing, setMissing] = useState(false)
  const { available, latest } = consultation
  const request = useBillingCall(
    (wishedDate: string) => call(plans.requestConsultation, { body: { wishedDate } }),
    made => ({ title: text.consultationSent, description: date(made.wishedDate, locale) }),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(day === '')
    if (day && !request.isPending) request.mutate(day)
  }
  return (
    <section aria-labelledby='consultation'>
      <h2 id='consultation' className='type-h2'>
        {text.consultation}
      </h2>
      <p className='type-body text-soft mt-1 max-w-read'>{text.consultationBody}</p>
      {latest && (
        <p className='type-body mt-3 flex flex-wrap items-center gap-3'>
          {date(latest.wishedDate, locale)}
          <Badge tone={latest.status === 'approved' ? 'ok' : 'neutral'}>
            {text.consultationStatus[latest.status]}
          </Badge>
        </p>
      )}
      {available ? (
        <form
          method='post'
          noValidate
          onSubmit={submit}
          className='mt-4 flex flex-wrap items-start gap-x-4 gap-y-3'
        >
          <Field
            label={text.wishedDate}
            className='w-full md:w-64'
            error={missing ? validationMessage('date_invalid', locale) : undefined}
          >
            {control => (
              <Input
                {...control}
                type='date'
                min={dayFromNow(1)}
                max={dayFromNow(60)}
                value={day}
                onChange={event => {
                  setDay(event.target.value)
                  setMissing(false)
                }}
              />
            )}
          </Field>
          <Button
            type='submit'
            className='max-md:w-full md:mt-8'
            saving={request.isPending && common.sending}
          >
            {text.consultationSend}
          </Button>
        </form>
      ) : (
        <p className='type-small text-soft mt-3'>{text.consultationUsed}</p>
      )}
    </section>
  )
}

/** `YYYY-MM-DD` in Riyadh, three hours ahead of UTC. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)
