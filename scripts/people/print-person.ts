import type { CareerRules } from '#engine/careers/career-rules.ts'
import type { InventedPerson } from '#engine/careers/invented-people.ts'
import { matchPerson, sumUpPerson } from '#engine/careers/match-person.ts'
import { type SaidCareers, sayCareers } from '#engine/careers/say-careers.ts'
import { findDrawn } from '#engine/careers/weigh-wants.ts'
import type { Locale } from '#engine/languages/index.ts'
import { MAJORS } from '#engine/majors.ts'
import { EDUCATION, EXPERIENCE, FIELDS } from '#engine/vocabulary.ts'
import { AREAS } from '#engine/wants/area-words.ts'
import { CONDITION_IDS } from '#engine/wants/areas.ts'
import { topValues } from '#engine/wants/sum-up-wants.ts'
import { VALUES } from '#engine/wants/values.ts'
import { WISHES } from '#engine/wants/wishes.ts'
import { PROFILE } from '#web/text/profile.ts'
import { RESULTS } from '#web/text/results.ts'
import { WANTS } from '#web/text/wants.ts'

/** Prints who somebody is and what they want, then their paths as the page of the result says them, as Markdown. */
export function printPerson(
  rules: CareerRules,
  person: InventedPerson,
  number: number,
  locale: Locale,
): string {
  const careers = sayCareers(rules, matchPerson(person), { otherFields: false })
  return [
    `# ${number}. ${person.id}`,
    person.who[locale],
    ...printAnswers(person, locale),
    `## ${RESULTS[locale].careers}`,
    ...[...careers.notes, ...(careers.wants?.notes ?? [])].map(note => note[locale]),
    ...careers.families.map(family => printPath(family, locale)),
    '',
  ].join('\n\n')
}

function printAnswers(person: InventedPerson, locale: Locale): string[] {
  const { field, background } = person
  const { areas, values } = sumUpPerson(person)
  const profile = PROFILE[locale]
  const wants = WANTS[locale]
  const education = Object.values(EDUCATION).find(({ level }) => level === background.education)
  const experience = Object.values(EXPERIENCE).find(({ years }) => years === background.years)
  const major = background.major && MAJORS[background.major][locale]
  const drawn = areas ? findDrawn(areas) : []
  const conditions = CONDITION_IDS.flatMap(id => {
    const wish = person.wishes[id]
    return wish ? [WISHES[id].labels[wish][locale]] : []
  })
  const rows = [
    [profile.preferredFields, FIELDS[field].name[locale]],
    [profile.education, [education?.[locale], major].filter(Boolean).join(' · ')],
    [profile.experienceYears, experience?.[locale]],
    [wants.interests, drawn.map(area => AREAS[area].name[locale]).join(' · ')],
    [wants.values, (values ? topValues(values) : []).map(id => VALUES[id][locale]).join(' · ')],
    ...(conditions.length > 0 ? [[wants.wishes, conditions.join(' · ')]] : []),
  ]
  return [rows.map(([name, said]) => `- ${name}: ${said}`).join('\n')]
}

function printPath(family: SaidCareers['families'][number], locale: Locale): string {
  const { fitLine, growth } = RESULTS[locale]
  const works = family.occupations.map(
    ({ title, readinessText: { [locale]: readiness }, wanted, growth: leads }) =>
      [
        // A label alone stands beside the title, as on the page.
        ...(readiness.endsWith('.')
          ? [`- **${title[locale]}**`, readiness]
          : [`- **${title[locale]}** · ${readiness}`]),
        ...wanted.map(said => said[locale]),
        growth(leads[locale]),
      ].join('\n  '),
  )
  return [
    `### ${family.name[locale]} · ${family.tierText[locale]}`,
    fitLine(family.fit, `${family.range.from}–${family.range.to}`),
    ...[...family.reasons, ...family.wanted].map(said => said[locale]),
    works.join('\n'),
  ].join('\n\n')
}
