import { LANGUAGES } from '#engine/languages/index.ts'
import {
  EDUCATION,
  type Education,
  EXPERIENCE,
  type Experience,
  FIELDS,
  type FieldId,
  LOCALES,
  type Locale,
} from '#engine/vocabulary.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'

/** Names the groups that are compared, in the reader's language. */
export function useGroupNames() {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const nameOf = (by: string, group: string): string => {
    if (by === 'language') return LANGUAGES[group as Locale]?.name ?? group
    if (by === 'device') return text.devices[group as 'p'] ?? group
    if (by === 'education') return EDUCATION[group as Education]?.[locale] ?? group
    if (by === 'experience') return EXPERIENCE[group as Experience]?.[locale] ?? group
    if (by === 'field') return FIELDS[group as FieldId]?.name[locale] ?? group
    return text.later
  }
  return { nameOf, languages: LOCALES }
}
