import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import type { StoredResult } from '../versions/score-stored.ts'
import { findCase } from './find-case.ts'
import type { Guess } from './guess.ts'
import type { GuessSentences } from './guess-sentences.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

const SENTENCES: Readonly<Record<Locale, GuessSentences>> = { ar, en }

/** Says where guess and result differ, in every language; null in the forms that ask for no guess. */
export function sayGuess(
  { rules, scored }: Pick<StoredResult, 'rules' | 'scored'>,
  guess: Guess,
): Words | null {
  const found = findCase(rules.scoring, scored, guess)
  return found && inEveryLanguage(locale => SENTENCES[locale][found])
}
