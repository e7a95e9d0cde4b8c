import type { StyleCount } from './count-style.ts'

/** Says one count in one language, as a whole sentence. */
export type StyleSentence = (count: StyleCount) => string
