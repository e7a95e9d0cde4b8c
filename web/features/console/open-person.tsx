import { Link } from 'react-router'
import { CONSOLE } from '#web/text/console.ts'
import { useWords } from '#web/text/locale.tsx'

/** Leads to the search with the account filled in: it opens for a reason. */
export function OpenPerson({ id }: { id: string }) {
  const text = useWords(CONSOLE)
  return (
    <Link
      to='/operator/people'
      state={{ person: id }}
      className='text-link inline-flex min-h-12 items-center'
    >
      {text.openPerson}
    </Link>
  )
}
