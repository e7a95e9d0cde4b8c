import { z } from 'zod'

/**
 * Control characters, line and paragraph separators, bidirectional overrides and isolates, tag characters and the byte
 * order mark: they reorder or hide what a reader sees, so no name may hold them. ZWNJ and ZWJ belong to spelling and stay.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u

/** Left-to-right, right-to-left and Arabic letter marks: pasted along with text, never meant; dropped. */
const MARKS = /[\u200E\u200F\u061C]/g

/** A line that a person types: a name, a city. Trimmed, NFC, free of hidden characters. Lengths in characters. */
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

/** An e-mail address that a person types: trimmed, in small letters. */
export const email = (error: string) =>
  z
    .string({ error })
    .trim()
    .max(254, { error })
    .pipe(z.email({ error }))
    .transform(value => value.toLowerCase())

/** Arabic-Indic and Persian digits, as a phone's Arabic keyboard types them, become Western ones. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, digit => String(digit.charCodeAt(0) - 0x06f0))
}

/** Both languages of a sentence. */
export const words = z.object({ ar: z.string(), en: z.string() })
