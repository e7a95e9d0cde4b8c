import { z } from 'zod'
import { inEveryLanguage, type Locale } from '#engine/languages/index.ts'
import { FIELD_IDS, type FieldId } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { occupationPaths } from './paths.ts'
import { words } from './text.ts'

const named = z.object({ id: z.string(), name: words })
const titled = z.object({ id: z.string(), title: words })

/** Lists all occupations by field, in each by family of roles. */
const occupationList = z.object({
  count: z.int(),
  families: z.array(named),
  fields: z.array(
    z.object({
      id: z.enum(FIELD_IDS as [FieldId, ...FieldId[]]),
      name: words,
      families: z.array(named.extend({ occupations: z.array(titled) })),
    }),
  ),
})
export type OccupationList = z.output<typeof occupationList>

/** Names the conditions of work that may matter to somebody. */
const CONDITIONS = ['shifts', 'night', 'travel', 'outdoors', 'crowds', 'uncertainIncome', 'city'] as const

/** Names a place outside of ours. */
const place = z.object({ name: words, about: words, url: z.url() })

/** Describes an occupation to a reader: no pay, no vacancies. */
const occupation = z.object({
  id: z.string(),
  title: words,
  /** ISCO-08 unit group of the ILO: four digits, and its official English title. */
  isco08: z.string(),
  unitGroup: z.string(),
  field: named.extend({ id: z.enum(FIELD_IDS as [FieldId, ...FieldId[]]) }),
  family: named,
  /** The usual lowest education. */
  education: words,
  /** The usual least experience in years. */
  years: z.int(),
  /** Majors of which the degree has to be one; empty where any will do. */
  majors: z.array(words),
  licence: z.object({ name: words, body: words, url: z.url().nullable() }).nullable(),
  growth: words,
  day: words,
  wayIn: words,
  firstCourse: words,
  wayOn: words,
  facets: z.array(z.object({ name: words, why: words })),
  /** Areas of interest, the first by far the most. */
  interests: z.array(words),
  conditions: z.object({ usual: z.array(z.enum(CONDITIONS)), sometimes: z.array(z.enum(CONDITIONS)) }),
  search: z.object(inEveryLanguage((_: Locale) => z.array(z.string()))),
  places: z.array(place),
  /** ISO date on which the links were gathered. */
  linksOf: z.string(),
  /** Others of the same family and field. */
  near: z.array(titled),
})
export type OccupationDetail = z.output<typeof occupation>

export const occupationEndpoints = {
  list: {
    ...occupationPaths.list,
    access: 'public',
    summary: 'All occupations by field and family of roles.',
    response: occupationList,
  },
  get: {
    ...occupationPaths.get,
    access: 'public',
    summary: 'What an occupation is like, how one comes into it, and where to look for it.',
    parameters: z.object({ id: z.string().max(16) }),
    response: occupation,
  },
} as const satisfies Record<string, Endpoint>
