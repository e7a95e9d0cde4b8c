import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { FIELDS } from '#engine/vocabulary.ts'
import { queries } from '#web/api/queries.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** Shows the number and the dates of the attempt, and the logout. */
export function AttemptFacts({ assessment }: { assessment: Assessment | null }) {
  const text = useWords(DASHBOARD)
  const { locale } = useLocale()
  const { data: attempts } = useQuery(queries.attempts)
  const { data: catalog } = useQuery(queries.catalog)
  const form = catalog?.templates.find(({ id }) => id === assessment?.templateId)
  return (
    <section>
      {assessment && (
        <>
          <h2 className='type-h3'>{text.attempt}</h2>
          <dl className='type-small mt-1'>
            <Fact name={text.number}>
              <bdi>{assessment.applicationNumber}</bdi>
            </Fact>
            {form && <Fact name={text.form}>{form.name[locale]}</Fact>}
            {(assessment.selectedField || assessment.currentSection === 'fieldSelection') && (
              <Fact name={text.field}>
                {assessment.selectedField ? FIELDS[assessment.selectedField].name[locale] : text.noField}
              </Fact>
            )}
            <Fact name={text.startedOn}>{date(assessment.startedAt, locale)}</Fact>
            {assessment.completedAt && (
              <Fact name={text.completedOn}>{date(assessment.completedAt, locale)}</Fact>
            )}
          </dl>
        </>
      )}
      {attempts && attempts.length > (assessment?.isCompleted ? 1 : 0) && (
        <TextLink to='/results#attempts' className='type-small flex min-h-12 items-center text-16'>
          {text.pastAttempts}
        </TextLink>
      )}
      <LogOutButton />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='border-line flex justify-between gap-4 border-b py-2.5'>
      <dt className='text-soft'>{name}</dt>
      <dd className='text-end'>{children}</dd>
    </div>
  )
}
