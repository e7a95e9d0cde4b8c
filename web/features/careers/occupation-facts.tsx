import type { ReactNode } from 'react'
import type { OccupationDetail } from '#contract/occupations.ts'
import { CAREERS } from '#web/text/careers.ts'
import { isolated } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'

/** Lists what an occupation asks for, in short, and where it stands in the international classification. */
export function OccupationFacts({ occupation }: { occupation: OccupationDetail }) {
  const text = useWords(CAREERS)
  const { locale } = useLocale()
  const { education, majors, years, licence, growth, isco08, unitGroup } = occupation
  return (
    <>
      <dl className='border-ink mt-6 border-t-2'>
        <Fact name={text.education}>{education[locale]}</Fact>
        {majors.length > 0 && (
          <Fact name={text.majors}>{majors.map(major => major[locale]).join(text.or)}</Fact>
        )}
        <Fact name={text.years}>{years === 0 ? text.noYears : text.ofYears(years)}</Fact>
        {licence && (
          <Fact name={text.licence}>
            <p className='first-letter:uppercase'>
              {text.licenceOf(licence.name[locale], licence.body[locale])}
            </p>
            {licence.url && (
              <a
                href={licence.url}
                rel='noopener noreferrer'
                className='text-link inline-flex min-h-12 items-center'
              >
                {text.licenceLink}
              </a>
            )}
          </Fact>
        )}
        <Fact name={text.growth}>{growth[locale]}</Fact>
      </dl>
      <p className='type-caption text-soft mt-2'>
        {text.isco(isolated(isco08))}{' '}
        <bdi lang='en' dir='ltr'>
          {unitGroup}
        </bdi>
      </p>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className='border-line grid gap-x-6 border-b py-3 md:grid-cols-[200px_1fr]'>
      <dt className='type-small text-soft text-16'>{name}</dt>
      <dd className='type-body'>{children}</dd>
    </div>
  )
}
