import { useState } from 'react'
import { CONSULTATION_RULES, type Consultation, type SharedPaper } from '#contract/consultations.ts'
import { addressOf, call } from '#web/api/client.ts'
import { consultations } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, time, weekday } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fact } from './fact.tsx'
import { Notes } from './notes.tsx'
import { SharesField } from './shares-field.tsx'
import { useBillingCall } from './use-billing-call.ts'

interface BookedHourProps {
  readonly consultation: Consultation
  readonly papers: readonly SharedPaper[]
}

/** Shows a consultation that is booked: when, with whom, where, what may be opened; and cancels it in two presses. */
export function BookedHour({ consultation, papers }: BookedHourProps) {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const { id, startsAt, consultant, place, topic, shares, cancelUntil, note } = consultation
  const parameters = { id }
  const [asking, setAsking] = useState(false)
  const [wanted, setWanted] = useState<readonly SharedPaper[]>(shares)
  const share = useBillingCall(
    (next: readonly SharedPaper[]) => call(consultations.share, { parameters, body: { shares: [...next] } }),
    () => ({ title: text.sharesSaved }),
  )
  const cancel = useBillingCall(
    () => call(consultations.cancel, { parameters }),
    () => ({ title: text.consultationCancelled }),
  )
  return (
    <Card className='mt-4 max-w-read p-5'>
      <h3 className='type-h3'>
        {text.when(weekday(startsAt, locale), date(startsAt, locale), time(startsAt))}
      </h3>
      <dl className='mt-2'>
        {consultant && (
          <Fact name={text.withConsultant}>
            <bdi>{consultant}</bdi>
          </Fact>
        )}
      </dl>
      {topic && (
        <p dir='auto' className='type-body mt-3 wrap-anywhere whitespace-pre-wrap'>
          {topic}
        </p>
      )}
      <div className='mt-4'>
        <SharesField
          papers={papers}
          shares={wanted}
          onChange={next => {
            setWanted(next)
            share.mutate(next, { onError: () => setWanted(shares) })
          }}
        />
      </div>
      {note && <Notes note={note} />}
      <p className='mt-3 flex flex-wrap gap-x-6'>
        {place && (
          <a className={LINK} href={place} target='_blank' rel='noopener noreferrer'>
            {text.meeting}
          </a>
        )}
        <a className={LINK} href={addressOf(consultations.calendar, { parameters })} download>
          {text.addToCalendar}
        </a>
      </p>
      <Button variant='delete' size='small' className='mt-3' onClick={() => setAsking(true)}>
        {text.cancelConsultation}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.cancelConsultation}
        actions={
          <>
            <Button
              variant='delete'
              saving={cancel.isPending && common.saving}
              onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              {text.cancelConsultation}
            </Button>
            <Button variant='secondary' onClick={() => setAsking(false)}>
              {text.keepConsultation}
            </Button>
          </>
        }
      >
        {text.cancelSure(Date.now() < Date.parse(cancelUntil), CONSULTATION_RULES)}
      </Dialog>
    </Card>
  )
}

const LINK = 'text-link inline-flex min-h-12 items-center'
