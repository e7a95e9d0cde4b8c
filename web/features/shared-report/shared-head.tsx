import { BadgeCheck, Download, Reply } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OpenedReport } from '#contract/companies.ts'
import { hijriDay } from '#engine/languages/hijri-day.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { FIELDS } from '#engine/vocabulary.ts'
import { addressOf } from '#web/api/client.ts'
import { recipient } from '#web/api/rows.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Names the person, the field and the dates, and offers the paper, its proof and an answer; takes the focus when the cover gives way to the report. */
export function SharedHead({ report, token }: { report: OpenedReport; token: string }) {
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
        <span>
          {text.completedOn(date(report.completedAt, locale))}
          {LANGUAGES[locale].comma}
          <bdi>{hijriDay(Date.parse(report.completedAt), locale)}</bdi>
        </span>
        <span>
          {text.number} <bdi className='text-ink'>{report.applicationNumber}</bdi>
        </span>
        <span>
          {text.until} {date(report.expiresAt, locale)}
        </span>
      </p>
      <p className='type-small mt-3 max-w-read text-16'>{text.limits}</p>
      <div className='screen-only mt-5 flex flex-wrap gap-3 max-md:flex-col'>
        <ButtonLink
          to={addressOf(recipient.sharedPdf, { parameters: { token }, query: { lang: locale } })}
          reloadDocument
          download
          size='small'
          icon={Download}
        >
          {text.pdf}
        </ButtonLink>
        <ButtonLink
          to={`/verify/${report.applicationNumber}`}
          variant='secondary'
          size='small'
          icon={BadgeCheck}
        >
          {text.verify}
        </ButtonLink>
        <ButtonLink
          to={mailTo(report.replyTo, text.replyAbout(report.applicationNumber))}
          variant='secondary'
          size='small'
          icon={Reply}
          mirrored
        >
          {text.reply}
        </ButtonLink>
      </div>
      <p className='type-small text-soft screen-only mt-2'>
        {text.replyNote} <bdi className='ltr wrap-anywhere'>{report.replyTo}</bdi>
      </p>
    </header>
  )
}

/** Leaves the at-sign as it is: some mail programs take an encoded one for part of the name. */
const mailTo = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
