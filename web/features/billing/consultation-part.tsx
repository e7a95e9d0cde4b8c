import { CONSULTATION_RULES, type Consultations } from '#contract/consultations.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, time, weekday } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BookForm } from './book-form.tsx'
import { BookedHour } from './booked-hour.tsx'
import { Notes } from './notes.tsx'

/** Shows the monthly consultation of the Pro plan: the hour to book or the one that is booked, its rules, and earlier ones with notes. */
export function ConsultationPart({ bookUntil, hours, papers, consultations }: Consultations) {
  const text = useWords(BILLING)
  const { locale } = useLocale()
  const coming = consultations.filter(({ status }) => status === 'booked')
  const past = consultations.filter(({ status }) => status !== 'booked')
  if (bookUntil === null && consultations.length === 0) return null
  return (
    <section aria-labelledby='consultation'>
      <h2 id='consultation' className='type-h2'>
        {text.consultation}
      </h2>
      <p className='type-body text-soft mt-1 max-w-read'>{text.consultationBody}</p>
      {coming.map(consultation => (
        <BookedHour key={consultation.id} consultation={consultation} papers={papers} />
      ))}
      {bookUntil === null ? (
        coming.length === 0 && <p className='type-small text-soft mt-3'>{text.consultationUsed}</p>
      ) : hours.length > 0 ? (
        <BookForm hours={hours} papers={papers} />
      ) : (
        <p className='type-body mt-3 max-w-read'>
          {text.noFreeHours} <TextLink to='/contact'>{text.contactPage}</TextLink>
        </p>
      )}
      <ul className='type-small text-soft mt-4 max-w-read list-disc ps-5 text-16'>
        {text.consultationRules(CONSULTATION_RULES).map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className='type-h3 mt-6'>{text.pastConsultations}</h3>
          <ul className='border-ink mt-3 border-t-2'>
            {past.map(({ id, startsAt, status, note }) => (
              <li key={id} className='border-line border-b py-3'>
                <p className='flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5'>
                  <span>{text.when(weekday(startsAt, locale), date(startsAt, locale), time(startsAt))}</span>
                  <Badge tone={status === 'held' ? 'ok' : 'neutral'}>{text.consultationStatus[status]}</Badge>
                </p>
                {note && <Notes note={note} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
