import type { Cv, Said } from '#contract/cv.ts'
import { inEveryLanguage, type Locale } from '#engine/languages/index.ts'
import { LIST_NAMES } from './draft.ts'

type Fields = Readonly<Record<string, Said | string>>

/**
 * Puts what a file holds in the place of a CV in one language. Words in the others stay: of the head, and of each entry that is the
 * same but for words that are not there yet. What was ticked from the report stays.
 */
export function mergeResume(before: Cv, file: Cv, locale: Locale): Cv {
  const sides = (old: Said, read: Said): Said =>
    inEveryLanguage(language => (language === locale ? read[language] : old[language]))
  const lists = LIST_NAMES.map(name => {
    const left: Fields[] = [...before[name]]
    const entries = file[name].map((entry: Fields) => {
      const at = left.findIndex(old => isSame(old, entry, locale))
      const [old] = at < 0 ? [] : left.splice(at, 1)
      return old ? withOtherWords(old, entry, sides) : entry
    })
    return [name, entries] as const
  })
  return {
    ...file,
    ...Object.fromEntries(lists),
    name: sides(before.name, file.name),
    headline: sides(before.headline, file.headline),
    city: sides(before.city, file.city),
    summary: sides(before.summary, file.summary),
    email: file.email || before.email,
    phone: file.phone || before.phone,
    links: file.links.length > 0 ? file.links : before.links,
    report: before.report,
  }
}

/** Tells whether two entries share all that has no language, and neither says other words in this one. */
function isSame(old: Fields, read: Fields, locale: Locale): boolean {
  return Object.entries(read).every(([name, value]) => {
    const own = old[name]
    if (typeof value === 'string' || typeof own !== 'object') return own === value
    return own[locale] === '' || own[locale] === value[locale]
  })
}

function withOtherWords(old: Fields, read: Fields, sides: (old: Said, read: Said) => Said): Fields {
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => {
      const own = old[name]
      return [name, typeof value === 'object' && typeof own === 'object' ? sides(own, value) : value]
    }),
  )
}
