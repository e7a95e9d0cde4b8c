import { Link, useMatches } from 'react-router'
import { readingPath } from '#contract/reading-pages.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { isReading } from '#web/reading/route.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

/** Shows the name, leading home. It stays Arabic in every language, with its Latin form after it where that is the script. */
export function Brand() {
  const { locale } = useLocale()
  const { shell } = useText()
  const reading = isReading(useMatches())
  return (
    <Link
      to={reading ? readingPath('/', locale) : '/'}
      aria-label={shell.toHome}
      className='flex h-12 items-center gap-3 rounded-control'
    >
      <Wordmark className='h-8 w-auto md:h-9' />
      {LANGUAGES[locale].script === 'latin' && (
        <span className='font-prose text-[22px] leading-none font-semibold max-[480px]:hidden md:max-lg:hidden'>
          Wijha
        </span>
      )}
    </Link>
  )
}
