import { bareWordsOf } from './words.ts'

/** Splits a text into its three-letter pieces, spaces included, as PostgreSQL's pg_trgm does. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const plain = bareWordsOf(text).join(' ')
  return new Set(
    Array.from({ length: Math.max(0, plain.length - 2) }, (_, start) => plain.slice(start, start + 3)),
  )
}

/** Computes the Jaccard index: shared pieces over all pieces, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}
