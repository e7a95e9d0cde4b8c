import { textIn } from '../bank/block.ts'
import { wordCount } from '../bank/parts.ts'
import type { Form } from '../forms/forms.ts'
import type { PinnedItems } from '../forms/pin-items.ts'
import { FIRST_LOCALE, LANGUAGES, LOCALES } from '../languages/index.ts'
import { habitIn, valueOfAnswer } from '../public-view.ts'
import { type ScoredAttempt, scoreAttempt } from '../scoring/score-attempt.ts'
import type { Position, ScoredAnswer } from '../scoring/scored-answer.ts'
import type { TemplateId } from '../vocabulary.ts'
import { findForm, findRules } from './find-version.ts'
import { pinnedItems } from './pinned-items.ts'
import type { Released } from './released.ts'
import type { Rules } from './rules.ts'

/** Holds what the scores of a stored attempt come from. */
export interface StoredAnswers extends PinnedItems {
  readonly form: TemplateId
  readonly formVersion: number
  readonly scoringVersion: number
  /** One digit a position: where the chosen option stood. */
  readonly answers: string
  /** One letter a position: that of the language in which it was answered. */
  readonly languages: string
  readonly itemMilliseconds: readonly (number | null)[]
  /** One digit a position: 1 where an earlier attempt answered this very story; empty or absent where none did. */
  readonly readBefore?: string
  /** One digit a position: where the option stands that an earlier attempt chose with the twin; 0, empty or absent where none did. */
  readonly chosenBefore?: string
}

/** Joins a scored attempt with the form and the rules that it was scored by. */
export interface StoredResult {
  readonly form: Form
  readonly rules: Rules
  readonly scored: ScoredAttempt
  /** In the order of the form. */
  readonly answers: readonly ScoredAnswer[]
}

/**
 * Scores a completed attempt from its stored answers, by the versions that it has pinned. What is kept of scores for
 * lists is no source of any result, so that none can disagree with the answers.
 *
 * @throws UnknownVersion
 */
export function scoreStored(released: Released, stored: StoredAnswers): StoredResult {
  const form = findForm(released, stored.form, stored.formVersion)
  const rules = findRules(released, stored.scoringVersion)
  const answers = answersOf(released, form, stored)
  const scored = scoreAttempt(rules.scoring, form, answers)
  if (scored.kind === 'incomplete') throw new Error('An attempt that is marked complete lacks answers.')
  return { form, rules, scored, answers }
}

/**
 * Joins the stored answers, as far as they go, with what the keys say of them, in the order of the form.
 *
 * @throws UnknownVersion
 */
export function answersOf(released: Released, form: Form, stored: StoredAnswers): ScoredAnswer[] {
  const items = pinnedItems(released, form, stored).slice(0, stored.answers.length)
  return items.map((item, position): ScoredAnswer => {
    const displayed = Number(stored.answers[position]) as Position
    const chosen = Number(stored.chosenBefore?.[position] ?? 0)
    const locale = LOCALES.find(known => LANGUAGES[known].letter === stored.languages[position])
    return {
      section: item.section,
      number: item.number,
      facet: item.item.facet,
      value: valueOfAnswer(item, displayed),
      position: displayed,
      milliseconds: stored.itemMilliseconds[position] ?? null,
      words: wordCount(textIn(item, locale ?? FIRST_LOCALE)),
      scope: item.slot.scope,
      readBefore: stored.readBefore?.[position] === '1',
      ...(chosen > 0 && { chosenAgain: chosen === displayed }),
      ...habitIn(item, displayed),
    }
  })
}
