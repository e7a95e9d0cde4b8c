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

/** Finds the pairs of texts that overlap by at least so much, by their places in the list; each pair once. */
export function overlapping(
  texts: readonly ReadonlySet<string>[],
  least: number,
): { first: number; second: number; shared: number }[] {
  const holders = new Map<string, number[]>()
  return texts.flatMap((trigrams, second) => {
    const counts = new Map<number, number>()
    for (const trigram of trigrams) {
      const earlier = holders.get(trigram) ?? []
      for (const first of earlier) counts.set(first, (counts.get(first) ?? 0) + 1)
      earlier.push(second)
      holders.set(trigram, earlier)
    }
    return [...counts].flatMap(([first, count]) => {
      const shared = count / ((texts[first]?.size ?? 0) + trigrams.size - count)
      return shared < least ? [] : [{ first, second, shared }]
    })
  })
}
