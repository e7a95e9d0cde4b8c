import { CORE_FACET_IDS, CORE_SECTIONS, FACETS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { useLocale } from '#web/text/locale.tsx'

/** Lists the facets of the core form by section, each with its meaning. */
export function FacetLists() {
  const { locale } = useLocale()
  return CORE_SECTIONS.map(section => (
    <div key={section} className='mt-5'>
      <h3 className='type-h3'>{SECTION_NAMES[section][locale]}</h3>
      <dl className='mt-1 grid gap-x-8 md:grid-cols-2'>
        {CORE_FACET_IDS.filter(id => FACETS[id].section === section).map(id => (
          <div key={id} className='border-line border-t py-2.5'>
            <dt className='type-label'>{FACETS[id].name[locale]}</dt>
            <dd className='type-small text-soft text-16'>{FACETS[id].definition[locale]}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
