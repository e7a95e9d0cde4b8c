import { z } from 'zod'
import { MAJOR_IDS } from '#engine/majors.ts'
import {
  EDUCATION,
  type Education,
  EXPERIENCE,
  type Experience,
  FIELD_IDS,
  type FieldId,
  MARITAL_STATUS,
  type MajorId,
  type MaritalStatus,
} from '#engine/vocabulary.ts'
import { westernDigits } from './digits.ts'
import type { Endpoint } from './endpoint.ts'
import { profilePaths } from './paths.ts'
import { line } from './text.ts'

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as [Key, ...Key[]]

/** What a select or an untouched input sends for "nothing". */
const emptyAsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Riyals a month; a number, or the digits as typed, Arabic-Indic ones included. */
const salary = z.preprocess(value => {
  const given = emptyAsAbsent(value)
  if (typeof given !== 'string') return given
  const digits = westernDigits(given).replace(/[,٬\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : given
}, z
  .int({ error: 'salary_invalid' })
  .min(0, { error: 'salary_invalid' })
  .max(1_000_000, { error: 'salary_invalid' })
  .optional())

/** Choices travel and are stored as their Arabic labels, fields and the major by key (docs/product.md#wire). */
export const profileInput = z.object({
  fullName: line({ max: 120, error: 'full_name_required' }),
  education: z.enum(keysOf<Education>(EDUCATION), { error: 'education_required' }),
  major: z.preprocess(
    emptyAsAbsent,
    z.enum(MAJOR_IDS as [MajorId, ...MajorId[]], { error: 'choice_unknown' }).optional(),
  ),
  maritalStatus: z.preprocess(
    emptyAsAbsent,
    z.enum(keysOf<MaritalStatus>(MARITAL_STATUS), { error: 'choice_unknown' }).optional(),
  ),
  city: line({ max: 80, error: 'city_required' }),
  experienceYears: z.enum(keysOf<Experience>(EXPERIENCE), { error: 'experience_required' }),
  currentJob: z.preprocess(emptyAsAbsent, line({ max: 120, error: 'invalid_value' }).optional()),
  expectedSalary: salary,
  preferredFields: z
    .array(z.enum(FIELD_IDS as [FieldId, ...FieldId[]], { error: 'choice_unknown' }), {
      error: 'preferred_fields_required',
    })
    .min(1, { error: 'preferred_fields_required' })
    .max(FIELD_IDS.length, { error: 'choice_unknown' })
    .transform(fields => [...new Set(fields)]),
})
export type ProfileInput = z.output<typeof profileInput>

const profile = z.object({
  fullName: z.string(),
  education: z.enum(keysOf<Education>(EDUCATION)),
  major: z.enum(MAJOR_IDS as [MajorId, ...MajorId[]]).nullable(),
  maritalStatus: z.enum(keysOf<MaritalStatus>(MARITAL_STATUS)).nullable(),
  city: z.string(),
  experienceYears: z.enum(keysOf<Experience>(EXPERIENCE)),
  currentJob: z.string().nullable(),
  expectedSalary: z.int().nullable(),
  preferredFields: z.array(z.enum(FIELD_IDS as [FieldId, ...FieldId[]])),
})
export type Profile = z.output<typeof profile>

export const profileEndpoints = {
  get: {
    ...profilePaths.get,
    access: 'session',
    summary: 'The profile of the signed-in person, or null while there is none.',
    response: profile.nullable(),
    errors: ['unauthenticated'],
  },
  save: {
    ...profilePaths.save,
    access: 'session',
    summary: 'Saves the whole profile.',
    body: profileInput,
    response: profile,
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
} as const satisfies Record<string, Endpoint>
