import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  FIELD_IDS,
  type FieldId,
  LOCALES,
  type Locale,
  TEMPLATE_IDS,
  type TemplateId,
} from '#engine/vocabulary.ts'

/** Says who is simulated. */
export interface Plan {
  readonly count: number
  readonly form: TemplateId
  readonly fields: readonly FieldId[]
  /** A taker reads one of them; where there are several, most read the first. */
  readonly languages: readonly Locale[]
  readonly seed: number
}

/** Says how the command is called. */
export const USAGE = `npm run simulate -- COUNT [${TEMPLATE_IDS.join(' | ')}] [--field FIELD ...] [--language LANGUAGE ...] [--seed NUMBER]
npm run simulate -- remove`

const words = z.tuple([z.coerce.number().int().min(1).max(1_000_000)], z.enum(TEMPLATE_IDS))
const options = z.object({
  field: z.array(z.enum(FIELD_IDS)).default([...FIELD_IDS]),
  language: z.array(z.enum(LOCALES)).default([...LOCALES]),
  seed: z.coerce.number().int().default(1),
})

/** Reads the words of the command line; undefined for what the command does not know. */
export function readPlan(line: readonly string[]): Plan | 'remove' | undefined {
  if (line.length === 1 && line[0] === 'remove') return 'remove'
  try {
    const { positionals, values } = parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        field: { type: 'string', multiple: true },
        language: { type: 'string', multiple: true },
        seed: { type: 'string' },
      },
    })
    const [count, form = 'basic', ...more] = words.parse(positionals)
    const { field, language, seed } = options.parse(values)
    return more.length > 0 ? undefined : { count, form, fields: field, languages: language, seed }
  } catch {
    return undefined
  }
}
