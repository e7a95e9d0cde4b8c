import { LEGAL_VERSIONS, type LegalPageId } from '#contract/legal-versions.ts'
import { READING_PAGES, type ReadingPage, readingPath } from '#contract/reading-pages.ts'
import { useLegalDates } from '#web/content/use-legal-dates.ts'
import { date, isolated } from '#web/text/format.ts'
import { LEGAL, LEGAL_PAGES } from '#web/text/legal.ts'
import type { LegalSection } from '#web/text/legal-words.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RetentionTable } from './retention-table.tsx'
import { SellerFacts } from './seller-facts.tsx'

/** Shows a document in numbered sections, with its version; each section has an address of its own. */
export function LegalPage({ page }: { page: LegalPageId }) {
  const { locale } = useLocale()
  const text = useWords(LEGAL)
  const { title, lead, sections } = useWords(LEGAL_PAGES[page])
  const changedOn = LEGAL_VERSIONS[page]
  const inForce = useLegalDates()[page]
  return (
    <article className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{title}</h1>
      <p className='type-lead text-soft mt-2'>{lead}</p>
      <p className='type-caption text-soft border-ink mt-6 flex flex-wrap gap-x-5 border-t-2 pt-3'>
        <span>{text.version(isolated(changedOn))}</span>
        <span>
          <time dateTime={changedOn}>{text.changed(date(changedOn, locale))}</time>
        </span>
        {inForce && (
          <span>
            <time dateTime={inForce}>{text.inForce(date(inForce, locale))}</time>
          </span>
        )}
      </p>
      <nav aria-label={text.contents} className='screen-only mt-4'>
        <ol className='grid gap-x-8 md:grid-cols-2'>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#${index + 1}`} className='text-link inline-flex min-h-11 items-center text-16'>
                {index + 1}. {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className='mt-6'>
        {sections.map((section, index) => (
          <li
            key={section.title}
            id={String(index + 1)}
            className='border-line scroll-mt-6 border-t py-6 md:py-7'
          >
            <h2 className='type-h3'>
              {index + 1}. {section.title}
            </h2>
            <Section section={section} />
          </li>
        ))}
      </ol>
      {page !== 'accessibility' && <SellerFacts />}
    </article>
  )
}

function Section({ section: { body, points, links, retention } }: { section: LegalSection }) {
  const { locale } = useLocale()
  return (
    <>
      {body.map(paragraph => (
        <p key={paragraph} className='type-body mt-2'>
          {paragraph}
        </p>
      ))}
      {points && (
        <ul className='mt-2 grid gap-2'>
          {points.map(point => (
            <li key={point} className='nuqta-point type-body'>
              {point}
            </li>
          ))}
        </ul>
      )}
      {retention && <RetentionTable />}
      {links && (
        <p className='mt-2 flex flex-wrap gap-x-7'>
          {links.map(({ to, words }) => (
            <TextLink
              key={to}
              to={isReadingPage(to) ? readingPath(to, locale) : to}
              className='inline-flex min-h-12 items-center'
            >
              {words}
            </TextLink>
          ))}
        </p>
      )}
    </>
  )
}

const isReadingPage = (path: string): path is ReadingPage => READING_PAGES.some(page => page === path)
