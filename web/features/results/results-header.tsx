import type { Results } from '#contract/assessment.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { FIELDS, TEMPLATE_NAMES } from '#engine/vocabulary.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Names the person, the form, the field and the date of a result. */
export function ResultsHeader({ results: { assessment, name } }: { results: Results }) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  const form = text.form(TEMPLATE_NAMES[assessment.templateId][locale])
  const field = assessment.selectedField && text.field(FIELDS[assessment.selectedField].name[locale])
  const day = assessment.completedAt && date(assessment.completedAt, locale)
  const { comma } = LANGUAGES[locale]
  return (
    <header>
      <div className='flex flex-wrap items-center gap-x-4'>
        <h1 className='type-label text-soft'>{text.title}</h1>
        {assessment.templateId === 'quick' && <Badge tone='outline'>{text.firstLook}</Badge>}
      </div>
      <p className='type-small text-soft flex flex-wrap gap-x-5'>
        {/* A line of its own on phones: else the fallback font breaks it, and the page moves when the letters arrive. */}
        <span className='max-md:basis-full'>
          <span className='max-md:not-print:hidden'>
            <bdi>{name}</bdi>
            {comma}
          </span>
          {[form, field].filter(Boolean).join(comma)}
        </span>
        {day && <span>{day}</span>}
        <span>
          {text.number} <bdi className='text-ink'>{assessment.applicationNumber}</bdi>
        </span>
      </p>
    </header>
  )
}
