import fc from 'fast-check'
import { z } from 'zod'

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
}

/** An attempt or an order that a fuzzed person may have. */
export const KNOWN_ID = '7d0a4b52-3d5e-4a66-9a31-2f6f0c1d9e10'

/** What a schema asks of a string beyond its length is not in the JSON schema; the field's name tells. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    fc.integer({ min: 1, max: 99 }).map(n => `person${n}@example.com`),
    fc.emailAddress({ size: 'small' }),
  ),
  currentPassword: fc.constant('كلمة مرور طويلة 42'),
  password: fc.oneof(
    fc.constant('كلمة مرور طويلة 42'),
    fc.string({ unit: 'grapheme', minLength: 8, maxLength: 60 }),
  ),
  assessmentId: fc.constant(KNOWN_ID),
  orderId: fc.constant(KNOWN_ID),
  hourId: fc.constant(KNOWN_ID),
  until: fc.constantFrom('2026-11-20T09:00:00Z', '2026-11-20T09:00:00.123Z'),
  at: fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-27T09:00:00.123Z', '2026-11-19T09:00:00Z'),
  wishedDate: fc.constantFrom('2026-12-01', '2026-12-15'),
  message: fc.constantFrom('رسالة من سطرين\nإلى الفريق', 'A message of some length'),
  name: fc.constantFrom('نورة السالم', 'Noura'),
  company: fc.constantFrom('شركة الأفق', ''),
  section: fc.constantFrom('motivation', 'competency', 'skills'),
  questionNumber: fc.integer({ min: 1, max: 4 }),
  selectedField: fc.oneof({ weight: 3, arbitrary: fc.constant('technology') }, fc.constant('healthcare')),
  templateId: fc.constantFrom('basic', 'leadership'),
  expectedSalary: fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: 1_000_000 }).map(salary => new Intl.NumberFormat('ar-EG').format(salary)),
    fc.constantFrom('', null, '8,500', '۸۵۰۰'),
  ),
  // Of the plan that the answers of its person give, and of none.
  decisions: fc.array(
    fc.constantFrom(
      { field: 'PLN-1.day', value: 'sun', waited: 0 },
      { field: 'DEC-2.place', value: 'مكتبة الحي', waited: 90_000 },
      { field: 'ACH-1.done', value: 'yes', waited: 5 },
      { field: 'own-2.what', value: 'لقاء مع مرشد', waited: 0 },
      { field: 'week.hours', value: '21', waited: 0 },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  choices: fc.array(
    fc.constantFrom(
      { item: 'R1', choice: '4', waited: 0 },
      { item: 'V3', choice: 'left', waited: 90_000 },
      { item: 'night', choice: 'refuse', waited: 5 },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  fields: fc.constantFrom(['total'], ['total', 'form', 'facet:DEC'], ['form'], ['facet:XXX']),
  revision: fc.constant(null),
  ratings: fc.constantFrom([1, 3, 5, 7, 9], [9, 9, 9, 9, 9]),
  unjudged: fc.constant(null),
  comment: fc.constant(null),
  shows: fc.constantFrom('PLN', 'none', null),
  cv: fc.constantFrom(
    {},
    { name: { ar: 'نورة السالم', en: 'Noura' }, email: 'noura@example.com', phone: '+966 55 000 0000' },
    { work: [{ position: { en: 'Accountant' }, start: '٢٠١٩-٣', end: '2021', details: { ar: 'سطر\nسطر' } }] },
    { skills: [{ name: { ar: 'المحاسبة' } }], languages: [{ name: { en: 'Arabic' }, fluency: 'native' }] },
  ),
  redirectTo: fc.constantFrom('/results', '//evil.example', 'https://evil.example', 'javascript:alert(1)'),
}

/** Input that a schema accepts, or would but for a rule between the lines. */
export function validInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  return build(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function build(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const known = BY_NAME[name]
  if (known) return known
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => build(one)))
  const { minimum = -1e9, maximum = 1e9 } = schema
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const requiredKeys = (schema.required ?? []) as never[]
      return fc.record(Object.fromEntries(fields.map(([key, inner]) => [key, build(inner, key)])), {
        requiredKeys,
        noNullPrototype: true,
      })
    }
    case 'array':
      return fc.array(build(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(5, schema.maxItems ?? 5),
      })
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.oneof(
        fc.constantFrom('نورة السالم', 'Noura', 'الرياض'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(schema.maxLength ?? 40, 40) }),
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}
