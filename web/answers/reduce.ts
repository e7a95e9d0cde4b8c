import type { AnswerEvent, Effect, Step } from './answer-events.ts'
import {
  type AnswerState,
  type Confirmation,
  chosenIn,
  isAwaited,
  isHeld,
  isSame,
  isSignedOut,
  type News,
  NO_ATTEMPT,
  newsOf,
  positionIn,
  unsentOf,
  without,
} from './answer-state.ts'
import { begin, hear, restore, retry, stopping } from './catch-up.ts'
import type { WaitingAnswer } from './device-database.ts'
import { settle } from './settle.ts'

/**
 * Decides what an event makes of a tab's answering: answers leave in order, one at a time, each until it is acknowledged or
 * refused, and from the store only then. Pure: time, chance and the outside come with the events.
 */
export function reduce(state: AnswerState, event: AnswerEvent): Step {
  const [next, ...effects] = apply(state, event)
  return sendNext(next, effects)
}

/** Begins the next try, unless one is under way or set. */
function sendNext(state: AnswerState, effects: readonly Effect[]): Step {
  const [first] = unsentOf(state)
  if (!first) {
    const rest = { ...state, sending: null, failures: 0, paused: false }
    const trouble = isSignedOut(state) ? state.trouble : null
    return [{ ...rest, trouble }, ...effects, ...stopping(state)]
  }
  // What is under way counts only as long as it is wanted.
  const sending = state.sending && isAwaited(state, state.sending) ? state.sending : null
  const held = sending || isHeld(state) || state.writing.some(isSame(first))
  if (held) return [{ ...state, sending }, ...effects]
  return [
    { ...state, sending: first },
    ...effects,
    { do: 'send', answer: first, check: state.behind.includes(first) },
  ]
}

function apply(state: AnswerState, event: AnswerEvent): Step {
  switch (event.kind) {
    case 'visited': {
      const own = ofOwner(state, event.owner)
      return [own, { do: 'look', owner: own.owner, assessmentId: own.assessmentId }]
    }
    case 'begun':
      return begin(ofOwner(state, event.owner), event.attempt)
    case 'chosen':
      return choose(state, event)
    case 'choice_kept': {
      if (state.choice !== event.choice) return [state]
      const kept = { ...state, choiceKept: true, confirming: null }
      return state.confirming ? confirm(kept, state.confirming) : [kept]
    }
    case 'confirmed':
      return confirm(state, event)
    case 'stored':
      return stored(state, event.answer, event.taken)
    case 'due':
      return [{ ...state, paused: false }]
    case 'retry':
      return retry(state)
    case 'gone':
      return [{ ...state, behind: without(state.behind, [event.answer]) }]
    case 'signed_out':
      return [state.owner ? { ...state, trouble: 'signed_out' } : state]
    case 'refused_by_device':
      return [{ ...state, durable: false }]
    case 'left':
      return [
        { ...NO_ATTEMPT, durable: state.durable },
        { do: 'remove', answers: unsentOf(state) },
      ]
    case 'told':
      return isOurs(state, event.news) ? [state, { do: 'reread', news: event.news }] : [state]
    case 'looked':
      return event.owner === state.owner ? restore(state, event) : [state]
    case 'heard':
      return isOurs(state, event.news) ? hear(state, event) : [state]
    case 'sent':
      return event.answer.owner === state.owner ? settle(state, event) : [state]
  }
}

const isOurs = (state: AnswerState, { owner, id }: News) => owner === state.owner && id === state.assessmentId

/** Another person's answers stay in the store, for that person's next visit. */
function ofOwner(state: AnswerState, owner: string): AnswerState {
  if (owner === state.owner) return state
  return { ...NO_ATTEMPT, owner, durable: state.durable, paused: state.paused }
}

function choose(state: AnswerState, { answer, shownFor }: Extract<AnswerEvent, { kind: 'chosen' }>): Step {
  const { owner, assessmentId, confirming } = state
  const position = positionIn(state)
  const before = chosenIn(state)
  // An answer is final once it is confirmed.
  if (!assessmentId || before === answer || confirming?.position === position) return [state]
  const choice = { position, answer, changes: before ? (state.choice?.changes ?? 0) + 1 : 0, shownFor }
  return [
    { ...state, choice, choiceKept: false, confirming: null },
    { do: 'keep_choice', owner, assessmentId, choice },
  ]
}

/** Goes on at once; a page that has gone on already does not go on again. */
function confirm(state: AnswerState, confirmation: Confirmation): Step {
  const { owner, assessmentId, choice } = state
  const { position, at, ...timed } = confirmation
  if (!choice || !chosenIn(state) || position !== choice.position) return [state]
  if (!state.choiceKept) return [{ ...state, confirming: confirmation }]
  const answer: WaitingAnswer = {
    ...{ owner, assessmentId, position, confirmedAt: at },
    ...{ section: timed.section, questionNumber: timed.questionNumber, responseTime: timed.responseTime },
    ...{ answer: choice.answer, changes: choice.changes },
    waited: unsentOf(state).length > 0,
  }
  const waiting = [...state.waiting, answer]
  const writing = [...state.writing, answer]
  return [
    { ...state, waiting, writing, choice: null, movedBy: null, found: 0 },
    { do: 'store', answer },
  ]
}

function stored(state: AnswerState, answer: WaitingAnswer, taken: boolean): Step {
  const { owner, assessmentId: id } = answer
  // What another tab has put there takes its place before anything is sent.
  if (taken) return [state, { do: 'reread', news: { owner, id, answered: 0 }, taken: answer }]
  const next = { ...state, writing: state.writing.filter(other => other !== answer) }
  return [next, { do: 'tell', news: newsOf({ ...next, owner, assessmentId: id }) }]
}
