import type { CoreSection } from '../vocabulary.ts'

/** Names where a section's score is expected: below the rating good, below excellent, or from excellent on (S3). */
export const GUESS_LEVELS = ['low', 'middle', 'high'] as const
export type GuessLevel = (typeof GUESS_LEVELS)[number]

/** Holds what a person expected of the three sections of the core before the result was shown. */
export type Guess = Readonly<Record<CoreSection, GuessLevel>>
