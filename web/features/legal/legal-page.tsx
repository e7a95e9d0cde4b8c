interface LegalPageProps {
  readonly title: string
  readonly lead: string
  readonly version: string
  readonly sections: readonly { readonly title: string; readonly body: string }[]
}

/** A reading page: numbered sections in the reading column. */
export function LegalPage({ title, lead, version, sections }: LegalPageProps) {
  return (
    <article className='column column-read py-10 md:py-16'>
      <h1 className='type-h1'>{title}</h1>
      <p className='type-lead text-soft mt-2'>{lead}</p>
      <p className='type-caption text-soft border-ink mt-6 border-t-2 pt-3'>{version}</p>
      <ol className='mt-4'>
        {sections.map((section, index) => (
          <li key={section.title} className='border-line border-b py-6 last:border-b-0'>
            <h2 className='type-h3'>
              {index + 1}. {section.title}
            </h2>
            <p className='type-body mt-1'>{section.body}</p>
          </li>
        ))}
      </ol>
    </article>
  )
}
