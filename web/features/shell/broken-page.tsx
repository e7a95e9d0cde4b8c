import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isUnreachable } from '#web/api/error.ts'
import { useText } from '#web/text/locale.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { StateLine } from '#web/ui/path/state-line.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { PageTitle } from './page-title.tsx'
import { TopBar } from './top-bar.tsx'

/** Replaces a page that cannot be shown: says what is safe, and tries again. */
export function BrokenPage({ error }: { error: unknown }) {
  const { shell, common } = useText()
  const { pathname, search } = useLocation()
  useEffect(() => console.error(error), [error])
  const hydrated = useHydrated()
  // The server has a `navigator` too, and it is never on line.
  const offline = isUnreachable(error) || (hydrated && !navigator.onLine)
  const title = offline ? shell.offlineTitle : shell.brokenTitle
  return (
    <Frame bar={<TopBar end={<LanguageToggle />} />}>
      <PageTitle>{title}</PageTitle>
      <StateLine kind={offline ? 'offline' : 'broken'} page className='mt-10' />
      <div className='column column-read pt-6 pb-16'>
        <h1 className='type-h1'>{title}</h1>
        <p className='type-body text-soft mt-3'>{offline ? shell.offlineBody : shell.brokenBody}</p>
        <div className='mt-8 flex flex-wrap gap-3'>
          {/* Loads the page anew, without a script too. */}
          <a href={pathname + search} className='button button-primary'>
            {common.retry}
          </a>
          <a href='/' className='button button-quiet'>
            {common.home}
          </a>
        </div>
      </div>
    </Frame>
  )
}
