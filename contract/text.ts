import { z } from 'zod'
import { inEveryLanguage } from '#engine/languages/index.ts'

/**
 * Control characters, line and paragraph separators, bidirectional overrides and isolates, tag characters and the byte
 * order mark: they reorder or hide what a reader sees, so no name may hold them. ZWNJ and ZWJ belong to spelling and stay.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u

/** Left-to-right, right-to-left and Arabic letter marks: pasted along with text, never meant; dropped. */
const MARKS = /[\u200E\u200F\u061C]/g

/**
 * Accepts a line that the user types (a name, a city): trimmed, NFC, free of hidden characters. Lengths in characters.
 */
export function line(options: { min?: number; max: number; error: string }) {
  return z
    .string({ error: options.error })
    .refine(value => !FORBIDDEN.test(value.normalize('NFKC')), { error: 'text_control_characters' })
    .transform(value => value.replace(MARKS, '').normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(options.min ?? 1, { error: options.error })
        .max(options.max, { error: 'text_too_long' }),
    )
}

/** Accepts an e-mail address that the user types: trimmed, in small letters. */
export const email = (error: string) =>
  z
    .string({ error })
    .trim()
    .max(254, { error })
    .pipe(z.email({ error }))
    .transform(value => value.toLowerCase())

/** Accepts text of more than one line that the user types; as `line`, but its line breaks stay. */
export function paragraph(options: { min: number; max: number; error: string }) {
  return z
    .string({ error: options.error })
    .refine(value => !FORBIDDEN.test(value.normalize('NFKC').replace(/[\r\n\t]/g, ' ')), {
      error: 'text_control_characters',
    })
    .transform(value => value.replace(MARKS, '').normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(options.min, { error: options.error }).max(options.max, { error: 'text_too_long' }))
}

/** Holds a sentence in every language. */
export const words = z.object(inEveryLanguage(() => z.string()))
