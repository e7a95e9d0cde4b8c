import { wholeText } from '#engine/bank/parts.ts'
import { wordsOf } from '#engine/bank/words.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { valueOfAnswer } from '#engine/public-view.ts'
import { type ScoredAttempt, scoreAttempt } from '#engine/scoring/score-attempt.ts'
import type { Position, ScoredAnswer } from '#engine/scoring/scored-answer.ts'
import type { Attempt } from './attempt.ts'
import { pinnedItems } from './pinned-items.ts'

/** Of an attempt, what its scores come from. */
type StoredAnswers = Pick<
  Attempt,
  'id' | 'form' | 'field' | 'itemVersions' | 'answers' | 'languages' | 'itemMilliseconds'
>

/**
 * Scores a completed attempt from its stored answers, on the items it has pinned. Scores are never stored, so they cannot
 * disagree with the answers.
 */
export function scoreStoredAttempt(attempt: StoredAnswers): ScoredAttempt {
  const items = pinnedItems(attempt.form, attempt.field, attempt.itemVersions)
  const answers = items.map((item, position): ScoredAnswer => {
    const displayed = Number(attempt.answers[position]) as Position
    const locale = attempt.languages[position] === 'e' ? 'en' : 'ar'
    return {
      section: item.section,
      number: item.number,
      facet: item.item.facet,
      value: valueOfAnswer(item, displayed),
      position: displayed,
      milliseconds: attempt.itemMilliseconds[position] ?? null,
      words: wordsOf(wholeText(item.text[locale])).length,
      scope: item.slot.scope,
    }
  })
  const scored = scoreAttempt(FORMS[attempt.form], answers)
  if (scored.kind === 'incomplete')
    throw new Error(`Attempt ${attempt.id} is marked complete and lacks answers.`)
  return scored
}
