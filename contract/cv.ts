import { z } from 'zod'
import { FIRST_LOCALE, inEveryLanguage, LOCALES } from '#engine/languages/index.ts'
import { westernDigits } from './digits.ts'
import type { Endpoint } from './endpoint.ts'
import { FLUENCIES } from './fluency.ts'
import { cvPaths } from './paths.ts'
import { email, line, paragraph } from './text.ts'

/** Limits what a CV weighs as JSON, in bytes. */
export const CV_BYTES = 50 * 1024

const short = (max = 120) => line({ min: 0, max, error: 'invalid_value' }).default('')
/** Holds a line in every language; empty where its person has not given it in one. */
const said = z.object(inEveryLanguage(() => short())).default(() => inEveryLanguage(() => ''))
const long = () => paragraph({ min: 0, max: 1500, error: 'invalid_value' }).default('')
const saidLong = z.object(inEveryLanguage(long)).default(() => inEveryLanguage(() => ''))
/** Trims each line and drops the empty ones. */
export function linesOf(text: string): string {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n')
}
/** Holds points, one a line. */
const saidPoints = z
  .object(inEveryLanguage(() => long().transform(value => linesOf(value))))
  .default(() => inEveryLanguage(() => ''))
export type Said = z.output<typeof said>

/** A year, a month or a day: `2019`, `2019-03`, `2019-03-31`. Takes `3/2019` and Arabic-Indic digits too. */
const month = z
  .string({ error: 'month_invalid' })
  .max(20, { error: 'month_invalid' })
  .transform(value =>
    westernDigits(value)
      .trim()
      .replace(/^(\d{1,2})[/.-](\d{4})$/, '$2-$1')
      .replace(/^(\d{4})[/.](\d{1,2})$/, '$1-$2')
      .replace(/-(\d)(?=-|$)/g, '-0$1'),
  )
  .pipe(
    z.string().regex(/^$|^(?:19[4-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, {
      error: 'month_invalid',
    }),
  )
  .default('')

const LONGEST_URL = 400
/** A web address, as browsers write it; `example.com` becomes `https://example.com/`. */
const url = z
  .string({ error: 'url_invalid' })
  .max(LONGEST_URL, { error: 'text_too_long' })
  .transform((value, context) => {
    const typed = value.trim()
    if (typed === '') return ''
    const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
    // URL.parse is missing in Safari before 18.
    const address = URL.canParse(whole) ? new URL(whole) : null
    const isWeb = address !== null && /^https?:$/.test(address.protocol) && /.\../.test(address.hostname)
    if (isWeb && address.href.length <= LONGEST_URL) return address.href
    context.addIssue({ code: 'custom', message: isWeb ? 'text_too_long' : 'url_invalid' })
    return z.NEVER
  })
  .default('')

/** An empty end is one that has not come. */
const span = { start: month, end: month }
const inOrder = { error: 'end_before_start', path: ['end'] }
const isInOrder = ({ start, end }: { readonly start: string; readonly end: string }) => {
  const length = Math.min(start.length, end.length)
  return length === 0 || start.slice(0, length) <= end.slice(0, length)
}

const role = z
  .object({ position: said, organisation: said, place: said, ...span, url, details: saidPoints })
  .refine(isInOrder, inOrder)

const listOf = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.array(entry, { error: 'invalid_value' }).max(max, { error: 'list_too_long' }).default([])

/**
 * Names what is taken over from an opened report, by its attempt: facets by id, sentences on style by their place. `scores` prints
 * the facets with value and range; `verification` prints the number and the address where it is checked.
 */
const fromReport = z.object({
  assessmentId: z.string({ error: 'invalid_value' }).max(64, { error: 'invalid_value' }),
  facets: z
    .array(z.string({ error: 'invalid_value' }).regex(/^\w{1,32}$/, { error: 'invalid_value' }), {
      error: 'invalid_value',
    })
    .max(5, { error: 'list_too_long' }),
  style: z
    .array(
      z
        .int({ error: 'invalid_value' })
        .min(0, { error: 'invalid_value' })
        .max(40, { error: 'invalid_value' }),
      {
        error: 'invalid_value',
      },
    )
    .max(9, { error: 'list_too_long' }),
  scores: z.boolean({ error: 'invalid_value' }),
  total: z.boolean({ error: 'invalid_value' }),
  verification: z.boolean({ error: 'invalid_value' }),
})
export type FromReport = z.output<typeof fromReport>

/**
 * Holds a CV: one document for every language. What all of them share (dates, addresses, numbers) is there once; texts have a
 * side in each. What is missing in a document is empty, so that one stored before a field was added is read as well.
 */
const anyLength = z.object({
  name: said,
  headline: said,
  city: said,
  email: z.union([z.literal(''), email('email_invalid')], { error: 'email_invalid' }).default(''),
  phone: short(40).transform(westernDigits),
  links: listOf(z.object({ url }), 5),
  summary: saidLong,
  work: listOf(role, 15),
  education: listOf(
    z
      .object({ degree: said, area: said, institution: said, ...span, score: short(40), url })
      .refine(isInOrder, inOrder),
    8,
  ),
  certificates: listOf(z.object({ name: said, issuer: said, date: month, licence: short(60), url }), 20),
  skills: listOf(z.object({ name: said, keywords: said }), 20),
  languages: listOf(
    z.object({ name: said, fluency: z.enum(['', ...FLUENCIES], { error: 'choice_unknown' }).default('') }),
    10,
  ),
  volunteer: listOf(role, 10),
  projects: listOf(
    z.object({ name: said, ...span, url, details: saidPoints }).refine(isInOrder, inOrder),
    10,
  ),
  report: fromReport.nullable().default(null),
})

/** Parses a CV as it comes in. */
export const cvDocument = anyLength.refine(
  cv => new TextEncoder().encode(JSON.stringify(cv)).length <= CV_BYTES,
  { error: 'cv_too_long' },
)
export type Cv = z.output<typeof cvDocument>

/** Parses a CV that is stored, whatever it weighs: what a later release adds to it must not make it unreadable. */
export const storedDocument = anyLength

const cv = z.object({
  cv: anyLength,
  /** Of the stored document, sent back when it is saved; null while there is none. */
  revision: z.string().nullable(),
})
export type StoredCv = z.output<typeof cv>

export const cvEndpoints = {
  get: {
    ...cvPaths.get,
    access: 'session',
    summary: 'The CV of the signed-in person; an empty one while there is none.',
    response: cv,
    errors: ['unauthenticated'],
  },
  save: {
    ...cvPaths.save,
    access: 'session',
    summary:
      'Stores the whole CV, durably, before it responds. Refused if it was changed since the revision that the caller names.',
    body: z.object({
      revision: z.uuid({ error: 'invalid_value' }).nullable(),
      cv: cvDocument,
    }),
    response: cv,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'changed_elsewhere'],
  },
  remove: {
    ...cvPaths.remove,
    access: 'session',
    summary: 'Deletes the CV.',
    errors: ['unauthenticated', 'csrf'],
  },
  pdf: {
    ...cvPaths.pdf,
    access: 'session',
    summary:
      'The stored CV as a PDF in one language. A browser that navigates here and is refused gets a page instead of problem JSON.',
    query: z.object({ lang: z.enum(LOCALES, { error: 'choice_unknown' }).default(FIRST_LOCALE) }),
    file: 'application/pdf',
    errors: [
      'unauthenticated',
      'forbidden_origin',
      'invalid_request',
      'not_found',
      'too_many_requests',
      'unavailable',
    ],
  },
} as const satisfies Record<string, Endpoint>
