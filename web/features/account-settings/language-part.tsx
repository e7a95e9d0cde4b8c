import type { ReactNode } from 'react'
import { LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RadioCell, RadioList } from '#web/ui/choice.tsx'
import { Part } from './part.tsx'

/** Sets the language and the look of the person's pages. */
export function LanguagePart({ look }: { look: ReactNode }) {
  const text = useWords(ACCOUNT_SETTINGS)
  const { locale, setLocale } = useLocale()
  return (
    <Part id='language' title={text.look} lead={text.lookLead}>
      <RadioList label={text.language} columns={2}>
        {LOCALES.map(each => (
          <RadioCell
            key={each}
            name='language'
            value={each}
            title={<span lang={each}>{LANGUAGES[each].name}</span>}
            checked={locale === each}
            onChange={() => void setLocale(each)}
          />
        ))}
      </RadioList>
      <div className='mt-5 grid gap-4 md:grid-cols-2'>{look}</div>
    </Part>
  )
}
