import { Link } from 'react-router'
import { readingPath } from '#contract/reading-pages.ts'
import { useLocale, useText } from '#web/text/locale.tsx'

export function SiteFooter() {
  const { locale } = useLocale()
  const { shell } = useText()
  return (
    <footer className='screen-only border-line type-small text-soft border-t'>
      <div className='column flex flex-wrap items-center justify-between gap-x-8 py-5'>
        <nav aria-label={shell.footer} className='flex flex-wrap gap-x-7'>
          <Link to={readingPath('/guide', locale)} className='hover:text-ink flex min-h-12 items-center'>
            {shell.guide}
          </Link>
          <Link to={readingPath('/plans', locale)} className='hover:text-ink flex min-h-12 items-center'>
            {shell.plans}
          </Link>
          <Link to='/contact' className='hover:text-ink flex min-h-12 items-center'>
            {shell.contact}
          </Link>
          <Link to='/terms' className='hover:text-ink flex min-h-12 items-center'>
            {shell.terms}
          </Link>
          <Link to='/privacy' className='hover:text-ink flex min-h-12 items-center'>
            {shell.privacy}
          </Link>
          <Link to='/verify' className='hover:text-ink flex min-h-12 items-center'>
            {shell.verify}
          </Link>
          <Link to='/refunds' className='hover:text-ink flex min-h-12 items-center'>
            {shell.refunds}
          </Link>
        </nav>
        <p>{shell.place}</p>
      </div>
    </footer>
  )
}
