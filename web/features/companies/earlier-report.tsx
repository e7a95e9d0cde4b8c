import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Leads to the newest finished report while the current assessment is not complete: it can still be sent. */
export function EarlierReport() {
  const text = useWords(COMPANIES)
  const { locale } = useLocale()
  const newest = useQuery(queries.attempts).data?.[0]
  if (!newest) return null
  return (
    <Note title={text.earlier}>
      {text.earlierBody(date(newest.completedAt, locale))}{' '}
      <TextLink to={`/company?attempt=${encodeURIComponent(newest.id)}`} className='-my-3 py-3'>
        {text.toEarlier}
      </TextLink>
    </Note>
  )
}
