import type { Cv, Said } from '#contract/cv.ts'
import { FLUENCY } from '#contract/fluency.ts'
import { splitKeywords } from '#contract/keywords.ts'
import type { Locale } from '#engine/languages/index.ts'

type Json = Readonly<Record<string, unknown>>

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * Writes a CV as JSON Resume in one language: what was typed in it or is the same in all. Entries without words in it are left
 * out, as on paper.
 */
export function writeResume(cv: Cv, locale: Locale): Json {
  const own = (said: Said) => said[locale]
  const [first, ...profiles] = cv.links.filter(({ url }) => url !== '')
  const role = (one: Cv['work'][number]) => ({
    position: own(one.position),
    location: own(one.place),
    url: one.url,
    startDate: one.start,
    endDate: one.end,
    highlights: linesOf(own(one.details)),
  })
  const spoken = <Entry extends object>(entries: readonly Entry[]) =>
    entries.filter(entry =>
      Object.values(entry).some(value => typeof value === 'object' && value[locale] !== ''),
    )
  return {
    $schema: SCHEMA,
    ...filled({
      basics: filled({
        name: own(cv.name),
        label: own(cv.headline),
        email: cv.email,
        phone: cv.phone,
        url: first?.url ?? '',
        summary: own(cv.summary),
        location: filled({ city: own(cv.city) }),
        profiles: profiles.map(({ url }) => ({ url })),
      }),
      work: spoken(cv.work).map(one => filled({ name: own(one.organisation), ...role(one) })),
      volunteer: spoken(cv.volunteer).map(one =>
        filled({ organization: own(one.organisation), ...role(one) }),
      ),
      education: spoken(cv.education).map(one =>
        filled({
          institution: own(one.institution),
          url: one.url,
          area: own(one.area),
          studyType: own(one.degree),
          startDate: one.start,
          endDate: one.end,
          score: one.score,
        }),
      ),
      certificates: spoken(cv.certificates).map(one =>
        filled({
          name: own(one.name),
          date: one.date,
          url: one.url,
          issuer: own(one.issuer),
          licenceNumber: one.licence,
        }),
      ),
      skills: spoken(cv.skills).map(one =>
        filled({ name: own(one.name), keywords: splitKeywords(own(one.keywords)) }),
      ),
      languages: spoken(cv.languages).map(({ name, fluency }) =>
        filled({ language: own(name), fluency: fluency === '' ? '' : FLUENCY[fluency][locale] }),
      ),
      projects: spoken(cv.projects).map(one =>
        filled({
          name: own(one.name),
          highlights: linesOf(own(one.details)),
          startDate: one.start,
          endDate: one.end,
          url: one.url,
        }),
      ),
    }),
  }
}

const linesOf = (points: string) => points.split('\n').filter(Boolean)

/** Leaves out what is empty: the schema takes no empty date or address. */
function filled(object: Json): Json {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== '' && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0),
    ),
  )
}
