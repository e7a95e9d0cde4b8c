/** Tells how a section's score stands to what was guessed: above, with the guess within its range, or below. */
export type Difference = 'U' | 'S' | 'O'

/** Names a case by the differences of the three sections in order: under, same, over. */
export type GuessCase = `${Difference}${Difference}${Difference}`

/** Holds the 27 cases in one language; a missing one does not compile. */
export type GuessSentences = Readonly<Record<GuessCase, string>>
