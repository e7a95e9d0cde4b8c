import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { occupationPath } from '#contract/occupation-path.ts'
import type { OccupationList } from '#contract/occupations.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { CAREERS } from '#web/text/careers.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { occupationsQuery } from './queries.ts'

/** Lists all occupations by field, in each by family of roles; each leads to its page. */
export function CareersPage() {
  const text = useWords(CAREERS)
  const { locale } = useLocale()
  const { data } = useQuery(occupationsQuery)
  return (
    <article className='column pt-6 pb-16 md:pt-12'>
      <header className='max-w-read'>
        <h1 className='type-h1'>{text.title}</h1>
        {data && <p className='type-lead text-soft mt-2'>{text.lead(data.count)}</p>}
      </header>
      {data ? (
        <>
          <nav aria-label={text.contents} className='screen-only mt-6'>
            <ul className='flex flex-wrap gap-x-7'>
              {data.fields.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`} className='text-link inline-flex min-h-12 items-center text-16'>
                    {name[locale]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className='type-body mt-4 max-w-read'>{text.families}</p>
          {data.fields.map(field => (
            <Field key={field.id} field={field} />
          ))}
        </>
      ) : (
        <Note tone='danger' role='alert' className='mt-8'>
          {text.failed}
        </Note>
      )}
    </article>
  )
}

function Field({ field: { id, name, families } }: { field: OccupationList['fields'][number] }) {
  const { locale } = useLocale()
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className='border-ink mt-12 grid scroll-mt-6 gap-x-12 gap-y-3 border-t-2 pt-5 md:mt-16 lg:grid-cols-[300px_1fr]'
    >
      <h2 id={`${id}-title`} className='type-h2'>
        {name[locale]}
      </h2>
      <div>
        {families.map(family => (
          <div key={family.id} className='border-line border-b py-3 first:pt-0 last:border-b-0'>
            <h3 className='type-caption text-soft'>{family.name[locale]}</h3>
            <ul className='flex flex-wrap gap-x-7'>
              {family.occupations.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={readingPath(occupationPath(id), locale)}
                    className='text-link inline-flex min-h-12 items-center'
                  >
                    {title[locale]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
