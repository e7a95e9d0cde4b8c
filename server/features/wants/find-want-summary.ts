import { readWants } from '#engine/wants/read-wants.ts'
import { sumUpWants, type WantSummary } from '#engine/wants/sum-up-wants.ts'
import type { Deps } from '#server/deps.ts'
import { findWants } from './find-wants.ts'

/** Finds what a person wants of work, summed up: it orders and words the careers of this person's own pages. */
export async function findWantSummary(deps: Pick<Deps, 'database'>, userId: string): Promise<WantSummary> {
  const { answers } = await findWants(deps, userId)
  return sumUpWants(readWants(answers))
}
