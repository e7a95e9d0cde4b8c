import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import type { Change } from '../scoring/change-between.ts'
import { ar } from './change-sentences.ar.ts'
import { en } from './change-sentences.en.ts'
import type { ChangeSentences } from './change-sentences.ts'

const SENTENCES: Readonly<Record<Locale, ChangeSentences>> = { ar, en }

/** Says in one sentence how two attempts compare: improved, lower, no clear change, too soon or another form (E5). */
export function sayChange(change: Change): Words {
  return inEveryLanguage(locale => sentence(SENTENCES[locale], change))
}

function sentence(sentences: ChangeSentences, change: Change): string {
  if (change.kind === 'not-comparable') return sentences[change.reason]
  if (change.kind === 'no-clear-change') return sentences[change.kind]
  const points = Math.round(Math.abs(change.difference))
  return change.difference > 0 ? sentences.improved(points) : sentences.lower(points)
}
