import type { User } from '#contract/account.ts'
import { time } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { WATCHED } from '#web/text/watched.ts'

/** Says to the operator and to the person that the support looks at these pages, and leads to where it is ended. */
export default function WatchedBanner({ firstName, watched }: Pick<User, 'firstName' | 'watched'>) {
  const text = useWords(WATCHED)
  if (!watched) return null
  const until = time(watched.until)
  const isOperator = watched.as === 'operator'
  return (
    <aside aria-label={text.title} className='border-line bg-amber-soft text-ink sticky top-0 z-40 border-b'>
      <p className='column type-small flex flex-wrap items-center gap-x-4 text-16'>
        <span className='py-2'>{isOperator ? text.toOperator(firstName, until) : text.toPerson(until)}</span>
        {/* A document of its own: what was read of the person is dropped with this one. */}
        <a
          className='text-link inline-flex min-h-12 items-center'
          href={isOperator ? '/operator/people' : '/account#support'}
        >
          {text.end}
        </a>
      </p>
    </aside>
  )
}
