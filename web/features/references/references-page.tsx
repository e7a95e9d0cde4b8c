import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { readingPath } from '#contract/reading-pages.ts'
import { queries } from '#web/api/queries.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { REFERENCES } from '#web/text/references.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { GROUPS } from './list.ts'
import { ReferenceEntry } from './reference-entry.tsx'

/** Where each entry's number begins: the bibliography counts through. */
const STARTS = GROUPS.map((_, index) =>
  GROUPS.slice(0, index).reduce((sum, { references }) => sum + references.length, 1),
)

/** Shows what the questions rest on, and how far: four groups, each with what it is to the assessment. */
export function ReferencesPage() {
  const text = useWords(REFERENCES)
  const { data: method } = useQuery(queries.method)
  const { locale } = useLocale()
  return (
    <article className='column pt-6 pb-16 md:pt-12'>
      <header className='max-w-read'>
        <h1 className='type-h1'>{text.title}</h1>
        <p className='type-lead mt-2'>{text.lead}</p>
        <p className='screen-only mt-6 flex flex-wrap gap-3'>
          <ButtonLink to='/' variant='secondary' size='small' icon={ArrowLeft} mirrored data-back>
            {text.back}
          </ButtonLink>
          {/* The page's script shows it: without one there is nothing to press. */}
          <Button variant='secondary' size='small' icon={Download} data-print hidden>
            {text.download}
          </Button>
        </p>
      </header>
      <Note title={text.statusTitle} className='mt-8 max-w-read'>
        {[...(method ? text.reviews(method.bank) : []), ...text.status].map(paragraph => (
          <p key={paragraph} className='mt-1'>
            {paragraph}
          </p>
        ))}
      </Note>
      <p className='mt-4'>
        <TextLink to={readingPath('/method', locale)} className='inline-flex min-h-12 items-center'>
          {text.method}
        </TextLink>
      </p>
      <Contents />
      {GROUPS.map(({ id, references }, index) => {
        const group = text.groups[id]
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className='border-ink mt-12 grid scroll-mt-6 gap-x-12 gap-y-5 border-t-2 pt-5 md:mt-16 lg:grid-cols-[300px_1fr]'
          >
            <div>
              <h2 id={`${id}-title`} className='type-h2'>
                {group.title}
              </h2>
              <p className='type-caption text-soft mt-3'>{text.use}</p>
              <p className='type-reason'>{group.use}</p>
              {'note' in group && <p className='type-small text-soft mt-3'>{group.note}</p>}
            </div>
            <ol start={STARTS[index]}>
              {references.map((reference, position) => (
                <ReferenceEntry
                  key={reference.id}
                  reference={reference}
                  number={(STARTS[index] ?? 1) + position}
                  about={text.about[reference.id]}
                />
              ))}
            </ol>
          </section>
        )
      })}
    </article>
  )
}

function Contents() {
  const text = useWords(REFERENCES)
  return (
    <nav aria-label={text.contents} className='screen-only mt-6'>
      <ul className='flex flex-wrap gap-x-7'>
        {GROUPS.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`} className='text-link type-small inline-flex min-h-12 items-center text-16'>
              {text.groups[id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
