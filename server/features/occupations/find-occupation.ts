import type { OccupationDetail } from '#contract/occupations.ts'
import { LICENCES, type LicenceId } from '#engine/careers/licences.ts'
import { BODIES, LINKS_OF, placesOf } from '#engine/careers/links.ts'
import type { Occupation } from '#engine/careers/occupations/occupation.ts'
import { UNIT_GROUPS } from '#engine/careers/occupations/unit-groups.ts'
import { PAGES } from '#engine/careers/pages/index.ts'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { MAJORS } from '#engine/majors.ts'
import { newestRules } from '#engine/versions/find-version.ts'
import { EDUCATION, FACETS, FIELD_IDS, FIELDS } from '#engine/vocabulary.ts'
import { AREAS } from '#engine/wants/area-words.ts'
import { CONDITION_IDS } from '#engine/wants/areas.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'

/**
 * Finds what a reader is told of an occupation of the newest rules.
 *
 * @throws Refusal `not_found`
 */
export function findOccupation({ released }: Pick<Deps, 'released'>, id: string): OccupationDetail {
  const { families, occupations } = newestRules(released).careers
  const field = FIELD_IDS.find(known => occupations[known].some(each => each.id === id))
  const occupation = field && occupations[field].find(each => each.id === id)
  const page = field && PAGES[field].find(each => each.id === id)
  if (!field || !occupation || !page) throw new Refusal('not_found')
  const { family, isco08, years, majors, licence } = occupation
  const { day, wayIn, firstCourse, wayOn, facets, search } = page
  return {
    ...{ id, isco08, years, day, wayIn, firstCourse, wayOn },
    title: occupation.title,
    unitGroup: UNIT_GROUPS[isco08],
    field: { id: field, name: FIELDS[field].name },
    family: { id: family, name: families[family].name },
    education: educationOf(occupation),
    majors: (majors ?? []).map(major => MAJORS[major]),
    licence: licence ? licenceOf(licence) : null,
    growth: occupation.growth,
    facets: facets.map(({ facet, why }) => ({ name: FACETS[facet].name, why })),
    interests: occupation.interests.flatMap(area => (area ? [AREAS[area].name] : [])),
    conditions: conditionsOf(occupation),
    search: inEveryLanguage(locale => [...search[locale]]),
    places: placesOf(occupation),
    linksOf: LINKS_OF,
    near: occupations[field]
      .filter(other => other.family === family && other.id !== id)
      .map(({ id, title }) => ({ id, title })),
  }
}

function educationOf({ education }: Occupation) {
  const level = Object.values(EDUCATION).find(known => known.level === education)
  if (!level) throw new Error(`There is no level of education ${education}.`)
  return inEveryLanguage(locale => level[locale])
}

function licenceOf(id: LicenceId) {
  const { name, body } = LICENCES[id]
  return { name, body, url: BODIES[id] }
}

function conditionsOf({ conditions }: Occupation) {
  const graded = (grade: 1 | 2) => CONDITION_IDS.filter(id => conditions[id] === grade)
  return { usual: graded(2), sometimes: graded(1) }
}
