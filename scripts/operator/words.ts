import { z } from 'zod'
import type { Command } from './tools.ts'

export type Words = readonly string[]
/** Reads what follows a subject or a verb; null where it is not to be understood. */
export type Reader = (words: Words) => Command | null

const id = z.uuid()

/** Reads a subject: its verb, and what follows that; without a word the verb is ''. */
export function verbs(table: Readonly<Record<string, Reader>>): Reader {
  const readers = new Map(Object.entries(table))
  return ([verb = '', ...words]) => readers.get(verb)?.(words) ?? null
}

/** Reads a command that takes no word. */
export const alone =
  (command: Command): Reader =>
  words =>
    words.length === 0 ? command : null

/** Reads the id of a row, and what follows it. */
export const byId =
  (read: (id: string, words: Words) => Command | null): Reader =>
  ([first, ...words]) =>
    first !== undefined && id.safeParse(first).success ? read(first, words) : null

/** Reads the id of a row, and no other word. */
export const onlyId = (make: (id: string) => Command): Reader => byId((id, words) => alone(make(id))(words))

/**
 * Reads words as the fields of a call, in the order of their names, by the schema of that call. A name with `?` and those after it
 * may be missing.
 *
 * @example fields(look.body, ['query', 'reason'], words, showPerson)
 */
export function fields<Shape extends z.ZodType>(
  shape: Shape,
  names: readonly string[],
  words: Words,
  make: (read: z.output<Shape>) => Command,
): Command | null {
  const needed = names.filter(name => !name.endsWith('?')).length
  if (words.length < needed || words.length > names.length) return null
  const given = words.map((word, index) => [names[index]?.replace('?', ''), word])
  const read = shape.safeParse(Object.fromEntries(given))
  return read.success ? make(read.data) : null
}

/** Reads whole numbers, as they are typed, among words. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
