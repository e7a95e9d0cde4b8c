import type { Assessment } from '#contract/assessment.ts'
import type { AnswerEvent, Effect, Look, Step } from './answer-events.ts'
import {
  type AnswerState,
  allWaited,
  isSignedOut,
  positionIn,
  type Standing,
  takeable,
  unsentOf,
  without,
} from './answer-state.ts'
import type { WaitingAnswer } from './device-database.ts'

/** Takes over where the server has the attempt; what waits for it goes on, or behind. */
export function begin(state: AnswerState, attempt: Assessment): Step {
  const fresh = attempt.id !== state.assessmentId
  if (!fresh && attempt.answered <= state.answered) return retry(state)
  const due = takeable(attempt, state.waiting)
  const behind = [...state.behind, ...without(state.waiting, due)]
  const [next, ...effects] = retry(caughtUp({ ...state, behind }, attempt, due, 'device'))
  const look: Effect[] = fresh ? [{ do: 'look', owner: state.owner, assessmentId: attempt.id }] : []
  return [next, ...effects, { do: 'keep', assessment: attempt, back: false }, ...look]
}

/** Makes the next try due now. */
export function retry(state: AnswerState): Step {
  const trouble = isSignedOut(state) ? null : state.trouble
  return [{ ...state, trouble, paused: false }, ...stopping(state)]
}

/** Asks for a running timer to be called off. */
export const stopping = ({ paused }: AnswerState): Effect[] => (paused ? [{ do: 'stop_waiting' }] : [])

/** Moves to where an attempt stands, with what can follow there. */
export function caughtUp(
  state: AnswerState,
  { id, answered }: Standing,
  waiting: readonly WaitingAnswer[],
  by: AnswerState['movedBy'],
): AnswerState {
  const same = id === state.assessmentId
  return {
    ...state,
    ...(same ? {} : { choice: null, confirming: null }),
    assessmentId: id,
    answered,
    waiting,
    movedBy: same && answered > state.answered ? by : state.movedBy,
  }
}

/** Puts what the store has of this person in its place: on from here, or behind. */
export function restore(state: AnswerState, { assessmentId, stored, seen, choice, alone }: Look): Step {
  const base =
    seen && seen.id === state.assessmentId && seen.answered > state.answered
      ? caughtUp(state, seen, takeable(seen, state.waiting), state.movedBy)
      : state
  const chosen = assessmentId === base.assessmentId && !base.choice && choice
  const known = chosen ? { ...base, choice: chosen, choiceKept: true } : base
  const found = allWaited(without(stored, [...unsentOf(known), ...known.ended]))
  const [first] = found
  if (!first) return [known]
  // Before the page knows the attempt, what waits says which one it is.
  const attempt = known.assessmentId
    ? { id: known.assessmentId, answered: known.answered }
    : { id: first.assessmentId, answered: first.position }
  const merged = [...known.waiting, ...found].sort((a, b) => a.position - b.position)
  const due = takeable(attempt, merged)
  const behind = [...known.behind, ...without(merged, due)]
  const next = caughtUp({ ...known, behind }, attempt, due, null)
  const again: Effect[] = assessmentId
    ? []
    : [{ do: 'look', owner: next.owner, assessmentId: next.assessmentId }]
  if (!alone) return [next, ...again]
  return [{ ...next, found: found.length }, { do: 'say_found', count: found.length }, ...again]
}

/** Follows another tab: what it has confirmed, and what has been acknowledged. */
export function hear(
  state: AnswerState,
  { news, stored, taken }: Extract<AnswerEvent, { kind: 'heard' }>,
): Step {
  const ours = without(
    stored.filter(({ assessmentId }) => assessmentId === news.id),
    state.behind,
  )
  // What comes before the first that waits in the store has been acknowledged.
  const answered = Math.max(state.answered, news.answered, ours[0]?.position ?? 0)
  const all = [...ours, ...without(state.waiting, ours)].sort((a, b) => a.position - b.position)
  const waiting = allWaited(takeable({ id: news.id, answered }, all))
  // Acknowledged by its number, and still there: the tab that sent it is gone.
  const behind = [...state.behind, ...ours.filter(({ position }) => position < answered)]
  const moved = taken !== undefined || answered + waiting.length > positionIn(state)
  const writing = without(state.writing, taken ? [...ours, taken] : ours)
  const movedBy = moved ? 'tab' : state.movedBy
  const next: AnswerState = { ...state, answered, waiting, behind, writing, movedBy }
  const shown: Effect[] =
    news.assessment && news.answered >= answered ? [{ do: 'show', assessment: news.assessment }] : []
  // Another tab reaches the server: so does this one.
  const [due, ...effects] = answered > state.answered ? retry(next) : ([next] as Step)
  return [due, ...shown, ...effects]
}
