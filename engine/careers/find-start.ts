import type { FamilyMatch } from './match-families.ts'
import { type OccupationMatch, READINESS } from './rate-readiness.ts'

type Family = Pick<FamilyMatch, 'rank' | 'tier'> & {
  readonly occupations: readonly Pick<OccupationMatch, 'readiness'>[]
}

/** Names the path to begin with: ahead alone, the first of several as near, or the first two of those that nothing parts. */
export type Start<Match> =
  | { readonly kind: 'alone'; readonly family: Match }
  | { readonly kind: 'ready'; readonly family: Match }
  | { readonly kind: 'two'; readonly families: readonly [Match, Match] }

/**
 * Finds the path to begin with (C7). Null where the best of them is only there to explore.
 *
 * @param families in their order, each with its occupations in theirs
 */
export function findStart<Match extends Family>(families: readonly Match[]): Start<Match> | null {
  const [best, second] = families
  if (!best || best.tier === 'explore') return null
  if (!second || second.rank !== best.rank) return { kind: 'alone', family: best }
  if (distanceOf(second) === distanceOf(best)) return { kind: 'two', families: [best, second] }
  return { kind: 'ready', family: best }
}

/** The place of its first occupation on the scale of readiness, 0 where its requirements are met. */
function distanceOf({ occupations: [first] }: Family): number {
  return first ? READINESS.indexOf(first.readiness) : READINESS.length
}
