import { sectionNumber } from '#engine/line/nuqtas.ts'
import { CORE_SECTIONS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RuleLine } from '#web/ui/path/rule-line.tsx'

/**
 * Draws the three feature cards of the hero as stations of the path: from one edge of the page to the other on a desktop,
 * ruled lines under one another on a phone.
 */
export function SectionStations() {
  const landing = useWords(LANDING)
  const { locale } = useLocale()
  return (
    <section aria-label={landing.sections} className='overflow-x-clip'>
      <ul className='column grid gap-y-4 md:grid-cols-3'>
        {CORE_SECTIONS.map((id, index) => {
          const section = sectionNumber(index)
          return (
            <li key={id} className='min-w-0'>
              <RuleLine section={section} lead trail className='md:hidden' />
              <RuleLine
                section={section}
                size='l'
                lead={section === 1}
                trail={section === 3}
                className='max-md:hidden'
              />
              <h2 className='type-h2 mt-3 md:mt-4'>{SECTION_NAMES[id][locale]}</h2>
              <p className='type-small text-soft mt-1 max-w-[24em] md:pe-6 md:text-17'>{landing[id]}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
