import type { ReactNode } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { readingPath } from '#contract/reading-pages.ts'
import type { ReportDetail } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { TextLink } from '#web/ui/text-link.tsx'

interface MethodPartProps extends Pick<ReportDetail, 'fingerprint' | 'versions'> {
  readonly form: Assessment['templateId']
  readonly applicationNumber: string
  /** The owner's switch; the employer has none. */
  readonly children?: ReactNode
}

/** Shows what anyone needs to compute the result again, and to check that the report is genuine. */
export function MethodPart({ form, applicationNumber, fingerprint, versions, children }: MethodPartProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <section className='border-line mt-14 grid gap-x-14 gap-y-6 border-t pt-8 md:mt-20 lg:grid-cols-2'>
      <div>
        <h2 className='type-h3'>{text.method}</h2>
        <p className='type-small text-soft mt-1'>
          {text.methodLine(text.forms[form], versions.form, versions.bank, versions.scoring)}{' '}
          {versions.storySet !== null && text.storySet(versions.storySet)}
        </p>
        <p className='type-small mt-3'>
          {text.fingerprint}{' '}
          <bdi className='ltr font-mono text-15 break-all' data-fingerprint>
            {fingerprint}
          </bdi>
        </p>
        <p className='type-small text-soft'>{text.fingerprintNote}</p>
      </div>
      <div>
        <p className='flex flex-wrap gap-x-7'>
          <TextLink to={`/verify/${applicationNumber}`} className='inline-flex min-h-12 items-center'>
            {text.verify}
          </TextLink>
          <TextLink to={readingPath('/method', locale)} className='inline-flex min-h-12 items-center'>
            {text.methodPage}
          </TextLink>
        </p>
        {children}
      </div>
    </section>
  )
}
