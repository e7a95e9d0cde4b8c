import { useQuery } from '@tanstack/react-query'
import { LANGUAGES } from '#engine/languages/index.ts'
import { queryOf } from '#web/api/queries.ts'
import { reportMail } from '#web/api/rows.ts'
import { whileWaiting } from '#web/api/while-waiting.ts'
import { date, time } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Note } from '#web/ui/note.tsx'

/** Tells the person what became of the newest mail of this report: on its way, handed over, or refused for good and why. */
export function MailLine({ id }: { id: string }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const { data } = useQuery({
    ...queryOf(reportMail.list, { parameters: { id } }),
    refetchInterval: whileWaiting(mails => mails[0]?.state === 'waiting'),
  })
  const newest = data?.[0]
  if (!newest) return null
  if (newest.state === 'refused') {
    return (
      <Note tone='danger' title={text.mailFailed} role='alert' className='screen-only max-w-read'>
        {newest.reason?.[locale] ?? text.mailFailedBody}
      </Note>
    )
  }
  const when = newest.settledAt ?? newest.askedAt
  return (
    <p role='status' className='screen-only type-small text-soft'>
      {newest.state === 'waiting'
        ? text.mailWaiting
        : text.mailHandedOver([date(when, locale), time(when)].join(LANGUAGES[locale].comma))}
    </p>
  )
}
