import { type FormEvent, useState } from 'react'
import type { Consultations, SharedPaper } from '#contract/consultations.ts'
import { call } from '#web/api/client.ts'
import { consultations } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, time, weekday } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, TextArea } from '#web/ui/input.tsx'
import { SharesField } from './shares-field.tsx'
import { useBillingCall } from './use-billing-call.ts'

interface Wish {
  readonly hourId: string
  readonly topic: string
  readonly shares: SharedPaper[]
}

/** Books one of the free hours, with what is to be talked about and what the consultant may open. */
export function BookForm({ hours, papers }: Pick<Consultations, 'hours' | 'papers'>) {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const [shares, setShares] = useState<readonly SharedPaper[]>([])
  const [missing, setMissing] = useState(false)
  const book = useBillingCall(
    (body: Wish) => call(consultations.book, { body }),
    () => ({ title: text.booked, description: text.bookedBody }),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const hourId = String(typed.get('hourId'))
    setMissing(hourId === '')
    if (hourId === '' || book.isPending) return
    book.mutate({ hourId, topic: String(typed.get('topic')), shares: [...shares] })
  }
  return (
    <form method='post' noValidate onSubmit={submit} className='mt-4 grid max-w-read gap-5'>
      <Field label={text.hour} error={missing ? text.hourMissing : undefined} className='md:w-96'>
        {control => (
          <Select {...control} name='hourId' defaultValue='' onChange={() => setMissing(false)}>
            <option value=''>{text.chooseHour}</option>
            {hours.map(({ id, startsAt }) => (
              <option key={id} value={id}>
                {text.hourOption(weekday(startsAt, locale), date(startsAt, locale), time(startsAt))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.topic} aside={common.optional}>
        {control => <TextArea {...control} name='topic' dir='auto' rows={3} maxLength={1000} />}
      </Field>
      <SharesField papers={papers} shares={shares} onChange={setShares} />
      <Button
        type='submit'
        className='justify-self-start max-md:w-full'
        saving={book.isPending && common.sending}
      >
        {text.book}
      </Button>
    </form>
  )
}
