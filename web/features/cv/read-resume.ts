import { z } from 'zod'
import { type Cv, cvDocument, linesOf, type Said } from '#contract/cv.ts'
import { FLUENCIES, FLUENCY, type Fluency } from '#contract/fluency.ts'
import { inEveryLanguage, LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'

export type Read =
  | {
      readonly kind: 'read'
      readonly cv: Cv
      /** Paths of what the file has and a CV has no place for: `awards`, `work[0].description`. */
      readonly leftOut: readonly string[]
    }
  /** Nothing was read. `message` is a key of the contract's sentences. */
  | {
      readonly kind: 'refused'
      readonly errors: readonly { readonly path: string; readonly message: string }[]
    }

/** What is absent, null or empty in a file is one. */
const text = z.string({ error: 'invalid_value' }).nullish()
const texts = z.array(z.string({ error: 'invalid_value' }), { error: 'invalid_value' }).nullish()
const object = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape, { error: 'invalid_value' })
const list = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(object(shape), { error: 'invalid_value' }).nullish()

const role = {
  position: text,
  location: text,
  url: text,
  startDate: text,
  endDate: text,
  summary: text,
  highlights: texts,
}

/** Describes the parts of JSON Resume that a CV keeps; the rest is let through and named as left out. */
const resume = object({
  $schema: text,
  basics: object({
    name: text,
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: object({ city: text }).nullish(),
    profiles: list({ url: text }),
  }).nullish(),
  work: list({ name: text, ...role }),
  volunteer: list({ organization: text, ...role }),
  education: list({
    institution: text,
    url: text,
    area: text,
    studyType: text,
    startDate: text,
    endDate: text,
    score: text,
  }),
  certificates: list({ name: text, date: text, url: text, issuer: text, licenceNumber: text }),
  skills: list({ name: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  projects: list({
    name: text,
    description: text,
    highlights: texts,
    startDate: text,
    endDate: text,
    url: text,
  }),
})

/** Reads a JSON Resume whose words are in one language. Whatever is wrong in a part that a CV keeps refuses the whole file. */
export function readResume(file: unknown, locale: Locale): Read {
  const parsed = resume.safeParse(file)
  if (!parsed.success) return refused(parsed.error)
  const found = parsed.data
  const said = (value: string | null | undefined): Said =>
    inEveryLanguage(language => (language === locale ? (value ?? '') : ''))
  const points = (...parts: readonly (string | readonly string[] | null | undefined)[]) =>
    said(
      parts
        .flat()
        .map(part => linesOf(part ?? ''))
        .filter(Boolean)
        .join('\n'),
    )
  const { comma } = LANGUAGES[locale]
  const span = (one: { startDate?: string | null | undefined; endDate?: string | null | undefined }) => ({
    start: one.startDate ?? '',
    end: one.endDate ?? '',
  })
  const roleOf = (one: z.output<z.ZodObject<typeof role>>) => ({
    position: said(one.position),
    place: said(one.location),
    ...span(one),
    url: one.url ?? '',
    details: points(one.summary, one.highlights),
  })
  const { basics } = found
  const cv = cvDocument.safeParse({
    name: said(basics?.name),
    headline: said(basics?.label),
    city: said(basics?.location?.city),
    email: basics?.email?.trim() ?? '',
    phone: basics?.phone ?? '',
    links: [basics?.url, ...(basics?.profiles ?? []).map(({ url }) => url)]
      .filter(Boolean)
      .map(url => ({ url })),
    summary: said(basics?.summary),
    work: found.work?.map(one => ({ organisation: said(one.name), ...roleOf(one) })),
    volunteer: found.volunteer?.map(one => ({ organisation: said(one.organization), ...roleOf(one) })),
    education: found.education?.map(one => ({
      degree: said(one.studyType),
      area: said(one.area),
      institution: said(one.institution),
      ...span(one),
      score: one.score ?? '',
      url: one.url ?? '',
    })),
    certificates: found.certificates?.map(one => ({
      name: said(one.name),
      issuer: said(one.issuer),
      date: one.date ?? '',
      licence: one.licenceNumber ?? '',
      url: one.url ?? '',
    })),
    skills: found.skills?.map(one => ({ name: said(one.name), keywords: said(one.keywords?.join(comma)) })),
    languages: found.languages?.map(one => ({
      name: said(one.language),
      fluency: fluencyOf(one.fluency) ?? '',
    })),
    projects: found.projects?.map(one => ({
      name: said(one.name),
      ...span(one),
      url: one.url ?? '',
      details: points(one.description, one.highlights),
    })),
  })
  if (!cv.success) return refused(cv.error)
  const levels = (found.languages ?? []).flatMap(({ fluency }, index) =>
    fluency && !fluencyOf(fluency) ? [`languages[${index}].fluency`] : [],
  )
  return { kind: 'read', cv: cv.data, leftOut: [...unknownPaths(resume, found, ''), ...levels] }
}

/** What other programs call the levels. */
const OTHER_NAMES: Readonly<Record<string, Fluency>> = {
  'native speaker': 'native',
  'native or bilingual proficiency': 'native',
  'full professional proficiency': 'fluent',
  'professional working proficiency': 'advanced',
  'limited working proficiency': 'intermediate',
  'elementary proficiency': 'basic',
  beginner: 'basic',
}

function fluencyOf(name: string | null | undefined): Fluency | undefined {
  const wanted = name?.trim().toLowerCase() ?? ''
  return (
    FLUENCIES.find(id => LOCALES.some(locale => FLUENCY[id][locale] === wanted)) ??
    (Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted] : undefined)
  )
}

function refused(error: z.ZodError): Read {
  const errors = error.issues.slice(0, 20).map(({ path, message }) => ({ path: pathOf(path), message }))
  return { kind: 'refused', errors }
}

/** @example pathOf(['work', 0, 'startDate']) // 'work[0].startDate' */
function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, part) =>
      typeof part === 'number'
        ? `${whole}[${part}]`
        : whole === ''
          ? String(part)
          : `${whole}.${String(part)}`,
    '',
  )
}

/** Lists what a value holds and its schema does not name, without what is empty. */
function unknownPaths(schema: z.core.$ZodType, value: unknown, path: string): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unknownPaths(schema.unwrap(), value, path)
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => unknownPaths(schema.element, entry, `${path}[${index}]`))
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const known: z.core.$ZodType | undefined = schema.shape[key]
    const place = path === '' ? key : `${path}.${key}`
    if (known) return unknownPaths(known, inner, place)
    return isEmpty(inner) ? [] : [place]
  })
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(inner => isEmpty(inner)))
