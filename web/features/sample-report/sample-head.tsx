import type { SampleReport } from '#contract/sample-report.ts'
import { FIELDS, TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { SAMPLE_REPORT } from '#web/text/sample-report.ts'

/** Names the person, the form, the field and the date of the sample. */
export function SampleHead({ report }: { report: SampleReport }) {
  const text = useWords(SAMPLE_REPORT)
  const results = useWords(RESULTS)
  const { locale } = useLocale()
  return (
    <header>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-h3 mt-1'>
        <bdi>{report.name[locale]}</bdi>
      </p>
      <p className='type-small text-soft flex flex-wrap gap-x-5'>
        <span>{results.form(TEMPLATE_NAMES[report.templateId][locale])}</span>
        {report.selectedField && <span>{results.field(FIELDS[report.selectedField].name[locale])}</span>}
        <span>{text.completedOn(date(report.completedAt, locale))}</span>
      </p>
    </header>
  )
}
