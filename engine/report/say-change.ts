import type { Change } from '../scoring/change-between.ts'
import type { Words } from '../vocabulary.ts'
import { ar } from './change-sentences.ar.ts'
import { en } from './change-sentences.en.ts'
import type { ChangeSentences } from './change-sentences.ts'

/** Says in one sentence how two attempts compare: improved, lower, no clear change, too soon or another form (E5). */
export function sayChange(change: Change): Words {
  return { ar: sentence(ar, change), en: sentence(en, change) }
}

function sentence(sentences: ChangeSentences, change: Change): string {
  if (change.kind === 'not-comparable') return sentences[change.reason]
  if (change.kind === 'no-clear-change') return sentences[change.kind]
  const points = Math.round(Math.abs(change.difference))
  return change.difference > 0 ? sentences.improved(points) : sentences.lower(points)
}
