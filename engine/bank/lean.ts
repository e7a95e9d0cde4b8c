import { mean } from './mean.ts'
import { bothValuesOf, type StoryPair } from './pairs-in.ts'

/** Holds what one reader made of some items (`engine/bank/readings/`). */
export interface Reader {
  readonly language: string
  readonly condition: string
  readonly readings: readonly Reading[]
}

export interface Reading {
  /** The key of a pair without its version. */
  readonly item: string
  readonly version: number
  /** Ids of the options, the best first. */
  readonly ranked: readonly string[]
}

/**
 * Computes to which story readers of the options alone lean, and how far: the mean of (value in a - value in b) / 2 of
 * their first choice, -2 to 2; 0 while nobody has read this version.
 */
export function leanOf(pair: StoryPair, readers: readonly Reader[]): number {
  const options = bothValuesOf(pair)
  const leans = readers
    .filter(({ condition }) => condition === 'options only')
    .flatMap(({ readings }) => readings)
    .filter(({ item, version }) => `${item}@${version}` === pair.key)
    .flatMap(({ ranked: [first] }) => options.filter(({ id }) => id === first))
    .map(({ a, b }) => (a - b) / 2)
  return leans.length === 0 ? 0 : mean(leans)
}
