import { ALargeSmall } from 'lucide-react'
import { Link } from 'react-router'
import { READING_PARTS } from '#contract/look.ts'
import { type ReadingPage, readingPath } from '#contract/reading-pages.ts'
import type { Text } from '#web/text/ar.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { LookChoice } from './look-choice.tsx'
import { LookMenu } from './look-menu.tsx'

const READING: readonly (readonly [ReadingPage, (shell: Text['shell']) => string])[] = [
  ['/guide', shell => shell.guide],
  ['/sample-report', shell => shell.sampleReport],
  ['/careers', shell => shell.careers],
  ['/plans', shell => shell.plans],
  ['/method', shell => shell.method],
  ['/scientific-references', shell => shell.references],
  ['/contact', shell => shell.contact],
  ['/terms', shell => shell.terms],
  ['/privacy', shell => shell.privacy],
  ['/refunds', shell => shell.refunds],
  ['/accessibility', shell => shell.accessibility],
]

export function SiteFooter() {
  const { locale } = useLocale()
  const { shell } = useText()
  const link = 'hover:text-ink flex min-h-12 items-center'
  return (
    <footer className='screen-only border-line type-small text-soft border-t'>
      <div className='column py-5'>
        <nav aria-label={shell.footer} className='grid grid-cols-2 gap-x-6 md:grid-cols-4 lg:grid-cols-5'>
          {READING.map(([page, name]) => (
            <Link key={page} to={readingPath(page, locale)} className={link}>
              {name(shell)}
            </Link>
          ))}
          <Link to='/verify' className={link}>
            {shell.verify}
          </Link>
        </nav>
        <div className='mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3'>
          <div className='flex flex-wrap items-center gap-x-6 gap-y-2'>
            <LookChoice part='theme' />
            <LookMenu parts={READING_PARTS} icon={ALargeSmall} label={shell.readingMenu} worded />
          </div>
          <p>{shell.place}</p>
        </div>
      </div>
    </footer>
  )
}
