import { useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { addressIn } from '#contract/reading-pages.ts'
import { LANGUAGES, nextLocale } from '#engine/languages/index.ts'
import { isReading } from '#web/reading/route.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'

/**
 * Switches to the next language, named in its own words. In the app it changes the page in place and loses nothing that was
 * typed; of a reading page it is a link to the other address (web/reading/main.ts remembers the choice and keeps the place).
 */
export function LanguageToggle() {
  const { locale, setLocale } = useLocale()
  const { shell, common } = useText()
  const other = nextLocale(locale)
  const { name, short, switchTo } = LANGUAGES[other]
  const { pathname } = useLocation()
  const reading = isReading(useMatches())
  const [changing, setChanging] = useState(false)
  const look = {
    lang: other,
    'aria-label': switchTo,
    className:
      'few-words type-small text-soft hover:text-ink grid min-h-12 min-w-12 place-items-center px-2 text-[16px]',
  }
  const words = (
    <>
      <span className='lg:hidden'>{short}</span>
      <span className='max-lg:hidden'>{name}</span>
    </>
  )
  if (reading) {
    return (
      <a {...look} href={addressIn(pathname, other)} hrefLang={other} data-language={other}>
        {words}
      </a>
    )
  }
  async function change() {
    setChanging(true)
    try {
      await setLocale(other)
    } catch {
      toast({ title: common.error, description: shell.languageFailed, tone: 'error' })
    } finally {
      setChanging(false)
    }
  }
  return (
    <button {...look} type='button' aria-busy={changing || undefined} onClick={change}>
      {words}
    </button>
  )
}
