import { z } from 'zod'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { westernDigits } from './digits.ts'
import type { Endpoint } from './endpoint.ts'
import { LEGAL_PAGE_IDS } from './legal-versions.ts'
import { contentPaths } from './paths.ts'
import { line } from './text.ts'

/** Builds the shapes of what an editor writes, by what a line is. A sentence comes in every language or not at all. */
function shapes<Line extends z.ZodType<string>>(lineOf: (max: number) => Line) {
  const words = (max: number) => z.object(inEveryLanguage(() => lineOf(max)))
  return {
    /** Marketing figures; null is shown nowhere. Figures about the test, its time and its price never stand here. */
    figures: z.object({
      users: words(40).nullable(),
      companies: words(40).nullable(),
      satisfaction: lineOf(20).nullable(),
      support: lineOf(20).nullable(),
      /** Bits of the connection's encryption. */
      encryption: lineOf(20).nullable(),
    }),
    testimonials: z
      .array(
        z.object({
          name: words(60),
          role: words(80),
          content: words(400),
          /** Shown with the word "example": it is invented. Without it, its author has agreed. */
          sample: z.boolean(),
        }),
      )
      .max(12, 'invalid_value'),
  }
}

const stored = shapes(() => z.string())
/** Reads what was typed: digits as the product writes them. */
const typed = shapes(max => line({ max, error: 'all_fields_required' }).transform(westernDigits))

export type Figures = z.output<typeof stored.figures>
export type Testimonials = z.output<typeof stored.testimonials>

/** Says from which day on the wording of each legal page is in force. */
const legalDates = z.partialRecord(z.enum(LEGAL_PAGE_IDS), z.iso.date('invalid_value'))
export type LegalDates = z.output<typeof legalDates>

/** Null, or without a date, is what nobody has changed: what the source holds is shown. */
export const content = z.object({
  figures: stored.figures.nullable(),
  testimonials: stored.testimonials.nullable(),
  /** Of the wordings that are on the pages now. */
  legalDates,
})
export type Content = z.output<typeof content>

/** Reads a change, and how it is known that what it says is true. */
export const contentChange = z.discriminatedUnion('part', [
  z.object({ part: z.literal('figures'), content: typed.figures, basis: basis() }),
  z.object({ part: z.literal('testimonials'), content: typed.testimonials, basis: basis() }),
  z.object({ part: z.literal('legalDates'), content: legalDates, basis: basis() }),
])
export type ContentChange = z.output<typeof contentChange>
export const CONTENT_PARTS = ['figures', 'testimonials', 'legalDates'] as const

function basis() {
  return line({ min: 10, max: 300, error: 'basis_short' })
}

export const contentEndpoints = {
  get: {
    ...contentPaths.get,
    access: 'public',
    summary:
      'Marketing figures, testimonials and dates of legal pages, as far as an editor has changed them.',
    response: content,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
