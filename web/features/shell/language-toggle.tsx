import { useLocation, useNavigate } from 'react-router'
import { counterpartOf } from '#contract/reading-pages.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { toast } from '#web/ui/toast/store.ts'

/** The other language, in its own words; changes the page in place and loses nothing that was typed. Reading pages have another address in it. */
export function LanguageToggle() {
  const { locale, setLocale } = useLocale()
  const { shell, common } = useText()
  const other = locale === 'ar' ? 'en' : 'ar'
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  async function change() {
    try {
      await setLocale(other)
      const there = counterpartOf(pathname)
      if (there) await navigate(there + search, { replace: true, preventScrollReset: true })
    } catch {
      toast({ title: common.error, description: shell.languageFailed, tone: 'error' })
    }
  }
  return (
    <button
      type='button'
      lang={other}
      aria-label={shell.switchLanguage}
      onClick={change}
      className='type-small text-soft hover:text-ink min-h-12 min-w-12 px-2 text-[16px]'
    >
      <span className='lg:hidden'>{shell.otherLanguageShort}</span>
      <span className='max-lg:hidden'>{shell.otherLanguage}</span>
    </button>
  )
}
