interface Reference {
  readonly authors: string
  readonly year: number
  readonly title: string
  readonly source: string
  readonly doi?: string
  readonly isbn?: string
}

interface ReferenceEntryProps {
  readonly reference: Reference
  readonly number: number
  /** What it gave, in the language of the page. */
  readonly about: string
}

/** Shows one source: what it gave, then the source itself, which stays Latin and left to right in every language. */
export function ReferenceEntry({ reference, number, about }: ReferenceEntryProps) {
  const { authors, year, title, source, doi, isbn } = reference
  return (
    <li className='border-line grid grid-cols-[2.25rem_1fr] border-b py-5 first:pt-0 last:border-b-0'>
      <span aria-hidden='true' className='font-prose text-[22px] leading-[1.45] font-semibold'>
        {number}
      </span>
      <div className='min-w-0'>
        <p className='type-body'>{about}</p>
        <div lang='en' dir='ltr' className='mt-2'>
          <h3 className='text-balance text-16 leading-[1.5] font-semibold'>{title}</h3>
          <p className='text-soft text-15 leading-[1.55]'>
            {authors} ({year}). {source}.{isbn && ` ISBN ${isbn}.`}
          </p>
          {doi && (
            <a
              href={`https://doi.org/${doi}`}
              rel='noopener noreferrer'
              className='text-link plain-address inline-flex min-h-8 items-center text-15 break-all'
            >
              doi.org/{doi}
            </a>
          )}
        </div>
      </div>
    </li>
  )
}
