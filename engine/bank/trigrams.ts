import { bareWordsOf } from './words.ts'

/** The three-letter pieces of a text, spaces included, as in PostgreSQL's pg_trgm. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const plain = bareWordsOf(text).join(' ')
  return new Set(
    Array.from({ length: Math.max(0, plain.length - 2) }, (_, start) => plain.slice(start, start + 3)),
  )
}

/** Jaccard: shared pieces over all pieces, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}
