import { BadgeCheck } from 'lucide-react'
import type { VerifiedReport } from '#contract/report.ts'
import { BANDS } from '#engine/vocabulary.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { VERIFY } from '#web/text/verify.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Fact } from './fact.tsx'

/** Lists what the paper must say, fact by fact. */
export function GenuineReport({ report }: { report: VerifiedReport }) {
  const text = useWords(VERIFY)
  const { locale } = useLocale()
  const { form, bank, scoring } = report.versions
  return (
    <Card role='status' className='p-5 md:p-8'>
      <div className='flex items-start gap-4'>
        <span className='bg-ok-soft text-ok rounded-control grid size-11 shrink-0 place-items-center'>
          <Icon of={BadgeCheck} size={24} />
        </span>
        <div>
          <h2 className='type-h3'>{text.genuine}</h2>
          <p className='type-small text-soft text-16'>{text.genuineBody}</p>
        </div>
      </div>
      <dl className='border-ink mt-5 border-t-2'>
        <Fact name={text.number}>
          <bdi className='font-semibold'>{report.applicationNumber}</bdi>
        </Fact>
        <Fact name={text.name}>
          <bdi>{report.maskedName}</bdi>
        </Fact>
        <Fact name={text.form}>{report.form[locale]}</Fact>
        <Fact name={text.completedOn}>{date(report.completedOn, locale)}</Fact>
        <Fact name={text.total}>
          <span className='font-semibold'>{text.totalOf(report.total.score, report.total.max)}</span>
        </Fact>
        <Fact name={text.band}>{BANDS[report.total.band][locale]}</Fact>
        <Fact name={text.fingerprint}>
          <bdi className='ltr font-mono break-all' data-fingerprint>
            {report.fingerprint}
          </bdi>
        </Fact>
        <Fact name={text.versions}>{text.versionsLine(form, bank, scoring)}</Fact>
      </dl>
    </Card>
  )
}
