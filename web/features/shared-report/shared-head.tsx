import { useEffect, useRef } from 'react'
import type { SharedReport } from '#contract/companies.ts'
import { FIELDS } from '#engine/vocabulary.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'

/** Names the person, the field and the dates; takes the focus when the cover gives way to the report. */
export function SharedHead({ report }: { report: SharedReport }) {
  const text = useWords(SHARED_REPORT)
  const { locale } = useLocale()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <header>
      <h1 ref={title} tabIndex={-1} className='type-h1'>
        <bdi>{report.name}</bdi>
      </h1>
      <p className='type-small text-soft flex flex-wrap gap-x-5'>
        {report.selectedField && <span>{FIELDS[report.selectedField].name[locale]}</span>}
        <span>{text.completedOn(date(report.completedAt, locale))}</span>
        <span>
          {text.number} <bdi className='text-ink'>{report.applicationNumber}</bdi>
        </span>
        <span>
          {text.until} {date(report.expiresAt, locale)}
        </span>
      </p>
      <p className='type-small mt-3 max-w-read text-[16px]'>{text.limits}</p>
    </header>
  )
}
