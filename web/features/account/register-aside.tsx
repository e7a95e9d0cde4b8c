import { sectionNumber } from '#engine/line/nuqtas.ts'
import { CORE_SECTIONS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { useFigures } from '#web/content/use-figures.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { RuleLine } from '#web/ui/path/rule-line.tsx'

/** Lists what follows the account, on ruled lines; below it the operator's claims. */
export function RegisterAside() {
  const { account } = useText()
  const pages = useWords(ACCOUNT_PAGES)
  const { locale } = useLocale()
  const claims = useFigures()
  const points = [
    claims.users && account.pointUsers(claims.users[locale]),
    claims.companies && account.pointCompanies(claims.companies[locale]),
    claims.support && account.pointSupport(claims.support),
    claims.encryption && account.pointEncryption(claims.encryption),
  ].filter(point => point !== null)
  return (
    <div className='flex h-full flex-col'>
      <p className='type-small text-soft'>{pages.panelLead}</p>
      <ul className='mt-6 grid gap-9'>
        {CORE_SECTIONS.map((id, index) => (
          <li key={id}>
            <RuleLine section={sectionNumber(index)} lead trail />
            <h2 className='type-h2 mt-3 md:text-[28px]'>{SECTION_NAMES[id][locale]}</h2>
            <p className='type-small text-soft text-17'>{pages.panel[id]}</p>
          </li>
        ))}
      </ul>
      <div className='type-small text-soft mt-auto pt-16'>
        <p>{pages.panelFoot}</p>
        {points.length > 0 && (
          <ul className='mt-4 flex flex-wrap gap-x-6 gap-y-1'>
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
