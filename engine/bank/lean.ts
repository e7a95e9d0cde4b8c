import type { SourceLocale } from '../vocabulary.ts'
import type { Story } from './item.ts'
import { mean } from './mean.ts'
import { bothValuesOf, type StoryPair } from './pairs-in.ts'

/** Holds what one reader made of some items (`engine/bank/readings/`). */
export interface Reader {
  /** Distinguishes the readers of one day. */
  readonly reader: string
  readonly date: string
  /** What the reader was: `language model`, until people have read. */
  readonly kind: string
  readonly language: string
  readonly condition: string
  /** Tells that the reader was told to toss a coin where nothing in the options spoke for one side. */
  readonly ties?: 'coin'
  /** Whom a reader who was told to get the job stood for, and which job it was; invented. */
  readonly job?: string
  readonly readings: readonly Reading[]
}

export interface Reading {
  /** The key of a pair without its version. */
  readonly item: string
  readonly version: number
  /** The story that was told; none with the options alone. */
  readonly story?: Story
  /** Ids of the options, the best first. */
  readonly ranked: readonly string[]
}

/** Lists what readers made of this version of a pair under a condition, in one language or in both. */
export function readingsOf(
  { key }: StoryPair,
  readers: readonly Reader[],
  condition: string,
  locale?: SourceLocale,
): Reading[] {
  return readers
    .filter(reader => reader.condition === condition && (!locale || reader.language === locale))
    .flatMap(({ readings }) => readings)
    .filter(({ item, version }) => `${item}@${version}` === key)
}

/**
 * Computes to which story readers of the options alone lean, and how far: the mean of (value in a - value in b) / 2 of
 * their first choice, -2 to 2; 0 while nobody has read this version.
 */
export function leanOf(pair: StoryPair, readers: readonly Reader[]): number {
  const options = bothValuesOf(pair)
  const leans = readingsOf(pair, readers, 'options only')
    .flatMap(({ ranked: [first] }) => options.filter(({ id }) => id === first))
    .map(({ a, b }) => (a - b) / 2)
  return leans.length === 0 ? 0 : mean(leans)
}
