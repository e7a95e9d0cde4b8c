import type { Said } from '#contract/cv.ts'
import type { Profile } from '#contract/profile.ts'
import { inEveryLanguage, LANGUAGES, type LOCALES } from '#engine/languages/index.ts'
import { MAJORS } from '#engine/majors.ts'
import { EDUCATION } from '#engine/vocabulary.ts'
import { type Draft, newEntry } from './draft.ts'

/**
 * Fills empty fields of a draft from the profile and the account's address; what is typed stays. A name or city goes to the
 * languages of its letters, choices of the profile to all.
 */
export function takeOver(draft: Draft, profile: Profile | null, email: string): Draft {
  const { single, lists } = draft
  const fill = (said: Said, words: string | null | undefined): Said =>
    inEveryLanguage(locale => said[locale] || (isIn(words ?? '', locale) ? (words ?? '') : ''))
  const empty = inEveryLanguage(() => '')
  const entry = newEntry('education', empty)
  const education = profile && {
    ...entry,
    fields: {
      ...entry.fields,
      degree: inEveryLanguage(locale => EDUCATION[profile.education][locale]),
      area: profile.major ? inEveryLanguage(locale => MAJORS[profile.major ?? 'other'][locale]) : empty,
    },
  }
  return {
    single: {
      ...single,
      name: fill(single.name, profile?.fullName),
      headline: fill(single.headline, profile?.currentJob),
      city: fill(single.city, profile?.city),
      email: single.email || email,
    },
    lists: {
      ...lists,
      education: lists.education.length === 0 && education ? [education] : lists.education,
    },
  }
}

/** Tells whether words are written in the letters of a language. */
function isIn(words: string, locale: (typeof LOCALES)[number]): boolean {
  const isArabic = /\p{Script=Arabic}/u.test(words)
  return words !== '' && isArabic === (LANGUAGES[locale].script === 'arabic')
}
