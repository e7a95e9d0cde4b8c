import type { PastAttempt } from '#contract/report.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { BANDS, FIELDS } from '#engine/vocabulary.ts'
import { date } from '#web/text/format.ts'
import { HISTORY } from '#web/text/history.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Shows one attempt: its date, form and field, its total, and what may be said about its change. */
export function AttemptRow({ attempt, shown }: { attempt: PastAttempt; shown: boolean }) {
  const text = useWords(HISTORY)
  const { locale } = useLocale()
  const { total, change, selectedField, applicationNumber } = attempt
  const { comma } = LANGUAGES[locale]
  const facts = [text.forms[attempt.templateId], selectedField && FIELDS[selectedField].name[locale]]
  return (
    <li className='border-line grid items-center gap-x-8 gap-y-2 border-b py-5 md:grid-cols-[150px_1fr_auto]'>
      <p className='flex items-baseline gap-2.5'>
        {total && (
          <>
            <span className='type-figure ltr'>{total.score}</span>
            <span className='type-small text-soft'>{text.of(total.max)}</span>
          </>
        )}
      </p>
      <div className='min-w-0'>
        <p className='flex flex-wrap items-center gap-x-3 gap-y-1'>
          <span className='type-label'>{date(attempt.completedAt, locale)}</span>
          {total && <Badge tone='brand'>{BANDS[total.band][locale]}</Badge>}
        </p>
        <p className='type-small text-soft flex flex-wrap gap-x-4'>
          <span>{facts.filter(Boolean).join(comma)}</span>
          <bdi>{applicationNumber}</bdi>
        </p>
        {!total && <p className='type-small mt-1'>{text.unreadable}</p>}
        {change && <p className='type-small mt-1'>{changeSentence(change, text)}</p>}
      </div>
      {!total ? null : shown ? (
        <p>
          <Badge>{text.shown}</Badge>
        </p>
      ) : (
        <TextLink
          to={`/results?attempt=${encodeURIComponent(attempt.id)}`}
          aria-label={text.showOf(applicationNumber)}
          className='inline-flex min-h-12 items-center'
        >
          {text.show}
        </TextLink>
      )}
    </li>
  )
}

/** By E5 (docs/method/ranges.md): "changed" only beyond what the two ranges allow for. */
function changeSentence({ kind, difference }: NonNullable<PastAttempt['change']>, text: typeof HISTORY.ar) {
  if (kind === 'too_soon') return text.tooSoon
  if (kind === 'other_stories') return text.otherStories
  if (kind === 'no_clear_change') return text.noClearChange
  const points = text.points(Math.abs(difference))
  return difference > 0 ? text.rose(points) : text.fell(points)
}
